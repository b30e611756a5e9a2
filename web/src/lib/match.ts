/** Which page an address belongs to, and what the address says of it. */

/** What a part of an address says; as it is where it was never encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The named parts when `path` fits `pattern`, else null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index]!);
    if (part.startsWith(':')) parts[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return parts;
}
