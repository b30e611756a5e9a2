/** What a game shows to whoever sits down at it for the first time. */
import type { Component } from 'svelte';

/** A chapter or a phase that is explained when it first comes up: `primer-ID-title`, `primer-ID`. */
export interface Chapter<View> {
  id: string;
  isNow: (view: View) => boolean;
}

// A view's shape is known to its game alone.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Primer<View = any> {
  /** Draws with the game's own pieces what a sentence says: '1' to '5', and the id of each chapter. */
  Picture: Component<{ scene: string }>;
  chapters: Chapter<View>[];
  /** The pictures of the rules, each before the rule that it belongs to. */
  rules: Record<string, string>;
}

/** The sentences of the first card: the goal, a turn, and how both come about. */
export const SENTENCES = ['1', '2', '3', '4', '5'] as const;
