import { expect, it } from 'vitest';
import type { GaiaView, Hex, Plan } from '../view';
import { begun, foreseen, ownTarget } from './foreseen';

const action = (a: string, ...hexes: string[]) => ({
  a,
  text: { id: `action-${a.split(' ')[0]}` },
  targets: hexes.map((hex) => `hex:${hex}`),
  does: { changes: { tokens: -2 } },
});
const hex = (name: string, more: Partial<Hex> = {}): Hex => ({ hex: name, q: 0, r: 0, sector: 0, ...more });
const seen = (hexes: Hex[], question = 'TakeTurn', plans: Plan[] = []) => ({ hexes, question, plans }) as unknown as GaiaView;

const empty = hex('0x0', { planet: 'ice' });
const space = hex('0x1');
const now = seen([empty, space]);

it('shows what would stand where nothing stands', () => {
  const mine = hex('0x0', { planet: 'ice', structure: 'mine', owner: 1 });
  const { built, joined } = foreseen(now, seen([mine, space]), 1, action('mine', '0x0'), []);
  expect(built).toEqual([mine]);
  expect(joined).toEqual([]);
});

it('shows a federation with what it costs', () => {
  const [planet, satellite] = [hex('0x0', { planet: 'ice', federations: [1] }), hex('0x1', { satellites: [1], federations: [1] })];
  const shown = foreseen(now, seen([planet, satellite]), 1, action('link', '0x1'), []);
  expect(shown.joined).toEqual([planet, satellite]);
  expect(shown.satellites).toEqual([satellite]);
  expect(shown.built).toEqual([]);
  expect(shown.marks).toEqual([{ icon: 'token', count: '−2' }]);
});

it('takes nothing of others for its own', () => {
  const other = hex('0x1', { satellites: [0], federations: [0] });
  const shown = foreseen(now, seen([empty, other]), 1, action('pass'), []);
  expect([...shown.joined, ...shown.satellites, ...shown.built]).toEqual([]);
});

it('shows the ways that planets leave to choose from', () => {
  const plan: Plan = { planets: ['0x0'], satellites: [], possible: ['0x1'], cost: { tokens: 1 } };
  const then = seen([empty, space], 'ChooseSatellites', [plan]);
  const shown = foreseen(seen([empty, space], 'ChoosePlanets', [plan, plan]), then, 1, action('unite', '0x0'), []);
  expect(shown.joined).toEqual([empty]);
  expect(shown.possible).toEqual([space]);
  expect(shown.marks).toEqual([{ icon: 'token', count: '−1' }]);
  expect(begun(then)?.possible).toEqual([space]);
  expect(begun(now)).toBeNull();
});

it('finds what only one of several answers names', () => {
  const [one, two] = [action('unite 1', '0x0', '0x1'), action('unite 2', '0x0')];
  expect(ownTarget(one, [one, two])).toBe('hex:0x1');
  expect(ownTarget(two, [one, two])).toBeNull();
});
