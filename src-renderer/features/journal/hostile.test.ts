import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import type { InlineNode } from '#shared/kit/markdown/inline-node.ts'
import { type BlockNode, parseMarkdown } from '#shared/kit/markdown/parse-markdown.ts'
import { HOSTILE_MARKDOWN } from '#tests/support/hostile-markdown.ts'
import { buildJournalExtensions } from './rich/extensions.ts'
import { createMarkdownWriter, parseRichText } from './rich/rich-text.ts'

const schema = getSchema(buildJournalExtensions())
const SAFE = /^(?:https?:\/\/|mailto:)/i

test('There are some hundred snippets', () => {
  expect(new Set(HOSTILE_MARKDOWN).size).toBeGreaterThanOrEqual(200)
})

test.each(HOSTILE_MARKDOWN)('Read: no address but a safe one, no picture but the campaign’s: %j', (source) => {
  for (const inline of inlinesOf(parseMarkdown(source))) {
    if (inline.type === 'link') expect(inline.href).toMatch(SAFE)
    if (inline.type === 'picture') expect(inline.id).toMatch(/^[a-z0-9-]{1,40}$/)
  }
})

test.each(HOSTILE_MARKDOWN)('Written: nothing but words, and the text comes back: %j', (source) => {
  const opened = parseRichText(source)
  if (!opened.ok) return
  const doc = Node.fromJSON(schema, opened.doc)
  doc.check()
  doc.descendants((node) => {
    if (node.type.name === 'picture') expect(node.attrs['id']).toMatch(/^[a-z0-9-]{1,40}$/)
    for (const mark of node.marks) if (mark.type.name === 'link') expect(mark.attrs['href']).toMatch(SAFE)
  })
  expect(createMarkdownWriter(opened, doc)(doc)).toBe(source)
})

function inlinesOf(blocks: readonly BlockNode[]): InlineNode[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(({ children }) => inlinesOf(children))
    if (block.type === 'table') return [block.head, ...block.rows].flat().flatMap(({ children }) => withInner(children))
    if (block.type === 'rule' || block.type === 'code') return []
    return block.type === 'quote' || block.type === 'callout' || block.type === 'fence'
      ? inlinesOf(block.children)
      : withInner(block.children)
  })
}

function withInner(inlines: readonly InlineNode[]): InlineNode[] {
  return inlines.flatMap((inline) => [inline, ...('children' in inline ? withInner(inline.children) : [])])
}
