import { expect, it } from 'vitest';
import { onBoard, onMap } from './identity';
import { BUILDINGS, type GaiaView, type Hex } from './view';

const supply = Object.fromEntries(BUILDINGS.map((structure) => [structure, 3]));
const view = (...hexes: Partial<Hex>[]): GaiaView =>
  ({ hexes, players: [{ seat: 0, faction: 'terrans' }], printed: { supply } }) as unknown as GaiaView;
const mine = (hex: string): Partial<Hex> => ({ hex, structure: 'mine', owner: 0 });

it('builds the first of the board, which travels to the map, and takes it back', () => {
  const [first, ...rest] = onBoard(view(), 0).mine;
  expect(rest).toHaveLength(2);
  const built = view(mine('0x0'));
  expect(onMap(built).get('0x0')).toBe(first);
  expect(onBoard(built, 0).mine).toEqual(rest);
  expect(onBoard(view(), 0).mine).toEqual([first, ...rest]);
});

it('keeps apart what stays, what goes and what comes', () => {
  const before = onMap(view(mine('0x0'), mine('1x0')));
  const now = onMap(view(mine('1x0'), { hex: '0x0', structure: 'lab', owner: 0 }, { hex: '2x0', structure: 'mine', owner: 'automa' }));
  expect(now.get('1x0')).toBe(before.get('1x0'));
  expect(now.get('0x0')).toMatch(/^0\/lab#/u);
  expect(now.get('2x0')).toMatch(/^automa\/mine#/u);
});
