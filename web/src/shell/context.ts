/** What the parts of a table page share: its live state, its words and its board. */
import { createContext } from 'svelte';
import type { Book } from '../lib/words.svelte';
import type { EventMessage, Sentence } from '../lib/types';
import type { BoardProps, GameUi } from './game-ui';
import type { LiveTable } from './live-table.svelte';

export interface TableContext {
  readonly live: LiveTable;
  readonly ui: GameUi | null;
  readonly book: Book;
  readonly board: BoardProps;
  say(sentence: Sentence): string;
  openRule(rule: string): void;
  /** The board marks what this event names, until nothing is recalled. */
  recall(event: EventMessage | null): void;
}

export const [tableContext, setTableContext] = createContext<TableContext>();
