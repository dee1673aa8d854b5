import { expect, test } from 'vitest'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import type { InlineNode } from './inline-node.ts'
import { type BlockNode, parseMarkdown } from './parse-markdown.ts'

const inline = (source: string): readonly InlineNode[] => {
  const [block] = parseMarkdown(source)
  if (block?.type !== 'paragraph') throw new Error(`No paragraph: ${JSON.stringify(block)}`)
  return block.children
}
const text = (words: string): InlineNode => ({ type: 'text', text: words })

test('Headings, paragraphs, emphasis and links between brackets', () => {
  expect(parseMarkdown('## The **bell**\n\nIt *rings* for [[Ember]].')).toEqual([
    { type: 'heading', level: 2, children: [text('The '), { type: 'strong', children: [text('bell')] }] },
    {
      type: 'paragraph',
      children: [
        text('It '),
        { type: 'em', children: [text('rings')] },
        text(' for '),
        { type: 'thing', text: 'Ember' },
        text('.'),
      ],
    },
  ])
})

test('Headings begin under the title of the page and skip no level', () => {
  const levels = parseMarkdown('### a\n\n# b\n\n#### c\n\n> ###### d').map((block) =>
    block.type === 'quote' ? block.children[0] : block,
  )
  expect(levels).toMatchObject([{ level: 2 }, { level: 2 }, { level: 3 }, { level: 4 }])
})

test('Lists, with their first number and their boxes', () => {
  expect(parseMarkdown('3. a\n4. b')).toMatchObject([
    { type: 'list', start: 3, items: [{ isTicked: null, children: [{ type: 'line' }] }, { isTicked: null }] },
  ])
  expect(parseMarkdown('- [x] done\n- [ ] open\n- neither')).toMatchObject([
    { items: [{ isTicked: true }, { isTicked: false }, { isTicked: null }] },
  ])
})

test('Tables keep their sides, and links in their cells', () => {
  expect(parseMarkdown('| a | b |\n|---|--:|\n| [[Ember]] | 2 |')).toEqual([
    {
      type: 'table',
      head: [
        { align: null, children: [text('a')] },
        { align: 'right', children: [text('b')] },
      ],
      rows: [
        [
          { align: null, children: [{ type: 'thing', text: 'Ember' }] },
          { align: 'right', children: [text('2')] },
        ],
      ],
    },
  ])
})

test('A quotation that names its kind is a call-out', () => {
  expect(parseMarkdown('> [!Secret]\n> [[Ember]] is a ship.')).toEqual([
    {
      type: 'callout',
      head: { word: 'secret', fold: null, title: '', isPlain: true },
      children: [{ type: 'paragraph', children: [{ type: 'thing', text: 'Ember' }, text(' is a ship.')] }],
    },
  ])
  expect(parseMarkdown('> [!secret|wide]- The debt\n> x')).toMatchObject([
    { type: 'callout', head: { word: 'secret', fold: '-', title: 'The debt' }, children: [{ type: 'paragraph' }] },
  ])
  expect(parseMarkdown('> [link](https://x.example)')[0]?.type).toBe('quote')
  expect(parseMarkdown('> plain')[0]?.type).toBe('quote')
})

test('Passages for some readers, to the line that closes them', () => {
  expect(parseMarkdown('Open\n:::secret\nHidden\n\n:::for Mira, Tom\nHers\n:::\n:::\nOpen again')).toEqual([
    { type: 'paragraph', children: [text('Open')] },
    {
      type: 'fence',
      word: 'secret',
      children: [
        { type: 'paragraph', children: [text('Hidden')] },
        { type: 'fence', word: 'for Mira, Tom', children: [{ type: 'paragraph', children: [text('Hers')] }] },
      ],
    },
    { type: 'paragraph', children: [text('Open again')] },
  ])
  expect(parseMarkdown(':::secret\nnever closed\n\nto the end')).toMatchObject([{ type: 'fence', children: [{}, {}] }])
  expect(parseMarkdown(':::\nalone')).toMatchObject([{ type: 'paragraph' }])
  expect(parseMarkdown(':::secret\n```\n:::\n```\nstill\n:::\nopen')).toMatchObject([
    { type: 'fence', children: [{ type: 'code', text: ':::' }, {}] },
    { type: 'paragraph', children: [text('open')] },
  ])
})

test('Pictures of the campaign are shown, others are words', () => {
  expect(inline('![The ship](image:ab-12)')).toEqual([{ type: 'picture', id: 'ab-12', alt: 'The ship', width: null }])
  expect(inline('![The ship|120x80](image:ab-12)')).toMatchObject([{ alt: 'The ship', width: 120 }])
  expect(inline('![x](image:../../etc)')).toEqual([text('x')])
})

test('Only addresses that may be opened become links', () => {
  expect(inline('[map](https://example.org/a)')).toEqual([
    { type: 'link', href: 'https://example.org/a', children: [text('map')] },
  ])
  expect(inline('[mail](mailto:a@example.org)')[0]?.type).toBe('link')
  for (const address of [
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    'vbscript:x',
    '/etc/passwd',
    'file:///x',
  ])
    expect(inline(`[press](${address})`), address).toEqual([text('press')])
})

