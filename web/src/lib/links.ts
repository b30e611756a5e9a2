import type { TableSummary, TournamentInfo } from './types';

/** The address of a table for a friend: with the invitation, when I have one to give. */
export function tableLink(table: TableSummary): string {
  const guest = table.invitation ? `?invitation=${encodeURIComponent(table.invitation)}` : '';
  return `${location.origin}/t/${table.id}${guest}`;
}

/** The address of a tournament for a friend, the same way. */
export function tournamentLink({ tournament, invitation }: TournamentInfo): string {
  const guest = invitation ? `?invitation=${encodeURIComponent(invitation)}` : '';
  return `${location.origin}/tournaments/${tournament.id}${guest}`;
}
