import type { MarkedToken, Token, Tokens } from 'marked'
import type { CalloutHead } from '#shared/kit/callouts.ts'
import type { InlineNode } from './inline-node.ts'
import {
  parseCallout,
  type FenceToken,
  isSafeUrl,
  type JournalToken,
  narrowToJournalTokens,
  lexMarkdown,
  findPictureId,
} from './markdown-lexer.ts'

/** A block node: a paragraph, a heading, a list and so on. */
export type BlockNode =
  | { readonly type: 'heading'; readonly level: number; readonly children: readonly InlineNode[] }
  | { readonly type: 'paragraph' | 'line' | 'footnote'; readonly children: readonly InlineNode[] }
  | { readonly type: 'list'; readonly start: number | null; readonly items: readonly ListItem[] }
  | { readonly type: 'quote'; readonly children: readonly BlockNode[] }
  | { readonly type: 'callout'; readonly head: CalloutHead; readonly children: readonly BlockNode[] }
  /** A block for some readers only; `word` is the text after the colons. */
  | { readonly type: 'fence'; readonly word: string; readonly children: readonly BlockNode[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'table'; readonly head: readonly TableCell[]; readonly rows: readonly (readonly TableCell[])[] }
  | { readonly type: 'rule' }

/** A list item. `isTicked` is null if it has no checkbox. */
export interface ListItem {
  readonly isTicked: boolean | null
  readonly children: readonly BlockNode[]
}

export interface TableCell {
  readonly align: 'left' | 'right' | 'center' | null
  readonly children: readonly InlineNode[]
}

/** Maximum nesting of quotes and lists. Deeper content is shown as source text. */
const DEEPEST = 12

const LOWEST_HEADING = 6

/** The embed marker before a link in other programs (`![[Page]]`): the page is shown as a link. */
const EMBED_MARK = /(?:^|\s)!$/

/** Alt text of a picture with its width after a bar, in Obsidian's syntax: `deck|100` or `deck|100x80`. */
const SIZED_PICTURE = /^([^|]*)\|(\d{1,5})(?:x\d{1,5})?$/

/** Parses Markdown into nodes to render. Raw HTML, external pictures and unsafe URLs become text. */
export function parseMarkdown(source: string, under = 1): BlockNode[] {
  const tokens = lexMarkdown(source)
  return tokens === null ? [{ type: 'code', text: source }] : steppedHeadings(blocksOf(tokens, 0), under)
}

/** Shifts headings below the title, whose level is `under`: they start one level lower, and no level is skipped. */
function steppedHeadings(blocks: readonly BlockNode[], under: number): BlockNode[] {
  let last = under
  const step = (block: BlockNode): BlockNode => {
    if (block.type === 'list')
      return { ...block, items: block.items.map((item) => ({ ...item, children: item.children.map(step) })) }
    if (block.type === 'quote' || block.type === 'callout' || block.type === 'fence')
      return { ...block, children: block.children.map(step) }
    if (block.type !== 'heading') return block
    last = Math.min(Math.max(under + 1, block.level + under - 1), last + 1, LOWEST_HEADING)
    return { ...block, level: last }
  }
  return blocks.map(step)
}

function blocksOf(tokens: readonly Token[], depth: number): BlockNode[] {
  return narrowToJournalTokens(tokens).flatMap((token) => blockOf(token, depth))
}

/** Paired markers: the marker, the resulting node, and whether whitespace inside the marker disables it. */
const PAIRS = [
  { sign: '==', type: 'highlight', isTight: true },
  { sign: '%%', type: 'comment', isTight: false },
] as const

/** A block id at the end of a block: `^debt-1`. It is a link target and is not displayed. */
const BLOCK_MARK = /(?:^|[ \t])\^[A-Za-z0-9-]{1,60}\s*$/
const FOOTNOTE = /\[\^([^\]\s[]{1,40})\]/g

/** Applies Obsidian's inline syntax to a block: highlights, comments and footnotes. Block ids are removed. */
function parseObsidianMarks(inlines: readonly InlineNode[]): InlineNode[] {
  const named = inlines.flatMap((inline, at) => (at === inlines.length - 1 ? withoutBlockMark(inline) : inline))
  return PAIRS.reduce<InlineNode[]>((marked, pair) => pairUp(marked, pair), named).flatMap(markFootnotes)
}

function withoutBlockMark(inline: InlineNode): InlineNode[] {
  if (inline.type !== 'text') return [inline]
  const text = inline.text.replace(BLOCK_MARK, '')
  return text === '' ? [] : [{ type: 'text', text }]
}

/** Wraps the nodes between two markers; an unpaired marker stays text. */
function pairUp(inlines: readonly InlineNode[], { sign, type, isTight }: (typeof PAIRS)[number]): InlineNode[] {
  const done: InlineNode[] = []
  let open: InlineNode[] | null = null
  for (const inline of inlines) {
    const parts = inline.type === 'text' ? inline.text.split(sign) : null
    if (parts === null) (open ?? done).push(inline)
    else
      for (const [at, part] of parts.entries()) {
        const isLoose = isTight && (open === null ? /^\s/.test(part) : /\s$/.test(parts[at - 1] ?? ''))
        if (at > 0 && isLoose) (open ?? done).push({ type: 'text', text: sign })
        else if (at > 0 && open !== null) {
          done.push({ type, children: open })
          open = null
        } else if (at > 0) open = []
        if (part !== '') (open ?? done).push({ type: 'text', text: part })
      }
  }
  return open === null ? done : [...done, { type: 'text', text: sign }, ...open]
}

function markFootnotes(inline: InlineNode): InlineNode[] {
  if (inline.type === 'highlight' || inline.type === 'comment')
    return [{ ...inline, children: inline.children.flatMap(markFootnotes) }]
  if (inline.type !== 'text' || !inline.text.includes('[^')) return [inline]
  const parts = inline.text.split(FOOTNOTE)
  return parts.flatMap((part, at): InlineNode[] => {
    if (at % 2 === 1) return [{ type: 'footnote', text: part }]
    return part === '' ? [] : [{ type: 'text', text: part }]
  })
}

function blockOf(token: JournalToken, depth: number): BlockNode[] {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return []
    case 'heading':
      return [{ type: 'heading', level: token.depth, children: parseObsidianMarks(inlinesOf(token.tokens)) }]
    case 'paragraph':
      return paragraphOf(token.tokens)
    case 'text': {
      const inlines = 'tokens' in token && token.tokens ? inlinesOf(token.tokens) : [plain(token.text)]
      return [{ type: 'line', children: parseObsidianMarks(inlines) }]
    }
    case 'code':
      return [{ type: 'code', text: token.text }]
    case 'hr':
      return [{ type: 'rule' }]
    case 'table':
      return [{ type: 'table', head: token.header.map(cellOf), rows: token.rows.map((row) => row.map(cellOf)) }]
    case 'list':
    case 'blockquote':
    case 'fence':
      return depth >= DEEPEST ? [{ type: 'code', text: token.raw }] : [frameOf(token, depth + 1)]
    default:
      return [{ type: 'paragraph', children: [plain(token.raw.trim())] }]
  }
}

