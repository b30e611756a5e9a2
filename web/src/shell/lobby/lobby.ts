/** What whoever looks at a waiting table may do there, besides sitting down. */
import type { TableSummary } from '../../lib/types';

const othersSit = ({ seats, you }: TableSummary): boolean =>
  seats.some(({ kind, seat }) => kind === 'human' && seat !== you);

/** Whoever opened a table and is alone there closes it rather than leaving it. */
export const mayLeave = (table: TableSummary): boolean =>
  table.you !== null && (!table.hosting || othersSit(table));

/** Whether a seat is kept for somebody of that name. */
export const keptFor = ({ seats }: TableSummary, name: string | undefined): boolean =>
  name !== undefined && seats.some((seat) => seat.kind === 'open' && seat.name === name);

export const mayClose = (table: TableSummary): boolean => table.hosting === true;
