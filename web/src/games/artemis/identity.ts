/** What lies where, so that dice, colonists and buildings travel. */
import { follower, type Places } from '../../shell/pieces';
import { present, type ArtemisView, type Owner, type People } from './view';

export type { Places } from '../../shell/pieces';

export const ownerCode = ({ seat, drone }: Owner): string => (seat === null ? `drone${drone}` : String(seat));
const dieKind = (owner: Owner, face: number): string => `die-${ownerCode(owner)}-${face}`;

/** Numbers equal things at a place, so that each keeps its id while others come and go. */
export function counter(): (place: string) => string {
  const seen = new Map<string, number>();
  return (place) => {
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    return `${place}.${nth}`;
  };
}

export const diePlace = (area: string, owner: Owner, face: number): string => `${area}/${dieKind(owner, face)}`;

const pieces = follower((view: ArtemisView) => {
  const found = new Map<string, string>();
  const nth = counter();
  const die = (area: string, owner: Owner, face: number): void => void found.set(nth(diePlace(area, owner, face)), dieKind(owner, face));
  const people = (area: string, there: People): void => {
    for (const { kind, count } of present(there)) for (let at = 0; at < count; at += 1) found.set(`${area}/${kind}.${at}`, kind);
  };
  for (const { number, dice, colonists, building } of view.expeditions) {
    for (const each of dice) die(`expedition:${number}`, each, each.face);
    people(`expedition:${number}`, colonists);
    if (building) found.set(`expedition:${number}/${building}`, building);
  }
  for (const each of view.vents.dice) die('vents', each, each.face);
  for (const each of view.quarry.dice) die('quarry', each, each.face);
  for (const { id, bids } of view.gantry) {
    const place = nth(`gantry/${id}`);
    found.set(place, id);
    for (const each of bids) die(place, each, each.face);
  }
  for (const each of view.doorstep.dice) die('doorstep', each, each.face);
  people('doorstep', view.doorstep.colonists);
  for (const each of view.academy.dice) die('academy', each, each.face);
  for (const each of view.outfitters) die('outfitters', each, each.face);
  for (const { seat, dice, shelters, buildings } of view.players) {
    for (const face of dice) die('reserve', { seat, drone: null }, face);
    people(`${seat}/shelters`, shelters);
    const owned = counter();
    for (const { id, number, colonists } of buildings) {
      found.set(owned(`${seat}/${id}`), id);
      people(`${seat}/building:${number}`, colonists);
    }
  }
  return found;
});

/** The id of the piece at each place of a view. */
export const piecesOf = (view: ArtemisView): Places => pieces(view);
