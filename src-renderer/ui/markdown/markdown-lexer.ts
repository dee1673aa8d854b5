import { Marked, type MarkedToken, type Token } from 'marked'
import { fenceOf } from './fence.ts'

/** A `[[text]]`. */
export interface ThingToken {
  readonly type: 'thing'
  readonly raw: string
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

/** What no person types, and what a parser would spend seconds on: endless words and quotations in quotations. */
const ENDLESS_WORD = 2000
const ENDLESS_QUOTE = /^(?:[ \t]*>){64}/m

const THING = /^\[\[([^[\]\n]{1,120})\]\]/
const THING_LINK = {
  name: 'thing',
  level: 'inline',
  tokenizer(source: string) {
    const [raw, text] = THING.exec(source) ?? []
    return raw === undefined ? undefined : { type: 'thing', raw, text }
  },
} as const

/** Passages inside one another: how many are open while a text is read, and the most there can be. */
let depth = 0
const DEEPEST = 12

const FENCE = {
  name: 'fence',
  level: 'block',
  /** Asked for every paragraph, which ends at an empty line: looking further would take a long text's square. */
  start: (source: string) =>
    /^ {0,3}:::/m.exec(source.slice(0, Math.max(0, source.indexOf('\n\n')) || undefined))?.index,
  tokenizer(this: { lexer: { blockTokens(source: string, tokens: Token[]): Token[] } }, source: string) {
    const fence = depth < DEEPEST ? fenceOf(source) : undefined
    if (!fence) return undefined
    depth += 1
    try {
      return { type: 'fence', ...fence, tokens: this.lexer.blockTokens(fence.inner, []) }
    } finally {
      depth -= 1
    }
  },
} as const

const EXTENSIONS = [THING_LINK, FENCE]
const marked = new Marked({ gfm: true, extensions: EXTENSIONS })
/** Without tables and bare addresses, for texts with endless words: the search for an address grows with their square. */
const markedPlain = new Marked({ gfm: false, extensions: EXTENSIONS })

/** A text cut into its pieces; null where it is of a kind that no person types, or nested too deep. */
export function lexMarkdown(source: string): JournalToken[] | null {
  if (ENDLESS_QUOTE.test(source)) return null
  try {
    return known(lexerFor(source).lexer(source))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

/** Whether a text is read without tables and bare addresses. */
export function hasEndlessWord(source: string): boolean {
  return source.split(/\s/).some((word) => word.length >= ENDLESS_WORD)
}

function lexerFor(source: string): Marked {
  return hasEndlessWord(source) ? markedPlain : marked
}

// oxfmt-ignore
const KINDS: readonly JournalToken['type'][] = [
  'space', 'def', 'heading', 'paragraph', 'text', 'code', 'hr', 'table', 'list', 'blockquote', 'html',
  'strong', 'em', 'del', 'codespan', 'br', 'link', 'image', 'escape', 'checkbox', 'list_item', 'thing', 'fence',
]

/** The pieces of which we know what they are: all there are. */
export function known(tokens: readonly Token[]): JournalToken[] {
  return tokens.filter((token): token is JournalToken => KINDS.some((kind) => kind === token.type))
}

/** What a quotation that begins with `[!note]` and the like stands for. */
export const CALLOUTS = { note: 'Note', read: 'Read aloud', secret: 'Secret', warning: 'Warning' } as const
export type CalloutKind = keyof typeof CALLOUTS

const CALLOUT = /^\[!(\w{1,20})\][ \t]*(?:\n|$)/

/** The kind of call-out that a quotation is, and its own text without the mark; null for a plain quotation. */
export function calloutOf({ text }: { readonly text: string }): { kind: CalloutKind; tokens: JournalToken[] } | null {
  const [mark, word = ''] = CALLOUT.exec(text) ?? []
  const kind = word.toLowerCase()
  if (mark === undefined || !Object.hasOwn(CALLOUTS, kind)) return null
  return { kind: kind as CalloutKind, tokens: known(lexerFor(text).lexer(text.slice(mark.length))) }
}

/** Addresses that a browser may open without harm; links to other ones stay text. */
export function isSafeAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href)
}

/** The id of a picture of the campaign that an address names, or null. */
export function pictureId(href: string): string | null {
  const [, id] = /^image:([a-z0-9-]{1,40})$/.exec(href) ?? []
  return id ?? null
}
