/** The one rematch of a finished table, as far as it is known: who offers it, and whether it has begun. */
import { api } from '../../lib/api';
import { go } from '../../lib/router.svelte';
import type { TableSummary } from '../../lib/types';

export class RematchOffer {
  next = $state.raw<TableSummary | null>(null);
  /** There is one to join, or to look at. */
  exists = $derived(this.next !== null && this.next.status !== 'closed');
  /** Somebody else offers it, and I do not sit there yet. */
  waitsForMe = $derived(this.exists && this.next!.status === 'open' && this.next!.you === null);

  /** What is known of it after the finished table has told of another one, or of none. */
  async look(rematch: string | null | undefined): Promise<void> {
    this.next = rematch ? await api.table(rematch, null).catch(() => null) : null;
  }

  /** Sits down at the rematch, which is made if there is none; raises what the server refuses. */
  async join(table: TableSummary): Promise<void> {
    const { next } = this;
    if (this.exists && next!.status !== 'open') go(`/t/${next!.id}`);
    else go(`/t/${(await api.rematch(table.id)).id}`);
  }
}
