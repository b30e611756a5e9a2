/** Free conversions by their code: `3pw-1o` pays 3 power for 1 ore. */
import type { Mark } from '../faces';

const ICONS: Record<string, string> = {
  pw: 'tokens',
  t: 'tokens',
  q: 'qic',
  o: 'ore',
  k: 'knowledge',
  c: 'credits',
  gf: 'gaiaformer',
};

export interface Conversion {
  pay: Mark[];
  get: Mark[];
}

function marks(words: string): Mark[] {
  return [...words.matchAll(/(\d+)([a-z]+)/gu)].map(([, count, unit]) => ({
    icon: ICONS[unit!] ?? 'tokens',
    count: Number(count),
  }));
}

/** The last part is what is gained; some pay with two things. Burning spends two tokens of bowl II for one in III. */
export function conversion(code: string): Conversion {
  if (code === 'burn') return { pay: [{ icon: 'tokens', count: 2 }], get: [{ icon: 'charge', count: 1 }] };
  const parts = code.split('-');
  return { pay: parts.slice(0, -1).flatMap(marks), get: marks(parts.at(-1) ?? '') };
}
