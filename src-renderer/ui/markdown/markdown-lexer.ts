import { Marked, type MarkedToken, type Token } from 'marked'
import { type CalloutHead, parseCalloutHead } from '#shared/kit/callouts.ts'
import { parseFence } from './fence.ts'

/** A `[[text]]`. */
export interface ThingToken {
  readonly type: 'thing'
  readonly raw: string
  /** What stands between the brackets; a bar that was escaped for a table is a plain one. */
  readonly text: string
}

/** What stands between a line `:::secret` or `:::for NAMES` and a line `:::`. */
export interface FenceToken {
  readonly type: 'fence'
  readonly raw: string
  /** What is written after the colons. */
  readonly word: string
  readonly tokens: Token[]
}

/** Every piece that the journal's Markdown is made of. */
export type JournalToken = MarkedToken | ThingToken | FenceToken

/** What no person types, and what a parser would spend seconds on: endless words, quotations in quotations, stars and strokes without end. */
const ENDLESS_WORD = 2000
const ENDLESS_QUOTE = /^(?:[ \t]*>){64}/m

/**
 * What the search for the ends of emphasis and of tables may cost in one text: for each beginning the parser looks
 * through the rest of the paragraph, so the sum of those rests is what grows with the square.
 */
const MOST_SEARCHED = 2_000_000
const MOST_SEARCHED_A_LETTER = 10
let leftToSearch = 0
const EMPHASIS = /^[*_~]/
const TABLE_HEAD = /^[^\n]+\n {0,3}[-:|][-:| \t]*(?:\n|$)/

/** Gives up a text whose reading would take too long. */
function search(length: number): void {
  leftToSearch -= length
  if (leftToSearch < 0) throw new RangeError('No person writes so many stars and strokes')
}

const THING = /^\[\[([^[\]\n]{1,300})\]\]/
const THING_LINK = {
  name: 'thing',
  level: 'inline',
  tokenizer(source: string) {
    if (EMPHASIS.test(source)) search(source.length)
    const [raw, text = ''] = THING.exec(source) ?? []
    return raw === undefined ? undefined : { type: 'thing', raw, text: text.replaceAll('\\|', '|') }
  },
} as const

/** Passages inside one another: how many are open while a text is read, and the most there can be. */
let depth = 0
const DEEPEST = 12

/** The next line that opens a passage, unless an empty line comes before. */
const PASSAGE_OR_GAP = /\n(?: {0,3}(:{3,})[ \t]*[^\s:]|[ \t]*\n)/

const FENCE = {
  name: 'fence',
  level: 'block',
  /** Where a passage may begin in a paragraph, which ends at an empty line: a later one is found later. */
  start(source: string) {
    const found = depth < DEEPEST ? PASSAGE_OR_GAP.exec(source) : null
    return found?.[1] === undefined ? undefined : found.index + 1
  },
  tokenizer(this: { lexer: { blockTokens(source: string, tokens: Token[]): Token[] } }, source: string) {
    if (TABLE_HEAD.test(source)) search(paragraphOf(source).length)
    const fence = depth < DEEPEST ? parseFence(source) : undefined
    if (!fence) return undefined
    depth += 1
    try {
      return { type: 'fence', ...fence, tokens: this.lexer.blockTokens(fence.inner, []) }
    } finally {
      depth -= 1
    }
  },
} as const

/** A text up to its first empty line. */
function paragraphOf(source: string): string {
  const end = source.indexOf('\n\n')
  return end < 0 ? source : source.slice(0, end)
}

const EXTENSIONS = [THING_LINK, FENCE]
/** `[^1]: words` is a footnote, and no address of a link. */
const TOKENIZER = {
  def: (source: string) => (/^ {0,3}\[\^/.test(source) ? undefined : (false as const)),
}
const marked = new Marked({ gfm: true, extensions: EXTENSIONS, tokenizer: TOKENIZER })
/** Without tables and bare addresses, for texts with endless words: the search for an address grows with their square. */
const markedPlain = new Marked({ gfm: false, extensions: EXTENSIONS, tokenizer: TOKENIZER })

/** A text cut into its pieces; null where it is of a kind that no person types, or nested too deep. */
export function lexMarkdown(source: string): JournalToken[] | null {
  if (ENDLESS_QUOTE.test(source)) return null
  leftToSearch = MOST_SEARCHED + MOST_SEARCHED_A_LETTER * source.length
  try {
    return narrowTokens(lexerFor(source).lexer(source))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

/** Whether a text is read without tables and bare addresses. */
export function hasOverlongWord(source: string): boolean {
  return source.split(/\s/).some((word) => word.length >= ENDLESS_WORD)
}

function lexerFor(source: string): Marked {
  return hasOverlongWord(source) ? markedPlain : marked
}

// oxfmt-ignore
const KINDS: readonly JournalToken['type'][] = [
  'space', 'def', 'heading', 'paragraph', 'text', 'code', 'hr', 'table', 'list', 'blockquote', 'html',
  'strong', 'em', 'del', 'codespan', 'br', 'link', 'image', 'escape', 'checkbox', 'list_item', 'thing', 'fence',
]

/** The pieces of which we know what they are: all there are. */
export function narrowTokens(tokens: readonly Token[]): JournalToken[] {
  return tokens.filter((token): token is JournalToken => KINDS.some((kind) => kind === token.type))
}

/** What a quotation that begins with `[!note]` and the like stands for. */
export const CALLOUTS = { note: 'Note', read: 'Read aloud', secret: 'Secret', warning: 'Warning' } as const

/** A quotation that is a call-out: its first line, and the pieces of its own text. */
export interface Callout {
  readonly head: CalloutHead
  readonly tokens: readonly JournalToken[]
}

/** The call-out that a quotation is; null for a plain quotation. */
export function parseCallout({ text }: { readonly text: string }): Callout | null {
  const head = parseCalloutHead(text)
  if (head === null) return null
  const end = text.indexOf('\n')
  const tokens = end < 0 ? [] : lexMarkdown(text.slice(end + 1))
  return tokens && { head, tokens }
}

/** Addresses that a browser may open without harm; links to other ones stay text. */
export function isSafeAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href)
}

/** The id of a picture of the campaign that an address names, or null. */
export function findPictureId(href: string): string | null {
  const [, id] = /^image:([a-z0-9-]{1,40})$/.exec(href) ?? []
  return id ?? null
}
