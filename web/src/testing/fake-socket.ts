/** For tests: the server's end of a socket. */
import type { PatchOperation } from '../lib/json-patch';
import type { LegalAction, TableDocument, TableSummary } from '../lib/types';

export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  /** What the browser closed it with. */
  closedWith: number | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {}

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hearDocument(document: TableDocument, ref?: unknown): void {
    this.hear({ type: 'table', document, ref });
  }

  hearPatch(patch: PatchOperation[], ref?: unknown): void {
    this.hear({ type: 'patch', patch, ref });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.closedWith = code;
    this.drop(code);
  }
}

export const action = (a: string, ...targets: string[]): LegalAction => ({ a, text: { id: 'act' }, targets, does: {} });

/** A table of two, the reader on the first seat. */
export function documentWith(
  { table, ...parts }: Omit<Partial<TableDocument>, 'table'> & { table?: Partial<TableSummary> } = {},
): TableDocument {
  return {
    table: {
      id: 'k3v9',
      game: 'toy',
      status: 'playing',
      seats: ['Ada', 'Bea'].map((name, seat) => ({ seat, name, kind: 'human', bot: null, online: true })),
      you: 0,
      waiting: [0],
      private: false,
      invitation: null,
      options: {},
      clock: { kind: 'none' },
      outcome: {
        results: [0, 1].map((seat) => ({ seat, opponent: null, score: 0, tie_breaks: [], place: 1, won: true })),
        goals: [],
        rank: null,
      },
      created: '',
      moved: '',
      ...table,
    },
    step: 3,
    view: { pile: 7, players: [{ score: 0 }, { score: 0 }] },
    prompt: { id: 'prompt-Turn' },
    rule: 'R1',
    actions: [action('take 1', 'thing:1'), action('take 2', 'thing:2'), action('swap 1 2', 'thing:1', 'thing:2')],
    question: 'q1',
    undo: null,
    clock: null,
    habits: null,
    events: [{ step: 3, id: 'event-Taken', args: {} }],
    guide: null,
    ahead: null,
    prepared: null,
    ...parts,
  };
}
