/** Whom I do not want to read or to meet, or like to meet, as the server has it. */
import { api } from './api';
import type { Relation, RelationKind } from './types';

export const relations = $state<{ list: Relation[] }>({ list: [] });

export const relationTo = (name: string): RelationKind | null =>
  relations.list.find((relation) => relation.name === name)?.kind ?? null;

/** Somebody whom I do not want to read. */
export const isUnread = (name: string): boolean => ['mute', 'block'].includes(relationTo(name) ?? '');

export async function loadRelations(): Promise<void> {
  try {
    relations.list = await api.relations();
  } catch {
    // What was known before is shown; the server keeps to what it knows.
  }
}

/** Mute or block somebody; `null` takes it back. */
export async function relate(name: string, kind: RelationKind | null): Promise<void> {
  relations.list = await api.relate(name, kind);
}
