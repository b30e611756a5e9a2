import { expect, it } from 'vitest';
import { changedHexes, forget, history, remember } from './history';
import type { GaiaView, Hex } from './view';

const hex = (more: Partial<Hex> = {}): Hex => ({ hex: '0x0', q: 0, r: 0, sector: 0, ...more });
const view = (round: number, here: Hex, vp = 0): GaiaView =>
  ({ round, tiles: [], rounds: [], finals: [], seats: 1, hexes: [here], players: [{ seat: 0, faction: null, vp }] }) as unknown as GaiaView;

it('tells what the last move touched until another move touches something', () => {
  remember(view(1, hex()));
  const built = view(1, hex({ structure: 'mine', owner: 2 }), 1);
  remember(built);
  expect(changedHexes(built)).toEqual([{ hex: '0x0', owner: 2 }]);
  const later = view(1, hex({ structure: 'mine', owner: 2 }), 2);
  remember(later);
  expect(changedHexes(later)).toEqual([{ hex: '0x0', owner: 2 }]);
});

it('is shorter after an undo', () => {
  const length = history().length;
  remember(view(2, hex()));
  remember(view(2, hex(), 5));
  remember(view(2, hex()));
  expect(history()).toHaveLength(length + 1);
});

it('marks one move alone after a leap, which shows a view that does not follow', () => {
  remember(view(1, hex({ hex: '9x9' })));
  forget();
  const before = view(4, hex({ structure: 'mine', owner: 1 }), 7);
  const after = view(4, hex({ structure: 'mine', owner: 1 }), 8);
  remember(before);
  remember(after);
  expect(changedHexes(before)).toEqual([]);
  expect(changedHexes(after)).toEqual([]);
});
