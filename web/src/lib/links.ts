import type { TableSummary } from './types';

/** The address of a table for a friend: with the invitation, when I have one to give. */
export function tableLink(table: TableSummary): string {
  const guest = table.invitation ? `?invitation=${encodeURIComponent(table.invitation)}` : '';
  return `${location.origin}/t/${table.id}${guest}`;
}

