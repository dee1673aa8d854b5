import fc from 'fast-check'

/** Journal texts of every kind, each complete. */
export const MARKDOWN_SAMPLES: readonly string[] = [
  'Plain words.',
  'Two lines\nof one paragraph',
  'A break  \nby spaces',
  'A break\\\nby a stroke',
  '# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six',
  'Under\n=====\n\nLines\n-----',
  '## Closed ##',
  '#',
  '**bold** *italic* ~~strike~~ `code` ***both***',
  '__bold__ _italic_ ~strike~',
  '**bold *and italic* inside**',
  '*italic **and bold** inside*',
  '**`bold code`** and [`linked code`](https://example.org)',
  '`` a ` b ``',
  '`  two spaces  `',
  'snake_case_name and 5 * 3 * 2 and a_b',
  'Not \\*italic\\* and \\[not a link\\]',
  '[[Ember]] and [[star:Vega]] and [[Ember|the ship]] and [[Ember#Hold]]',
  '**[[Ember]]** *[[Vega]]*',
  '[words](https://example.org/a_b?c=d&e=f "A title")',
  '<https://example.org> and https://example.org/path and www.example.org',
  'mira@example.org and [mail](mailto:mira@example.org)',
  '[strange](javascript:alert(1)) and [near](notes.md)',
  '![A map](image:abc-12) and ![far](https://example.org/a.png)',
  '![](image:abc)',
  '- one\n- two\n- three',
  '* one\n* two',
  '+ one\n\n+ two',
  '- one\n  - inner\n    - deeper\n- two',
  '1. one\n2. two\n3. three',
  '7) seven\n8) eight',
  '1. one\n   - inner\n\n     a paragraph\n2. two',
  '- [ ] open\n- [x] done\n- neither\n  - [ ] inner',
  '1. [ ] first\n2. [x] second',
  '- a\n\n  ```\n  code\n  ```\n\n- b',
  '- # A heading\n- > quoted',
  '-\n- b',
  '- one\n\n* other list\n\n1. third',
  '> quoted\n> over two lines\n>\n> and again',
  '> outer\n>\n> > inner\n\nafter',
  '>',
  '> [!note]\n> A note with [[Ember]]\n>\n> - and a list',
  '> [!secret]\n> Nobody knows.',
  '> [!WARNING] \n> Careful',
  ':::secret\nThe ship is *alive*.\n\n- one\n- two\n:::',
  ':::for Mira, Tom\nOnly these two.\n:::',
  ':::secret\nouter\n\n:::for Mira\ninner\n:::\n\nouter again\n:::\n\nopen',
  ':::strange\nA word that nobody knows\n:::',
  ':::secret\n:::',
  ':::secret\n```\n:::\n```\n:::',
  '- item\n\n  :::secret\n  in an item\n  :::',
  '```\ncode\n  kept\n\nlines\n```',
  '```ts\nconst a = 1\n```',
  '````\n```\n````',
  '~~~\ntilde\n~~~',
  '    indented\n    code',
  '---',
  'above\n\n***\n\nbelow',
  '| a | b |\n|---|--:|\n| [[Ember]] | 2 |',
  '| left | middle | right |\n| :--- | :---: | ---: |\n| **a** | `b` | ~~c~~ |\n| | empty | |',
  'a | b\n--|--\nc \\| d | e',
  '| only a head |\n| --- |',
  '<div>\nraw <b>html</b>\n</div>',
  '<!-- a comment -->',
  'Words with <b>tags</b> and &amp; and &lt;',
  '5 < 6 and 7 > 6',
  'Ends with two spaces  ',
  '\n\nBegins with empty lines',
  'Ends with empty lines\n\n\n',
  'a\n\n\n\nb',
  'Emoji 👩‍🚀 and “quotes” — and ½ ± ünïcödé',
  '\\# not a heading\n\n1986\\. A year',
  'a*b*c and a**b**c',
  '"**quoted**" and (*parted*)',
  '**a**, *b*; ~~c~~.',
]

const word = fc.constantFrom(
  'ship',
  'Mira',
  'the',
  'bell',
  'a_b',
  '5 * 3',
  '[x]',
  '“so”',
  'ü',
  'x < y',
  '#3',
  '1.',
  '-',
  '&amp;',
  'C:\\dir',
)
const inline: fc.Arbitrary<string> = fc.oneof(
  word,
  word.map((text) => `**${text}**`),
  word.map((text) => `*${text}*`),
  word.map((text) => `~~${text}~~`),
  fc.constantFrom(
    '`code`',
    '[[Ember]]',
    '[[star:Vega|a star]]',
    '[a link](https://example.org)',
    '![map](image:a1)',
    'https://example.org',
    '**a *b* c**',
    '\\*',
  ),
)
const line = fc.array(inline, { minLength: 1, maxLength: 6 }).map((parts) => `W ${parts.join(' ')}`)

function prefixed(text: string, first: string, rest: string): string {
  return first + text.replace(/\n(?=[^\n])/g, `\n${rest}`)
}

/** Arbitrary Markdown block with nested blocks. */
export function blockSource(depth = 0): fc.Arbitrary<string> {
  const leaf = fc.oneof(
    line,
    fc.tuple(line, line).map(([first, second]) => `${first}\\\n${second}`),
    fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
    fc.constantFrom('* * *', '```\ncode *x*\n```', '<!-- c -->'),
    fc.tuple(line, line).map(([a, b]) => `| ${a} | b |\n| --- | :-: |\n| ${b} | d |`),
  )
  if (depth > 2) return leaf
  const inner = fc.array(blockSource(depth + 1), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('\n\n'))
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    fc
      .array(fc.tuple(fc.constantFrom('- ', '- [ ] ', '- [x] '), line), { minLength: 1, maxLength: 4 })
      .map((items) => items.map(([sign, text]) => sign + text).join('\n')),
    fc
      .array(inner, { minLength: 1, maxLength: 3 })
      .map((items) => items.map((text, at) => prefixed(text, `${at + 1}. `, '   ')).join('\n\n')),
    inner.map((text) => text.replace(/^.*$/gm, (item) => `> ${item}`.trimEnd())),
    fc
      .tuple(fc.constantFrom('secret', 'for Mira', 'for Tom, Ada'), inner)
      .map(([head, text]) => `:::${head}\n${text}\n:::`),
    inner.map((text) => `> [!note]\n${text.replace(/^.*$/gm, (item) => `> ${item}`.trimEnd())}`),
  )
}
