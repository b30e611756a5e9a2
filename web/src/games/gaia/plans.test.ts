import { expect, it } from 'vitest';
import { forms, planOf, planShown } from './plans';
import type { GaiaView, Plan } from './view';

const action = (a: string) => ({
  a,
  text: { id: `action-${a.split(' ')[0]}` },
  targets: a.split(' ').slice(1).map((hex) => `hex:${hex}`),
  does: {},
});
const seen = (...plans: Plan[]) => ({ plans }) as unknown as GaiaView;

const one: Plan = { planets: ['0x0', '0x3'], satellites: ['0x1', '0x2'], possible: [], cost: { tokens: 2 } };
const two: Plan = { planets: ['0x0', '1x2'], satellites: ['1x1'], possible: ['0x1', '1x0'], cost: { tokens: 2 } };
const choosing = seen(one, two);

it('finds the plan of the planets that an action unites', () => {
  expect(planOf(action('unite 0x0 1x2'), choosing)).toBe(two);
  expect(planOf(action('unite 0x0 1x2 5x5'), choosing)).toBeNull();
  expect(planOf(action('mine 0x0'), choosing)).toBeNull();
});

it('knows that a federation of the Ivits may take in nothing new', () => {
  const grown: Plan = { planets: [], satellites: [], possible: [], cost: { tokens: 0 } };
  expect(planOf(action('unite'), seen(grown))).toBe(grown);
});

it('links the planets of the plan by the satellites of the route', () => {
  expect(planOf(action('link 0x1 1x1'), seen(two))).toEqual({ ...two, satellites: ['0x1', '1x1'], possible: [] });
});

it('tells what forms a federation without another question about its satellites', () => {
  expect(forms(action('unite 0x0 0x3'), choosing)).toBe(true);
  expect(forms(action('unite 0x0 1x2'), choosing)).toBe(false);
  expect(forms(action('link 0x1 1x1'), seen(two))).toBe(true);
  expect(forms(action('federate'), seen(one))).toBe(true);
  expect(forms(action('federate'), seen(two))).toBe(false);
  expect(forms(action('federate'), seen())).toBe(false);
  expect(forms(action('pass'), seen(one))).toBe(false);
});

it('shows what is previewed, else the only one left, else nothing', () => {
  const both = [action('unite 0x0 0x3'), action('unite 0x0 1x2')];
  expect(planShown(choosing, null, both)).toBeNull();
  expect(planShown(choosing, both[1]!, both)).toBe(two);
  expect(planShown(choosing, null, both.slice(0, 1))).toBe(one);
  expect(planShown(seen(one), null, [action('federate'), action('pass')])).toBeNull();
  expect(planShown(seen(), null, [])).toBeNull();
});

it('shows the planets and what all routes share while routes are left', () => {
  const routes = [action('link 0x1 1x1'), action('link 1x0 1x1')];
  expect(planShown(seen(two), null, routes)).toEqual({ ...two, satellites: ['1x1'], possible: [] });
});
