import { beforeEach, describe, expect, it } from 'vitest';
import type { Confirm } from '../../lib/settings.svelte';
import type { Consequences, ForeseenMessage, LegalAction } from '../../lib/types';
import { action } from '../../testing/fake-socket';
import { Move, type Asking, type Played } from './move.svelte';

const does = (of: LegalAction, consequences: Consequences): LegalAction => ({ ...of, does: consequences });
const asks = (...actions: LegalAction[]): Asking => ({ view: { stones: 0 }, prompt: { id: 'prompt' }, rule: 'R1', actions });

/** Take a port, then pay for it with a card; or leave at once. */
const port = (nth: number): LegalAction => does(action(`take ${nth}`, `port:${nth}`), { continues: true });
const pay = (card: number): LegalAction => does(action(`pay ${card}`, `card:${card}`), { changes: { cards: -1 } });
const leave = action('leave', 'door');

/** A table whose server answers when it is told to. */
class Table implements Played {
  base = $state.raw(asks(port(1), port(2), leave));
  confirm: Confirm = 'never';
  sent: string[][] = [];
  asked: { moves: string[]; answer: (message: ForeseenMessage | null) => Promise<void> }[] = [];

  foresee(moves: LegalAction[]): Promise<ForeseenMessage | null> {
    return new Promise((resolve) => {
      const answer = async (message: ForeseenMessage | null): Promise<void> => {
        resolve(message);
        await new Promise((after) => setTimeout(after));
      };
      this.asked.push({ moves: moves.map(({ a }) => a), answer });
    });
  }

  seen = (message: ForeseenMessage): unknown => message.view;
  redraw = (change: () => void): void => change();
  async send(moves: LegalAction[]): Promise<void> {
    this.sent.push(moves.map(({ a }) => a));
  }
}

const foreseen = (stones: number, ...actions: LegalAction[]): ForeseenMessage =>
  ({ type: 'foreseen', view: { stones }, prompt: { id: 'prompt-pay' }, rule: 'R2', actions }) as unknown as ForeseenMessage;
const payments = foreseen(1, pay(3), pay(4));

let table: Table;
let move: Move;
const taken = (): string[] => move.steps.map(({ action: { a } }) => a);
const lastAsked = (): Table['asked'][number] => table.asked.at(-1)!;

beforeEach(() => {
  table = new Table();
  move = new Move(table);
});

/** The port is taken, but not played. */
async function takePort(nth = 1): Promise<void> {
  move.point(`port:${nth}`, 'target');
  await lastAsked().answer(payments);
}

describe('an answer that leaves another question', () => {
  it('is a step of the move that is not played yet', async () => {
    await takePort();
    expect(taken()).toEqual(['take 1']);
    expect(move.asking).toMatchObject({ view: { stones: 1 }, rule: 'R2' });
    expect([...move.next]).toEqual(['card:3', 'card:4']);
    expect(move.marked).toEqual(['port:1']);
    expect(table.sent).toEqual([]);
  });

  it('is played with what completes it', async () => {
    await takePort();
    move.point('card:3', 'target');
    expect(table.sent).toEqual([['take 1', 'pay 3']]);
  });

  it('is asked about once, however often it is looked at', () => {
    move.point('port:1', 'target');
    move.foreseeLooked();
    expect(table.asked.map(({ moves }) => moves)).toEqual([['take 1']]);
  });
});

describe('walking back', () => {
  it('gives up a step that is still being foreseen', async () => {
    move.point('port:1', 'target');
    expect(move.back()).toBe(true);
    await lastAsked().answer(payments);
    expect([taken(), move.chosen]).toEqual([[], []]);
  });
});

describe('a yes', () => {
  const end: LegalAction = { ...action('end'), main: true };

  it('plays what waits for it', async () => {
    table.confirm = 'always';
    move.take(leave);
    expect([table.sent, move.agreed?.a]).toEqual([[], 'leave']);
    expect(move.confirm()).toBe(true);
    expect(table.sent).toEqual([['leave']]);
  });

  it('ends what was begun in sight', async () => {
    table.confirm = 'always';
    move.point('port:1', 'target');
    await lastAsked().answer(foreseen(1, pay(3), end));
    expect(move.agreed?.a).toBe('end');
    expect(move.confirm()).toBe(true);
    expect(table.sent).toEqual([['take 1', 'end']]);
  });

  it('means nothing before anything is chosen', () => {
    table.base = asks(leave, end);
    expect([move.agreed, move.confirm(), table.sent]).toEqual([null, false, []]);
  });
});

describe('walking back', () => {
  it('goes one step at a time', async () => {
    table.confirm = 'always';
    await takePort();
    move.point('card:3', 'target');
    expect(move.held?.a).toBe('pay 3');
    expect(move.back()).toBe(true);
    expect([move.held, move.chosen, taken()]).toEqual([null, [], ['take 1']]);
    expect(move.back()).toBe(true);
    expect([taken(), move.asking]).toEqual([[], table.base]);
    expect(move.back()).toBe(false);
  });

  it('gives up everything at once', async () => {
    await takePort();
    move.cancel();
    expect(move.isBegun).toBe(false);
  });

  it('goes to the step whose thing is pointed at again', async () => {
    await takePort();
    move.point('port:1', 'sel');
    expect([taken(), move.marked]).toEqual([[], []]);
  });
});

