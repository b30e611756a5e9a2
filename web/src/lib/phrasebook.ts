/** Says sentences with Fluent messages; the mirror of tablee.kit.text.Phrasebook. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Sentence } from './types';

export class MissingWords extends Error {}

function isSentence(value: Argument): value is Sentence {
  return typeof value === 'object' && !Array.isArray(value);
}

/** An abbreviation at the end of a sentence (« 2 C.I.Q. ») has brought its full stop. */
const FULL_STOPS = /(?<=[\p{L}\p{N}])\.\.(?=\s|$)/gu;

export class Phrasebook {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** `sentence` in words; throws `MissingWords` for a missing message or argument. */
  say(sentence: Sentence, names: readonly string[] = [], you: number | null = null): string {
    const pattern = this.bundle.getMessage(sentence.id)?.value;
    if (!pattern) throw new MissingWords(`${this.lang}: no message ${sentence.id}`);
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(sentence.args ?? {})) {
      if (Array.isArray(value)) {
        args[name] = this.list(value.map((item) => this.say(item, names, you)));
      } else if (isSentence(value)) {
        args[name] = this.say(value, names, you);
      } else if (name === 'seat' && typeof value === 'number') {
        args[name] = this.name(value, names, you);
        args['who'] = value === you ? 'you' : 'other';
      } else {
        args[name] = value;
      }
    }
    const problems: Error[] = [];
    const words = this.bundle.formatPattern(pattern, args, problems);
    if (problems[0]) throw new MissingWords(`${this.lang}: ${sentence.id}: ${problems[0].message}`);
    return words.replace(FULL_STOPS, '.');
  }

  private name(seat: number, names: readonly string[], you: number | null): string {
    if (seat === you) return this.say({ id: 'you' });
    return names[seat] ?? this.say({ id: 'player', args: { number: seat + 1 } });
  }

  private list(items: string[]): string {
    if (items.length < 2) return items.join('');
    const head = items.slice(0, -1).join(', ');
    return this.say({ id: 'list-and', args: { head, last: items[items.length - 1]! } });
  }
}