test('A link in a table keeps its bar escaped, and is the same link', () => {
  const link = { type: 'thing', text: 'Ysolde Brandt|Ysolde' }
  expect(parseMarkdown('| Who |\n| --- |\n| [[Ysolde Brandt\\|Ysolde]] |')).toMatchObject([
    { type: 'table', rows: [[{ children: [link] }]] },
  ])
  expect(inline('[[Ysolde Brandt\\|Ysolde]]')).toEqual([link])
})

test('A page that another program would embed is a link', () => {
  const link = { type: 'thing', text: 'Ember' }
  expect(inline('![[Ember]]')).toEqual([link])
  expect(inline('see ![[Ember]]')).toEqual([text('see '), link])
  expect(inline('Look out![[Ember]]')).toEqual([text('Look out!'), link])
})

test('What Obsidian marks in a text is drawn: highlights, comments, footnotes, and names of blocks left out', () => {
  expect(inline('a ==b **c**== d')).toEqual([
    text('a '),
    { type: 'highlight', children: [text('b '), { type: 'strong', children: [text('c')] }] },
    text(' d'),
  ])
  expect(inline('a %%b%% c')).toMatchObject([text('a '), { type: 'comment', children: [text('b')] }, text(' c')])
  expect(inline('1 == 2 == 3').map((piece) => piece.type)).not.toContain('highlight')
  expect(inline('Owed ^debt-1')).toEqual([text('Owed')])
  expect(parseMarkdown('| a |\n| - |\n| b |\n\n^table-1')).toHaveLength(1)
  expect(parseMarkdown('Told[^1].\n\n[^1]: Once')).toEqual([
    { type: 'paragraph', children: [text('Told'), { type: 'footnote', text: '1' }, text('.')] },
    { type: 'footnote', children: [{ type: 'footnote', text: '1' }, text(' Once')] },
  ])
})

test('Raw HTML and pictures come out as text', () => {
  expect(parseMarkdown('<script>alert(1)</script>')).toEqual([
    { type: 'paragraph', children: [text('<script>alert(1)</script>')] },
  ])
  expect(JSON.stringify(inline('a <img src=x onerror=alert(1)> b'))).toContain('<img src=x onerror=alert(1)>')
  expect(inline('![a map](https://example.org/a.png)')).toEqual([text('a map')])
})

test('Links between brackets in code stay as they are', () => {
  expect(inline('`[[Ember]]`')).toEqual([{ type: 'code', text: '[[Ember]]' }])
})

const LISTS_IN_LISTS = Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join('')

test.each<readonly [string, (times: number) => string, number]>([
  ['opening brackets', (times) => '['.repeat(times), 25_000],
  ['quotations in quotations', (times) => '>'.repeat(times), 25_000],
  ['underscores', (times) => '_a'.repeat(times), 12_500],
  ['beginnings of emphasis', (times) => '*a_'.repeat(times), 3000],
  ['headings that could be tables', (times) => 'a\n-\n'.repeat(times), 3000],
  ['colons', (times) => ':'.repeat(times), 9000],
  ['passages in passages', (times) => ':::for A\nx\n'.repeat(times), 3000],
  ['asterisks', (times) => '*a '.repeat(times), 10_000],
  ['links not closed', (times) => '[a]('.repeat(times), 7500],
  ['double brackets not closed', (times) => '[[a'.repeat(times), 7500],
  ['highlights', (times) => 'a == b [^1] '.repeat(times), 3000],
  ['lists in lists', (times) => LISTS_IN_LISTS.repeat(times), 1],
])('Hostile text does not stop the page: %s', (_what, source, size) => {
  const blocks = parseMarkdown(source(4 * size))
  expect(blocks.length).toBeGreaterThan(0)
  expect(depthOf(blocks)).toBeLessThan(20)
  expect(isRunTimeLinear((times) => parseMarkdown(source(times)), size)).toBe(true)
})

function depthOf(blocks: readonly BlockNode[]): number {
  return (
    1 +
    Math.max(
      0,
      ...blocks.map((block) => {
        if (block.type === 'quote' || block.type === 'callout' || block.type === 'fence') return depthOf(block.children)
        return block.type === 'list' ? Math.max(0, ...block.items.map(({ children }) => depthOf(children))) : 0
      }),
    )
  )
}

test('Headings begin one lower than the heading over the text', () => {
  const levels = (source: string, under: number) =>
    parseMarkdown(source, under).flatMap((block) => (block.type === 'heading' ? [block.level] : []))
  const source = '## One\n\n### Two\n\n# Three\n\n###### Four'
  expect(levels(source, 1)).toEqual([2, 3, 2, 3])
  expect(levels(source, 3)).toEqual([4, 5, 4, 5])
  expect(levels(source, 6)).toEqual([6, 6, 6, 6])
})
