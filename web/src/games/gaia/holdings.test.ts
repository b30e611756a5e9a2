import { expect, it } from 'vitest';
import icons from './icons.svg?raw';
import { SIGNS, signOf } from './holdings';

it('has a picture for every sign', () => {
  const missing = Object.values(SIGNS).flat().filter((icon) => !icons.includes(`id="gp-${icon}"`));
  expect(missing).toEqual([]);
});

it('has none for what it does not know', () => {
  expect(signOf('shields')).toEqual([]);
});

it('tells things that are counted apart by their signs', () => {
  const drawn = Object.values(SIGNS).map((icons) => icons.join());
  expect(new Set(drawn).size).toBe(drawn.length);
});
