import type { Node } from '@tiptap/pm/model'
import { hasOverlongWord, lexMarkdown } from '#shared/kit/markdown/markdown-lexer.ts'
import { chooseListMarker, formatMarkdownBlock } from './format-markdown.ts'
import { convertTokensToBlocks } from './parse-markdown.ts'
import { serializeNodeForComparison, type RichNode } from './rich-doc.ts'

/** A text opened for rich editing, or the reason why it has to be edited as Markdown. */
export type RichTextParseResult =
  | {
      readonly ok: true
      readonly doc: RichNode
      readonly pieces: readonly MarkdownSourceBlock[]
      readonly source: string
    }
  | { readonly ok: false; readonly why: string }

/** A block with its source text and the text before it. */
export interface MarkdownSourceBlock {
  readonly gap: string
  readonly text: string
}

const EMPTY: RichNode = { type: 'paragraph' }

/** Parses Markdown block by block, and verifies that nothing would be lost. */
export function parseRichText(source: string): RichTextParseResult {
  if (/^---[ \t]*\r?\n[^]*?^---[ \t]*$/m.test(source) && /^---[ \t]*\r?\n/.test(source))
    return refuse('it begins with a block between two lines “---”')
  const text = source.replace(/\r\n?/g, '\n')
  const tokens = lexMarkdown(text)
  if (tokens === null || hasOverlongWord(text)) return refuse('it is nested too deep, or has words without an end')
  if (tokens.some(({ type }) => type === 'def')) return refuse('addresses of links stand apart from the links')
  if (tokens.map(({ raw }) => raw).join('') !== text) return refuse('a part of it would not come back as it is written')

  const pieces: MarkdownSourceBlock[] = []
  const blocks: RichNode[] = []
  let gap = ''
  for (const token of tokens) {
    const [block] = convertTokensToBlocks([token])
    if (!block) {
      gap += token.raw
      continue
    }
    const ends = /(?<!\n)\n*$/.exec(token.raw)?.[0] ?? ''
    const piece = { gap, text: token.raw.slice(0, token.raw.length - ends.length) }
    if (!isFaithful(block)) return refuse('a part of it would not come back as it is written')
    pieces.push(piece)
    blocks.push(block)
    gap = ends
  }
  return { ok: true, doc: { type: 'doc', content: blocks.length > 0 ? blocks : [EMPTY] }, pieces, source }
}

function refuse(why: string): RichTextParseResult {
  return { ok: false, why }
}

/** Whether a block survives a round trip through Markdown unchanged. */
function isFaithful(block: RichNode): boolean {
  const again = convertTokensToBlocks(lexMarkdown(formatMarkdownBlock(block)) ?? [])
  return (
    serializeNodeForComparison({ type: 'doc', content: again }) ===
    serializeNodeForComparison({ type: 'doc', content: [block] })
  )
}

/** Creates a function that writes a document as Markdown. Unedited blocks are written exactly as in the source. */
export function createMarkdownWriter(opened: RichTextParseResult & { ok: true }, start: Node): (doc: Node) => string {
  const pieces = new WeakMap<Node, { piece: MarkdownSourceBlock; at: number }>()
  opened.pieces.forEach((piece, at) => {
    const node = start.maybeChild(at)
    if (node) pieces.set(node, { piece, at })
  })
  const written = new WeakMap<Node, string>()
  const write = (node: Node, markerBefore: string | null): string => {
    if (markerBefore !== null) return formatMarkdownBlock(node.toJSON() as RichNode, markerBefore)
    const text = written.get(node) ?? formatMarkdownBlock(node.toJSON() as RichNode)
    written.set(node, text)
    return text
  }

  return (doc) => {
    let text = ''
    let before: { at: number | null; marker: string | null } | null = null
    let touched = 0
    let blocks = 0
    doc.forEach((node) => {
      const kept = pieces.get(node)
      const isNext = kept !== undefined && kept.at === (before === null ? 0 : before.at === null ? NaN : before.at + 1)
      const marker = chooseListMarker({ type: node.type.name, attrs: node.attrs })
      const clash = !isNext && before !== null && marker !== null && before.marker === marker ? marker : null
      const isLoose = kept !== undefined && !isNext && /^[ \t]/.test(kept.piece.text)
      const own = kept && clash === null && !isLoose ? kept.piece.text : write(node, clash)
      if (own === '' && !kept) return
      if (!isNext) touched += 1
      blocks += 1
      text += before === null ? '' : isNext && kept ? kept.piece.gap || '\n\n' : '\n\n'
      text += own
      before = { at: kept?.at ?? null, marker: clash === null ? marker : otherThan(clash) }
    })
    return touched === 0 && blocks === opened.pieces.length ? opened.source : text
  }
}

function otherThan(marker: string): string {
  const others: Record<string, string> = { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' }
  return others[marker] ?? marker
}