describe('pointing elsewhere after a step', () => {
  it('begins the move there', async () => {
    await takePort(1);
    expect(move.elsewhere.has('port:2')).toBe(true);
    await takePort(2);
    expect([taken(), move.marked]).toEqual([['take 2'], ['port:2']]);
  });

  it('plays another answer to the first question alone', async () => {
    await takePort();
    move.point('door', 'avail');
    expect(table.sent).toEqual([['leave']]);
  });
});

describe('what the server foresees too late', () => {
  it('makes no step when the player has gone elsewhere', async () => {
    move.point('port:1', 'target');
    const first = lastAsked();
    move.cancel();
    await first.answer(payments);
    expect(taken()).toEqual([]);
  });

  it('makes no step when another was taken meanwhile', async () => {
    move.point('port:1', 'target');
    const first = lastAsked();
    move.point('port:2', 'avail');
    await lastAsked().answer(payments);
    await first.answer(foreseen(9));
    expect(taken()).toEqual(['take 2']);
    expect(move.asking.view).toEqual({ stones: 1 });
  });

  it('tells nothing of a position that has changed', async () => {
    move.pointed = leave;
    move.foreseeLooked();
    const old = lastAsked();
    table.base = asks(port(1), leave);
    await old.answer(foreseen(9));
    expect(move.ahead).toEqual([]);
    move.foreseeLooked();
    await lastAsked().answer(foreseen(2));
    expect(move.ahead.map(({ view }) => view)).toEqual([{ stones: 2 }]);
  });

  it('is not asked for once the move is sent', () => {
    move.take(leave);
    move.foreseeLooked();
    expect(table.asked).toEqual([]);
  });
});

describe('a document that changes under the same question', () => {
  it('takes the steps again and keeps what was chosen', async () => {
    table.confirm = 'always';
    await takePort();
    move.point('card:4', 'target');
    table.base = asks(port(1), leave);
    const renewed = move.renew();
    expect(lastAsked().moves).toEqual(['take 1']);
    await lastAsked().answer(foreseen(5, pay(4)));
    await renewed;
    expect([taken(), move.chosen, move.held?.a]).toEqual([['take 1'], ['card:4'], 'pay 4']);
    expect(move.asking.view).toEqual({ stones: 5 });
  });

  it('stays while the table goes on twice', async () => {
    await takePort();
    table.base = asks(port(1), leave);
    void move.renew();
    const overtaken = lastAsked();
    table.base = asks(port(1), port(2), leave);
    const renewed = move.renew();
    expect(taken()).toEqual(['take 1']);
    await overtaken.answer(payments);
    await lastAsked().answer(foreseen(7, pay(4)));
    await renewed;
    expect([taken(), move.asking.view]).toEqual([['take 1'], { stones: 7 }]);
  });

  it('is taken after all if the table goes on while it is foreseen', async () => {
    move.point('port:1', 'target');
    table.base = asks(port(1), leave);
    await move.renew();
    await lastAsked().answer(payments);
    expect(taken()).toEqual(['take 1']);
  });

  it('leaves nothing of a step that is not offered any more', async () => {
    await takePort();
    table.base = asks(port(2), leave);
    await move.renew();
    expect(move.isBegun).toBe(false);
  });

  it('does not bring back what was given up meanwhile', async () => {
    await takePort();
    table.base = asks(port(1), leave);
    const renewed = move.renew();
    move.cancel();
    await lastAsked().answer(payments);
    await renewed;
    expect(taken()).toEqual([]);
  });
});

describe('a step that the server does not foresee', () => {
  it('is played by itself', async () => {
    move.point('port:1', 'target');
    await lastAsked().answer(null);
    expect([table.sent, taken()]).toEqual([[['take 1']], []]);
  });

  it('waits for a yes where one is wanted', async () => {
    table.confirm = 'always';
    move.point('port:1', 'target');
    await lastAsked().answer({ ...payments, prompt: null, actions: [] });
    expect([table.sent, move.held?.a]).toEqual([[], 'take 1']);
    move.confirm();
    expect(table.sent).toEqual([['take 1']]);
  });
});

describe('many kinds of answers', () => {
  const kinds = ['a', 'b', 'c', 'd', 'e'].flatMap((id) =>
    [1, 2].map((nth) => ({ ...action(`${id} ${nth}`, `thing:${id}${nth}`, `more:${id}`), text: { id } })),
  );

  it('are looked at one at a time, the first one first', () => {
    table.base = asks(...kinds);
    expect([...move.next]).toEqual(['thing:a1', 'more:a', 'thing:a2']);
    move.look('c');
    expect([...move.next]).toEqual(['thing:c1', 'more:c', 'thing:c2']);
  });

  it('follow the thing that is pointed at', () => {
    table.base = asks(...kinds);
    move.point('thing:d1', 'avail');
    expect(move.open.map(({ a }) => a)).toEqual(['d 1', 'd 2']);
  });
});
