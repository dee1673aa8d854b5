import type { JSONContent } from '@tiptap/core'

/** A node of the editor's document as plain JSON. */
export type RichNode = JSONContent

export type RichMark = NonNullable<JSONContent['marks']>[number]

/** Merges adjacent texts with the same marks and trims outer spaces: the form of a line that Markdown can represent. */
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
  if (node?.type !== 'text' || isCodeNode(node)) return
  const text = trim(node.text ?? '')
  if (text === '') {
    nodes.splice(index, 1)
    trimEdge(nodes, at, trim)
  } else nodes[index] = { ...node, text }
}

export function isCodeNode(node: RichNode): boolean {
  return node.marks?.some(({ type }) => type === 'code') ?? false
}

/** Comparison key of a set of marks, independent of their order. */
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

/** Canonical text of a document for comparison, independent of its Markdown layout. */
export function serializeNodeForComparison(node: RichNode): string {
  return JSON.stringify(plainMeaning(node))
}

const INLINE_HOLDERS = ['paragraph', 'heading']
/** Attributes of the source layout, which do not affect the meaning. */
const LAYOUT = ['isTight', 'marker', 'colspan', 'rowspan', 'colwidth', 'type']

function plainMeaning(node: RichNode): unknown {
  const { type = '', text, attrs, content = [] } = node
  const kept = Object.entries(attrs ?? {}).filter(([name, value]) => value !== null && !LAYOUT.includes(name))
  const children = INLINE_HOLDERS.includes(type) ? normalizeInline(content) : content.filter(isTelling(content))
  return [type, text, kept.sort(), marksKey(node), children.map(plainMeaning)]
}

/** Filters empty paragraphs, which are insignificant beside other blocks. */
function isTelling(siblings: readonly RichNode[]): (node: RichNode) => boolean {
  const contents = siblings.filter((node) => !isEmptyParagraph(node))
  return (node) => !isEmptyParagraph(node) || (contents.length === 0 && node === siblings[0])
}

/** A paragraph without a word. */
export function isEmptyParagraph(node: RichNode): boolean {
  return node.type === 'paragraph' && normalizeInline(node.content ?? []).length === 0
}