/** A paragraph; empty if it holds only the id of the preceding block. A footnote starts with its marker. */
function paragraphOf(tokens: readonly Token[]): BlockNode[] {
  const children = parseObsidianMarks(inlinesOf(tokens))
  if (children.length === 0) return []
  const [first, second, ...others] = children
  if (first?.type !== 'footnote' || second?.type !== 'text' || !second.text.startsWith(':'))
    return [{ type: 'paragraph', children }]
  return [{ type: 'footnote', children: [first, plain(second.text.replace(/^:[ \t]*/, ' ')), ...others] }]
}

/** Converts container tokens, whose children are blocks. */
function frameOf(token: Tokens.List | Tokens.Blockquote | FenceToken, depth: number): BlockNode {
  if (token.type === 'list') return listOf(token, depth)
  if (token.type === 'fence') return { type: 'fence', word: token.word, children: blocksOf(token.tokens, depth) }
  const callout = parseCallout(token)
  if (callout) return { type: 'callout', head: callout.head, children: blocksOf(callout.tokens, depth) }
  return { type: 'quote', children: blocksOf(token.tokens, depth) }
}

function listOf({ ordered, start, items }: Tokens.List, depth: number): BlockNode {
  return {
    type: 'list',
    start: ordered ? Number(start) : null,
    items: items.map(({ task, checked, tokens }) => ({
      isTicked: task ? checked === true : null,
      children: blocksOf(tokens, depth),
    })),
  }
}

function cellOf({ align, tokens }: Tokens.TableCell): TableCell {
  return { align, children: parseObsidianMarks(inlinesOf(tokens)) }
}

function inlinesOf(tokens: readonly Token[], depth = 0): InlineNode[] {
  return narrowToJournalTokens(tokens).flatMap((token, at, all): InlineNode[] => {
    if (token.type === 'thing') return [{ type: 'thing', text: token.text }]
    if (token.type === 'fence') return [plain(token.raw)]
    const isEmbed = token.type === 'text' && all[at + 1]?.type === 'thing' && EMBED_MARK.test(token.text)
    return isEmbed ? [plain(token.text.slice(0, -1))] : inlineOf(token, depth)
  })
}

function inlineOf(token: MarkedToken, depth: number): InlineNode[] {
  if (depth > DEEPEST) return [plain(token.raw)]
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return [{ type: token.type, children: inlinesOf(token.tokens, depth + 1) }]
    case 'codespan':
      return [{ type: 'code', text: token.text }]
    case 'br':
      return [{ type: 'break' }]
    case 'checkbox':
      return []
    case 'link':
      return linkOf(token, depth)
    case 'image':
      return [pictureOf(token)]
    case 'text':
      return token.tokens ? inlinesOf(token.tokens, depth + 1) : [plain(token.text)]
    case 'escape':
      return [plain(token.text)]
    default:
      return [plain(token.raw)]
  }
}

/** Converts a link. Unsafe URLs stay text. */
function linkOf({ href, tokens }: Tokens.Link, depth: number): InlineNode[] {
  const children = inlinesOf(tokens, depth + 1)
  return isSafeUrl(href) ? [{ type: 'link', href, children }] : children
}

function pictureOf({ href, text }: Tokens.Image): InlineNode {
  const id = findPictureId(href)
  if (id === null) return plain(text || href)
  const [, alt = text, width = null] = SIZED_PICTURE.exec(text) ?? []
  return { type: 'picture', id, alt, width: width === null ? null : Number(width) }
}

function plain(text: string): InlineNode {
  return { type: 'text', text }
}
