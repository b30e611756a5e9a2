/**
 * JSON Patch (RFC 6902: add, remove, replace) on values that are never changed in place: a patched
 * document is a new one, and whatever the patch left alone is the same object as before.
 */
import type { Operation as PatchOperation } from '../generated/wire';

export type { PatchOperation };

/** The patch does not fit the document. */
export class PatchError extends Error {
  constructor(operation: PatchOperation, problem: string) {
    super(`${operation.op} ${operation.path}: ${problem}`);
  }
}

const OPERATIONS: readonly string[] = ['add', 'remove', 'replace'];

type Branch = unknown[] | Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** The document after all operations, in order; the given one stays as it is. Throws `PatchError`. */
export function patched<Document>(document: Document, patch: readonly PatchOperation[]): Document {
  return patch.reduce<unknown>((now, operation) => {
    if (!OPERATIONS.includes(operation.op)) throw new PatchError(operation, 'unknown operation');
    return changed(now, tokensOf(operation), operation);
  }, document) as Document;
}

/** The parts of a JSON Pointer: `/a~1b/0` is `a/b`, then `0`. */
function tokensOf(operation: PatchOperation): string[] {
  if (operation.path === '') return [];
  const [before, ...tokens] = operation.path.split('/');
  if (before !== '') throw new PatchError(operation, 'a path begins with /');
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function changed(value: unknown, [token, ...rest]: string[], operation: PatchOperation): unknown {
  if (token === undefined) {
    if (operation.op === 'remove') throw new PatchError(operation, 'the whole document cannot go');
    return withKept(value, operation.value);
  }
  if (!isBranch(value)) throw new PatchError(operation, `nothing lies below ${String(value)}`);
  if (rest.length === 0) return changedHere(value, token, operation);
  const inner = child(value, token, operation);
  const now = changed(inner, rest, operation);
  return now === inner ? value : withChild(value, token, now);
}

/** What the operation makes of the array or object that holds its target. */
function changedHere(value: Branch, token: string, operation: PatchOperation): unknown {
  if (operation.op === 'replace') {
    const old = child(value, token, operation);
    const now = withKept(old, operation.value);
    return now === old ? value : withChild(value, token, now);
  }
  if (Array.isArray(value)) {
    if (operation.op === 'remove') return value.toSpliced(indexOf(value, token, operation), 1);
    const at = token === '-' ? value.length : indexOf(value, token, operation, value.length);
    return value.toSpliced(at, 0, operation.value);
  }
  if (operation.op === 'add') return withChild(value, token, operation.value);
  child(value, token, operation);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== token));
}

function child(value: Branch, token: string, operation: PatchOperation): unknown {
  if (Array.isArray(value)) return value[indexOf(value, token, operation)];
  if (!Object.hasOwn(value, token)) throw new PatchError(operation, `there is no ${token}`);
  return value[token];
}

function withChild(value: Branch, token: string, now: unknown): Branch {
  return Array.isArray(value) ? value.with(Number(token), now) : { ...value, [token]: now };
}

/** The place in an array that a token names; at most `last`. */
function indexOf(value: unknown[], token: string, operation: PatchOperation, last = value.length - 1): number {
  const index = /^(?:0|[1-9]\d*)$/u.test(token) ? Number(token) : Infinity;
  if (index > last) throw new PatchError(operation, `there is no place ${token} in ${value.length}`);
  return index;
}

/** `now`, made of the same objects as `before` wherever both are equal. */
export function withKept<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now)) return now;
  if (!isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const names = Object.keys(now);
  const kept = names.map((name) => withKept(Object.hasOwn(old, name) ? old[name] : undefined, (now as Record<string, unknown>)[name]));
  const isSame = names.length === Object.keys(old).length && names.every((name, at) => Object.hasOwn(old, name) && kept[at] === old[name]);
  if (isSame) return before as Value;
  return (Array.isArray(now) ? kept : Object.fromEntries(names.map((name, at) => [name, kept[at]]))) as Value;
}
