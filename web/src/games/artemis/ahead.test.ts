import { expect, it } from 'vitest';
import type { LegalAction } from '../../shell/game-ui';
import { chosenFace, newDice, partAhead, standing, type Ahead } from './ahead';
import type { ArtemisView, Expedition, HarvestDie } from './view';

const die = (seat: number, face: number, takes = face): HarvestDie => ({ seat, drone: null, face, takes });
const withVents = (...dice: HarvestDie[]) => ({ vents: { stock: 8, coming: 0, dice } }) as unknown as ArtemisView;
const ahead = (...views: ArtemisView[]): Ahead[] => views.map((view) => ({ action: {} as LegalAction, view }));
const vents = (view: ArtemisView, views: Ahead[]) => partAhead(view, views, (each) => each.vents, ({ dice }) => dice.length);

it('finds the die that would be new, however the row is sorted', () => {
  expect(newDice([die(1, 2), die(0, 5)], [die(1, 2), die(0, 4), die(0, 5)])).toEqual([false, true, false]);
});

it('counts equal dice of one owner', () => {
  expect(newDice([die(0, 3)], [die(0, 3), die(0, 3)])).toEqual([false, true]);
});

it('knows a row that is as it was', () => {
  const row = [die(0, 3)];
  expect(newDice(row, row)).toEqual([false]);
});

it('shows what one answer would change', () => {
  const [now, then] = [withVents(die(1, 5)), withVents(die(0, 4), die(1, 5, 4))];
  expect(vents(now, ahead(then))).toBe(then.vents);
});

it('shows of several answers the one that brings a die, not the one that only changes something', () => {
  const now = withVents(die(1, 5));
  const [lowered, brought] = [withVents(die(1, 3)), withVents(die(0, 4), die(1, 5, 4))];
  expect(vents(now, ahead(lowered, brought))).toBe(brought.vents);
  expect(vents(now, ahead(lowered, lowered))).toBe(now.vents);
});

it('does not show a row as resolved before it is', () => {
  const now = withVents(die(1, 5));
  expect(vents(now, ahead(withVents()))).toBe(now.vents);
});

it('tells a rank on an expedition, and who is alone', () => {
  const ranks = [{ seat: 2, drone: null, strength: 9 }, { seat: null, drone: 1, strength: 6 }];
  expect(standing({ ranks } as unknown as Expedition, 2)).toEqual({ rank: 1, alone: false });
  expect(standing({ ranks: ranks.slice(0, 1) } as unknown as Expedition, 2)).toEqual({ rank: 1, alone: true });
  expect(standing({ ranks } as unknown as Expedition, 0)).toBeNull();
});

it('takes the die that was chosen last', () => {
  expect(chosenFace(['die:2', 'vents'])).toBe(2);
  expect(chosenFace(['die:2', 'face:4', 'die:4'])).toBe(4);
  expect(chosenFace(['vents'])).toBeNull();
});
