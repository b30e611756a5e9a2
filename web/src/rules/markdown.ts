/** The small part of Markdown that rules are written in, as blocks to draw; never as HTML. */

export type Inline =
  | { kind: 'text' | 'bold' | 'code' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'rule'; number: string; parts: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/gu;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    const [, bold, code, emphasis, label, href] = found;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis });
    else parts.push({ kind: 'link', text: label!, href: href! });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

export const plainOf = (parts: Inline[]): string => parts.map((part) => part.text).join('');

const RULE = /^\*\*([A-Z]+\d+[a-z]?)\*\*\s+(.*)$/su;

function listItems(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^\s*[-*]\s+(.*)$/u.exec(line);
    if (item) items.push(item[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items;
}

const cells = (line: string): Inline[][] =>
  line.trim().replace(/^\||\|$/gu, '').split('|').map((cell) => inline(cell.trim()));

function chunk(lines: string[], index: number): Block[] {
  const [first = ''] = lines;
  const heading = /^(#{1,6})\s+(.*)$/u.exec(first);
  if (heading) {
    const block: Block = { kind: 'heading', level: heading[1]!.length, text: heading[2]!, id: `s${index}` };
    return lines.length > 1 ? [block, ...chunk(lines.slice(1), index)] : [block];
  }
  if (/^\s*[-*]\s/u.test(first)) {
    const plain: Inline[][] = [];
    const blocks: Block[] = [];
    for (const item of listItems(lines)) {
      const rule = RULE.exec(item);
      if (rule) blocks.push({ kind: 'rule', number: rule[1]!, parts: inline(rule[2]!) });
      else plain.push(inline(item));
    }
    return plain.length ? [...blocks, { kind: 'list', items: plain }] : blocks;
  }
  if (first.includes('|') && /^[\s|:-]+$/u.test(lines[1] ?? '')) {
    return [{ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) }];
  }
  const text = lines.map((line) => line.trim()).join(' ');
  const rule = RULE.exec(text);
  return [rule ? { kind: 'rule', number: rule[1]!, parts: inline(rule[2]!) } : { kind: 'paragraph', parts: inline(text) }];
}

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/u)
    .map((part) => part.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .flatMap(chunk);
}
