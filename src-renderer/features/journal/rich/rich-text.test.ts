import { getSchema } from '@tiptap/core'
import { Node, type Schema } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockSource, MARKDOWN_SAMPLES } from '#tests/support/markdown-samples.ts'
import { runs } from '#tests/support/soak.ts'
import { buildJournalExtensions } from './extensions.ts'
import { formatMarkdownBlocks } from './format-markdown.ts'
import { CALLOUT_FENCE_PATTERN } from './nodes.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { serializeNodeForComparison, type RichNode } from './rich-doc.ts'
import { createMarkdownWriter, parseRichText } from './rich-text.ts'

const schema: Schema = getSchema(buildJournalExtensions())

function opened(source: string) {
  const open = parseRichText(source)
  if (!open.ok) throw new Error(`${open.why}: ${source}`)
  const doc = Node.fromJSON(schema, open.doc)
  doc.check()
  return { doc, write: createMarkdownWriter(open, doc) }
}

/** The document written anew, as if every block had been edited. */
function rewritten(source: string): RichNode {
  const { doc } = opened(source)
  return parseMarkdown(formatMarkdownBlocks((doc.toJSON() as RichNode).content ?? [])) ?? {}
}

test.each(MARKDOWN_SAMPLES)('Comes back letter for letter, and the same when written anew: %j', (source) => {
  const { doc, write } = opened(source)
  expect(write(doc)).toBe(source)
  expect(serializeNodeForComparison(rewritten(source))).toBe(serializeNodeForComparison(parseMarkdown(source) ?? {}))
})

test('All samples together come back', () => {
  const source = MARKDOWN_SAMPLES.join('\n\n')
  const { doc, write } = opened(source)
  expect(write(doc)).toBe(source)
  expect(write(schema.node('doc', null, [...doc.children, schema.node('paragraph')]))).toBe(source)
})

test('Any document comes back', () => {
  fc.assert(
    fc.property(fc.array(blockSource(), { minLength: 1, maxLength: 6 }), (blocks) => {
      const source = blocks.join('\n\n')
      const { doc, write } = opened(source)
      expect(write(doc)).toBe(source)
      expect(serializeNodeForComparison(rewritten(source))).toBe(
        serializeNodeForComparison(parseMarkdown(source) ?? {}),
      )
    }),
    { numRuns: runs({ part: 15, whole: 1000 }) },
  )
})

test('What was not edited stays as it was written', () => {
  const source = '* one\n* two\n\nA __bold__ word\nover two lines\n\n\n+ three\n\nlast'
  const { doc, write } = opened(source)
  const edited = doc.replace(
    doc.content.size - 1,
    doc.content.size - 1,
    schema.node('doc', null, [schema.node('paragraph', null, schema.text('!'))]).slice(1, 2),
  )
  expect(write(edited)).toBe(source + '!')
})

test('Lists that come together are not read as one', () => {
  const { doc, write } = opened('- a\n\nbetween\n\n- b')
  const without = schema.node('doc', null, [doc.child(0), doc.child(2)])
  expect(write(without)).toBe('- a\n\n* b')
  expect(write(schema.node('doc', null, [doc.child(1)]))).toBe('between')
})

test.each([
  ['---\nname: x\n---\n\nText', 'begins with a block'],
  ['A [link][a]\n\n[a]: https://example.org', 'stand apart'],
  ['>'.repeat(100), 'nested too deep'],
  [`a ${'b'.repeat(3000)}`, 'without an end'],
])('What cannot be shown stays Markdown: %j', (source, why) => {
  expect(parseRichText(source)).toMatchObject({ ok: false, why: expect.stringContaining(why) as string })
})

const typed = fc.stringMatching(/^[ -~äß“”—]{1,20}$/)
const marks = fc.subarray(['bold', 'italic', 'strike', 'code'] as const)
const pieces = fc.array(fc.record({ text: typed, marks }), { minLength: 1, maxLength: 5 })

test('Whatever is typed, its letters come back', () => {
  fc.assert(
    fc.property(pieces, (all) => {
      const content = all.map((piece) => ({
        type: 'text',
        text: piece.text,
        marks: piece.marks.map((type) => ({ type })),
      }))
      const source = formatMarkdownBlocks([{ type: 'paragraph', content }])
      const doc = Node.fromJSON(schema, parseMarkdown(source))
      expect(doc.textContent.replace(/\s+/g, ' ').trim()).toBe(
        all
          .map(({ text }) => text)
          .join('')
          .replace(/\s+/g, ' ')
          .trim(),
      )
    }),
    { numRuns: runs({ part: 60, whole: 5000 }) },
  )
})

test.each([
  ':::',
  ':::secret',
  '# no heading',
  '- no item',
  '1. no number',
  '> no quote',
  '---',
  '***',
  '```',
  '| a |',
  '[[no link',
  '<b>',
  '[x](y)',
  '    four spaces',
  '&amp;',
  'a\\',
  '[a]: b',
  '===',
])('Typed words stay words: %s', (text) => {
  const source = formatMarkdownBlocks([
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'before' }, { type: 'hardBreak' }, { type: 'text', text: text }],
    },
    { type: 'paragraph', content: [{ type: 'text', text: text }] },
  ])
  const doc = Node.fromJSON(schema, parseMarkdown(source))
  expect(doc.childCount).toBe(2)
  expect(doc.child(1).textContent).toBe(text.trim())
  expect(doc.child(0).textContent).toBe(`before${text.trim()}`)
})

test.each([
  [':::secret\n', 'secret'],
  [':::secret ', 'secret'],
  ['::: secret\n', 'secret'],
  [':::for Mira Vance, Bo\n', 'for Mira Vance, Bo'],
  [':::for ', undefined],
  [':::secretly ', undefined],
  ['See :::secret\n', undefined],
])('typed at the caret, %j frames what follows as %j', (typed, word) => {
  expect(CALLOUT_FENCE_PATTERN.exec(typed)?.[1]).toBe(word)
})
