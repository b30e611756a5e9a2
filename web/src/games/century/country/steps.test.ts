import { describe, expect, it } from 'vitest';
import type { CenturyView, Player } from '../view';
import { stagesOf } from './steps';

const view = (over: Partial<CenturyView> = {}): CenturyView => ({ phase: 'consolidation', round: 3, printed: { rounds: 6 }, ...over }) as CenturyView;
const player = (over: Partial<Player>): Player => ({ step: 'tiles', aside: [], attaching: null, waste_aside: 0, technologies: [], ...over }) as unknown as Player;
const marks = (of: Partial<Player>, at: Partial<CenturyView> = {}): string[] => stagesOf(view(at), player(of)).map(({ mark }) => mark);

describe('the steps of a consolidation', () => {
  it('come one after the other', () => {
    expect(marks({ step: 'waste' })).toEqual(['now', 'later', 'later', 'later', 'later']);
    expect(marks({ step: 'tiles' })).toEqual(['done', 'now', 'later', 'later', 'later']);
    expect(marks({ step: 'technologies' })).toEqual(['done', 'done', 'done', 'now', 'later']);
    expect(marks({ step: 'done' })).toEqual(['done', 'done', 'done', 'done', 'later']);
  });

  it('settle a citizen with its tile', () => {
    const attaching = { tile: 'L1-03', waste: 1, x: 0, y: 1, turn: 2, joints: [] };
    expect(marks({ attaching })[2]).toBe('now');
  });

  it('end with production, and are fewer in the last round', () => {
    expect(marks({ step: 'recycling' }, { phase: 'production' })).toEqual(['done', 'done', 'done', 'done', 'now']);
    expect(marks({ step: 'technologies' }, { round: 6 })).toEqual(['now', 'later']);
  });

  it('count what waits', () => {
    const technologies = [{ id: 'T2-05', effects: [{ kind: 'bridge' as const, used: true }, { kind: 'locomotive' as const, used: false }] }];
    const counts = stagesOf(view(), player({ aside: [{ tile: 'L1-03', waste: 1 }], technologies, waste_aside: 2 })).map(({ count }) => count);
    expect(counts).toEqual([2, 1, 0, 1, 0]);
  });
});
