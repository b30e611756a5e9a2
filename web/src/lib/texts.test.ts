import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (lang: string): string => readFileSync(new URL(`../texts/${lang}.ftl`, import.meta.url), 'utf8');
const messages = (source: string): string => source.replace(/^#.*\n/gmu, '');
const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gmu)].map((found) => found[1]!);
const gaps = (source: string): Map<string, string> =>
  new Map(
    messages(source)
      .trim()
      .split(/\n(?=[a-z])/u)
      .map((message) => [
        message.slice(0, message.indexOf(' =')),
        [...new Set([...message.matchAll(/\$(\w+)/gu)].map((found) => found[1]))].toSorted().join(' '),
      ]),
  );

const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../games/*/**', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const used = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\bt\('([\w-]+)'/gu)].map((found) => found[1]!),
);

describe('the client', () => {
  it('has every message that the client says', () => {
    const known = new Set(keys(read('en')));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });

  it('are the same messages in both languages, each once', () => {
    const fr = keys(read('fr'));
    expect(fr).toEqual(keys(read('en')));
    expect(new Set(fr).size).toBe(fr.length);
  });

  it('have the same gaps in both languages', () => {
    expect(gaps(read('fr'))).toEqual(gaps(read('en')));
  });
});
