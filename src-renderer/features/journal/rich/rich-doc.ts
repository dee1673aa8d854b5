import type { JSONContent } from '@tiptap/core'

/** A piece of the editor's document as plain data. */
export type RichNode = JSONContent

/** What is marked on a piece of text. */
export type RichMark = NonNullable<JSONContent['marks']>[number]

/** Neighbouring texts with the same marks as one, outer spaces gone: what Markdown can tell of a line. */
export function normalizeInline(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text' && isSameMarks(last, node))
      joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` }
    else joined.push(node)
  }
  trimEdge(joined, 0, (text) => text.trimStart())
  trimEdge(joined, -1, (text) => text.trimEnd())
  return joined
}

function trimEdge(nodes: RichNode[], at: 0 | -1, trim: (text: string) => string): void {
  const index = at === 0 ? 0 : nodes.length - 1
  const node = nodes[index]
  if (node?.type !== 'text' || isCode(node)) return
  const text = trim(node.text ?? '')
  if (text === '') {
    nodes.splice(index, 1)
    trimEdge(nodes, at, trim)
  } else nodes[index] = { ...node, text }
}

/** Whether a text is code. */
export function isCode(node: RichNode): boolean {
  return node.marks?.some(({ type }) => type === 'code') ?? false
}

/** A text for comparing marks: their order does not count. */
function marksKey(node: RichNode): string {
  if (node.type === 'hardBreak') return ''
  return (node.marks ?? [])
    .map(({ type, attrs }) =>
      type === 'link' ? `link ${String(attrs?.['href'])} ${String(attrs?.['title'] ?? '')}` : type,
    )
    .sort()
    .join('\n')
}

function isSameMarks(a: RichNode, b: RichNode): boolean {
  return marksKey(a) === marksKey(b)
}

/** A document's meaning as a text to compare: how its Markdown was set out does not count. */
export function getCanonicalText(node: RichNode): string {
  return JSON.stringify(plainMeaning(node))
}

const INLINE_HOLDERS = ['paragraph', 'heading']
/** How a text is set out, not what it says. */
const LAYOUT = ['isTight', 'marker', 'colspan', 'rowspan', 'colwidth', 'type']

function plainMeaning(node: RichNode): unknown {
  const { type = '', text, attrs, content = [] } = node
  const kept = Object.entries(attrs ?? {}).filter(([name, value]) => value !== null && !LAYOUT.includes(name))
  const children = INLINE_HOLDERS.includes(type) ? normalizeInline(content) : content.filter(isTelling(content))
  return [type, text, kept.sort(), marksKey(node), children.map(plainMeaning)]
}

/** An empty paragraph tells nothing beside other blocks. */
function isTelling(siblings: readonly RichNode[]): (node: RichNode) => boolean {
  const contents = siblings.filter((node) => !isEmptyParagraph(node))
  return (node) => !isEmptyParagraph(node) || (contents.length === 0 && node === siblings[0])
}

/** A paragraph without a word. */
export function isEmptyParagraph(node: RichNode): boolean {
  return node.type === 'paragraph' && normalizeInline(node.content ?? []).length === 0
}
