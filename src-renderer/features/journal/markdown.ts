import { Marked, type MarkedToken, type Token, type Tokens } from 'marked'

/** A piece of a line. */
export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em' | 'del'; readonly children: readonly Inline[] }
  | { readonly type: 'break' }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  /** A `[[text]]`. */
  | { readonly type: 'thing'; readonly text: string }

/** A paragraph, a heading, a list and so on. */
export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly children: readonly Inline[] }
  | { readonly type: 'paragraph' | 'line'; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'callout'; readonly kind: CalloutKind; readonly children: readonly Block[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'table'; readonly head: readonly TableCell[]; readonly rows: readonly (readonly TableCell[])[] }
  | { readonly type: 'rule' }

/** A cell of a table. */
export interface TableCell {
  readonly align: 'left' | 'right' | 'center' | null
  readonly children: readonly Inline[]
}

/** What a quotation that begins with `[!note]` and the like stands for. */
export const CALLOUTS = { note: 'Note', read: 'Read aloud', secret: 'Secret', warning: 'Warning' } as const
export type CalloutKind = keyof typeof CALLOUTS

/** Quotations and lists inside one another: what lies deeper is shown as it was typed. */
const DEEPEST = 12
/** What no person types, and what a parser would spend seconds on: endless words and quotations in quotations. */
const ENDLESS_WORD = 2000
const ENDLESS_QUOTE = /^(?:[ \t]*>){64}/m

const THING = /^\[\[([^[\]\n]{1,120})\]\]/
const CALLOUT = /^\[!(\w{1,20})\][ \t]*(?:\n|$)/
const SAFE = /^(?:https?:\/\/|mailto:)/i

const THING_LINK = {
  name: 'thing',
  level: 'inline',
  tokenizer(source: string) {
    const [raw, text] = THING.exec(source) ?? []
    return raw === undefined ? undefined : { type: 'thing', raw, text }
  },
} as const

const marked = new Marked({ gfm: true, extensions: [THING_LINK] })
/** Without tables and bare addresses, for texts with endless words: the search for an address grows with their square. */
const markedPlain = new Marked({ gfm: false, extensions: [THING_LINK] })

/** Markdown as plain pieces to draw: raw HTML, pictures and strange addresses come out as text, never as themselves. */
export function parseMarkdown(source: string): Block[] {
  if (ENDLESS_QUOTE.test(source)) return [{ type: 'code', text: source }]
  try {
    return steppedHeadings(blocksOf(lexed(source), 0))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [{ type: 'code', text: source }] // nested too deep for the parser: shown as it was typed
  }
}

/** The page's title is the heading above: the text's own begin one lower, and none skips a level. */
function steppedHeadings(blocks: readonly Block[]): Block[] {
  let last = 1
  const step = (block: Block): Block => {
    if (block.type === 'quote' || block.type === 'callout') return { ...block, children: block.children.map(step) }
    if (block.type === 'list') return { ...block, items: block.items.map((item) => item.map(step)) }
    if (block.type !== 'heading') return block
    last = Math.min(Math.max(2, block.level), last + 1)
    return { ...block, level: last }
  }
  return blocks.map(step)
}

function lexed(source: string): readonly Token[] {
  return (hasEndlessWord(source) ? markedPlain : marked).lexer(source)
}

function hasEndlessWord(source: string): boolean {
  return source.split(/\s/).some((word) => word.length >= ENDLESS_WORD)
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  return tokens.flatMap((token) => (isKnown(token) ? blockOf(token, depth) : []))
}

function blockOf(token: MarkedToken, depth: number): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return []
    case 'heading':
      return [{ type: 'heading', level: token.depth, children: inlinesOf(token.tokens) }]
    case 'paragraph':
      return [{ type: 'paragraph', children: inlinesOf(token.tokens) }]
    case 'text':
      return [{ type: 'line', children: token.tokens ? inlinesOf(token.tokens) : [plain(token.text)] }]
    case 'code':
      return [{ type: 'code', text: token.text }]
    case 'hr':
      return [{ type: 'rule' }]
    case 'table':
      return [{ type: 'table', head: token.header.map(cellOf), rows: token.rows.map((row) => row.map(cellOf)) }]
    case 'list':
      return depth >= DEEPEST ? [{ type: 'code', text: token.raw }] : [listOf(token, depth)]
    case 'blockquote':
      return depth >= DEEPEST ? [{ type: 'code', text: token.raw }] : [quoteOf(token, depth)]
    default:
      return [{ type: 'paragraph', children: [plain(token.raw.trim())] }]
  }
}

function listOf({ ordered, start, items }: Tokens.List, depth: number): Block {
  return {
    type: 'list',
    start: ordered ? Number(start) : null,
    items: items.map((item) => {
      const blocks = blocksOf(item.tokens, depth + 1)
      return item.task ? [{ type: 'line', children: [plain(item.checked ? '☑ ' : '☐ ')] }, ...blocks] : blocks
    }),
  }
}

/** `> [!note]` on a line of its own makes a call-out of the quotation. */
function quoteOf({ text, tokens }: Tokens.Blockquote, depth: number): Block {
  const [mark, word = ''] = CALLOUT.exec(text) ?? []
  const kind = word.toLowerCase()
  if (mark === undefined || !isCallout(kind)) return { type: 'quote', children: blocksOf(tokens, depth + 1) }
  return { type: 'callout', kind, children: blocksOf(lexed(text.slice(mark.length)), depth + 1) }
}

function cellOf({ align, tokens }: Tokens.TableCell): TableCell {
  return { align, children: inlinesOf(tokens) }
}

function inlinesOf(tokens: readonly Token[], depth = 0): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    if (token.type === 'thing' && 'text' in token) return [{ type: 'thing', text: String(token.text) }]
    return isKnown(token) ? inlineOf(token, depth) : [plain(token.raw)]
  })
}

function inlineOf(token: MarkedToken, depth: number): Inline[] {
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
      return [plain(token.text || token.href)]
    case 'text':
      return token.tokens ? inlinesOf(token.tokens, depth + 1) : [plain(token.text)]
    case 'escape':
      return [plain(token.text)]
    default:
      return [plain(token.raw)]
  }
}

/** Only addresses that a browser may open without harm become links; other ones stay text. */
function linkOf({ href, tokens }: Tokens.Link, depth: number): Inline[] {
  const children = inlinesOf(tokens, depth + 1)
  return SAFE.test(href) ? [{ type: 'link', href, children }] : children
}

function plain(text: string): Inline {
  return { type: 'text', text }
}

function isCallout(word: string): word is CalloutKind {
  return Object.hasOwn(CALLOUTS, word)
}

// oxfmt-ignore
const KINDS: readonly MarkedToken['type'][] = [
  'space', 'def', 'heading', 'paragraph', 'text', 'code', 'hr', 'table', 'list', 'blockquote', 'html',
  'strong', 'em', 'del', 'codespan', 'br', 'link', 'image', 'escape', 'checkbox', 'list_item',
]

function isKnown(token: Token): token is MarkedToken {
  return KINDS.some((kind) => kind === token.type)
}
