import { Marked, type MarkedToken, type Token } from 'marked'
import { type CalloutHead, parseCalloutHead } from '#shared/kit/callouts.ts'
import { parseFence } from './fence.ts'

/** A wiki link `[[text]]`. */
export interface ThingToken {
  readonly type: 'thing'
  readonly raw: string
  /** The text between the brackets; a bar escaped for a table is unescaped. */
  readonly text: string
}

/** The block between a line `:::secret` or `:::for NAMES` and a line `:::`. */
export interface FenceToken {
  readonly type: 'fence'
  readonly raw: string
  /** The text after the colons. */
  readonly word: string
  readonly tokens: Token[]
}

/** Every token type of the journal's Markdown. */
export type JournalToken = MarkedToken | ThingToken | FenceToken

/**
 * Guards against input that would take the parser seconds and that people do not type: extremely long words, deeply
 * nested quotes, endless runs of asterisks and tildes.
 */
const ENDLESS_WORD = 2000
const ENDLESS_QUOTE = /^(?:[ \t]*>){64}/m

/**
 * Search budget for the ends of emphasis and tables in one text. For each start the parser scans the rest of the
 * paragraph, so the sum of these rests grows quadratically.
 */
const MOST_SEARCHED = 2_000_000
const MOST_SEARCHED_A_LETTER = 10
let leftToSearch = 0
const EMPHASIS = /^[*_~]/
const TABLE_HEAD = /^[^\n]+\n {0,3}[-:|][-:| \t]*(?:\n|$)/

/** Throws if parsing the text would take too long. */
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

/** Current nesting depth of fences while parsing, and its limit. */
let depth = 0
const DEEPEST = 12

/** The next line that opens a fence, unless an empty line comes first. */
const PASSAGE_OR_GAP = /\n(?: {0,3}(:{3,})[ \t]*[^\s:]|[ \t]*\n)/

const FENCE = {
  name: 'fence',
  level: 'block',
  /**
   * Index at which a fence may start within the paragraph. The paragraph ends at an empty line; later fences are found
   * later.
   */
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

/** The text up to its first empty line. */
function paragraphOf(source: string): string {
  const end = source.indexOf('\n\n')
  return end < 0 ? source : source.slice(0, end)
}

const EXTENSIONS = [THING_LINK, FENCE]
/** `[^1]: words` is a footnote and not a link definition. */
const TOKENIZER = {
  def: (source: string) => (/^ {0,3}\[\^/.test(source) ? undefined : (false as const)),
}
const marked = new Marked({ gfm: true, extensions: EXTENSIONS, tokenizer: TOKENIZER })
/**
 * Parser without tables and autolinks, for texts with extremely long words: autolink detection is quadratic in the
 * word length.
 */
const markedPlain = new Marked({ gfm: false, extensions: EXTENSIONS, tokenizer: TOKENIZER })

/** Tokenises a text; null if it is pathological or nested too deeply. */
export function lexMarkdown(source: string): JournalToken[] | null {
  if (ENDLESS_QUOTE.test(source)) return null
  leftToSearch = MOST_SEARCHED + MOST_SEARCHED_A_LETTER * source.length
  try {
    return narrowToJournalTokens(lexerFor(source).lexer(source))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

/** Whether a text has to be parsed without tables and autolinks. */
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

/** Narrows tokens to the type of the journal's tokens. The lexer creates no others. */
export function narrowToJournalTokens(tokens: readonly Token[]): JournalToken[] {
  return tokens.filter((token): token is JournalToken => KINDS.some((kind) => kind === token.type))
}

/** Labels of call-outs: blockquotes that start with `[!note]` and the like. */
export const CALLOUT_LABELS_BY_WORD = {
  note: 'Note',
  read: 'Read aloud',
  secret: 'Secret',
  warning: 'Warning',
} as const

/** A call-out blockquote: its first line and the tokens of its body. */
export interface Callout {
  readonly head: CalloutHead
  readonly tokens: readonly JournalToken[]
}

/** Parses a blockquote as a call-out; null for a plain quote. */
export function parseCallout({ text }: { readonly text: string }): Callout | null {
  const head = parseCalloutHead(text)
  if (head === null) return null
  const end = text.indexOf('\n')
  const tokens = end < 0 ? [] : lexMarkdown(text.slice(end + 1))
  return tokens && { head, tokens }
}

/** Whether a URL is safe to open in a browser. Links to other URLs stay text. */
export function isSafeUrl(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href)
}

/** The id of a campaign picture that a URL refers to, or null. */
export function findPictureId(href: string): string | null {
  const [, id] = /^image:([a-z0-9-]{1,40})$/.exec(href) ?? []
  return id ?? null
}
