import { describe, expect, it } from 'vitest';
import { blocks, inline } from './markdown';

describe('rules in Markdown', () => {
  it('finds headings, rules, lists and paragraphs', () => {
    const found = blocks('# Jeu\n\nUn texte\nsur deux lignes.\n\n## A\n\n- **R1** Premier\n  suite.\n- **R2** Second `x`.\n\n- simple\n');
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'rule', 'rule', 'list']);
    expect(found[3]).toMatchObject({ number: 'R1', parts: [{ kind: 'text', text: 'Premier suite.' }] });
  });

  it('reads tables', () => {
    const [table] = blocks('| a | b |\n|---|--:|\n| 1 | **2** |');
    expect(table).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ kind: 'bold', text: '2' }]]] });
  });

  it('never makes HTML of what it reads', () => {
    expect(inline('<b>x</b> **y**')).toEqual([
      { kind: 'text', text: '<b>x</b> ' },
      { kind: 'bold', text: 'y' },
    ]);
  });
});
