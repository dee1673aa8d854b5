import { isSecretCalloutStart } from './callouts.ts'
import { normalizeStoredName, removeInvisibleCharacters } from './normalize-stored-name.ts'

/**
 * Names of the players who may read a passage, as `normalizeReader` writes them. Null means all readers of the text.
 */
export type PassageReaders = ReadonlySet<string> | null

/** Consecutive lines with the same readers. */
export interface Passage {
  /** Lines of the passage, without those that open and close a secret. */
  readonly text: string
  readonly readers: PassageReaders
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/g
const NOBODY: PassageReaders = new Set()

/** Quotation and list marks before the text of a line, including task list boxes. */
const MARKS = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]|\[[ xX]\][ \t])*/
const FENCE = /^(?:`{3,}|~{3,})/
/** Indentation too deep for closing a code block. */
const INDENTED = /^(?: {4}|[ ]{0,3}\t)/

/** Effect of a line on secrecy. */
type Mark = { readonly opens: readonly string[] } | 'closes' | null

/**
 * Readers of the secret that a line opens. An unknown word admits no readers, so that a typo does not reveal a secret.
 */
function markOf(line: string): Mark {
  if (!line.startsWith(':::')) return null
  const word = line.replace(/^:+/, '').trim()
  if (word === '') return 'closes'
  const [, names = ''] = /^for[ \t](.*)$/i.exec(word) ?? []
  return { opens: namesOf(names) }
}

function namesOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Normalises a player's name for comparison: ignores case and outer and repeated spaces. */
export function normalizeReader(name: string): string {
  return normalizeStoredName(name).toLowerCase()
}

/** Intersection of the current readers and names. The cost of each opening is proportional to its own line. */
function among(readers: PassageReaders, names: readonly string[]): PassageReaders {
  return new Set(names.map(normalizeReader).filter((name) => readers === null || readers.has(name)))
}

/**
 * Splits a Markdown text at its secrets: `:::secret` … `:::`, `:::for Mira, Tom` … `:::`, quotations that begin with
 * `[!secret]` or another callout type that is not open, and HTML elements of the class `secret`. An unclosed secret
 * extends to the end, as does one whose code block is not closed.
 */
export function parsePassages(text: string): Passage[] {
  const passages: { lines: string[]; readers: PassageReaders }[] = []
  walk(text, {
    line(line, readers) {
      const last = passages.at(-1)
      if (last && isSame(last.readers, readers)) last.lines.push(line)
      else passages.push({ lines: [line], readers })
    },
    opened: () => {},
  })
  return passages.map(({ lines, readers }) => ({ text: lines.join('\n'), readers }))
}

/** Names after every `:::for`, without duplicates. */
export function listReaderNames(text: string): string[] {
  const all = new Set<string>()
  walk(text, { line: () => {}, opened: (names) => names.forEach((name) => all.add(name)) })
  return [...all]
}

interface Visitor {
  line(line: string, readers: PassageReaders): void
  opened(names: readonly string[]): void
}

/** Visits a text line by line with the readers of each line. */
function walk(text: string, visitor: Visitor): void {
  const open: PassageReaders[] = []
  let fence: string | null = null
  let isQuotedSecret = false

  for (const { line, isInElement, isWhole } of splitLines(text)) {
    const seen = removeInvisibleCharacters(line)
    const marks = MARKS.exec(seen)?.[0] ?? ''
    const own = seen.slice(marks.length).trim()
    if (isWhole && /^[ \t]*$/.test(line)) isQuotedSecret = false
    if (marks.includes('>') && isSecretCalloutStart(own)) isQuotedSecret = true
    const mark = markOf(own)
    if (open.length > 0 && !isQuotedSecret) fence = fenceAfter(fence, own, INDENTED.test(seen))
    if (mark !== null && mark !== 'closes') {
      open.push(among(open.at(-1) ?? null, mark.opens))
      visitor.opened(mark.opens)
    } else if (mark === 'closes' && isWhole && open.length > 0 && fence === null) open.pop()
    else visitor.line(line, isQuotedSecret || isInElement ? NOBODY : (open.at(-1) ?? null))
  }
}

/**
 * A line that may open a secret. Only a line that is whole in Markdown can end one: U+2028 and U+2029 are not line
 * ends there.
 */
interface Line {
  readonly line: string
  /** Whether part of the line lies in a secret element. */
  readonly isInElement: boolean
  readonly isWhole: boolean
}

/** Range of a text: index of the first character and of the one after the last. */
interface TextSpan {
  readonly from: number
  readonly to: number
}

/** An HTML tag. Quoted values may contain `>`; an unterminated tag counts as well. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)\b((?:[^<>"'=]+|=\s*"[^"]*"|=\s*'[^']*'|"[^"<]*"|'[^'<]*'|["'=])*)>?/gi
const CLASS = /(?<![\w-])class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const SECRET_CLASS = /(?:^|[\s_-])(?:secrets?|gm|dm)(?:only|secrets?|notes?|info|text)?(?:$|[\s_-])/i

/**
 * Finds HTML elements with a class or name such as `secret` or `gm-only`, as Foundry writes them: for the gamemaster
 * only. An unclosed element extends to the end.
 */
function findSecretElements(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let open: { readonly from: number; readonly tag: string; depth: number } | null = null
  for (const match of text.matchAll(TAG)) {
    const [whole, slash = '', name = '', attributes = ''] = match
    const tag = name.toLowerCase()
    if (open === null) {
      if (slash === '' && (SECRET_CLASS.test(tag) || hasSecretClass(attributes)))
        open = { from: match.index, tag, depth: 1 }
    } else if (tag === open.tag) {
      open.depth += slash === '' ? 1 : -1
      if (open.depth > 0) continue
      spans.push({ from: open.from, to: match.index + whole.length })
      open = null
    }
  }
  return open === null ? spans : [...spans, { from: open.from, to: text.length }]
}

function hasSecretClass(attributes: string): boolean {
  const classes = [...attributes.matchAll(CLASS)]
  return classes.some(([, double, single, bare]) => SECRET_CLASS.test(double ?? single ?? bare ?? ''))
}

function splitLines(text: string): Line[] {
  const spans = findSecretElements(text)
  const ends = text.match(LINE_END) ?? []
  let [from, at] = [0, 0]
  return text.split(LINE_END).map((line, index) => {
    const to = from + line.length
    while (at < spans.length && (spans[at]?.to ?? 0) <= from) at += 1
    const isInElement = (spans[at]?.from ?? Infinity) < to
    from = to + (ends[index]?.length ?? 0)
    const isWhole = [ends[index - 1], ends[index]].every((end) => end !== '\u2028' && end !== '\u2029')
    return { line, isInElement, isWhole }
  })
}

/** Whether two adjacent passages have the same readers. Passages without readers are merged. */
function isSame(a: PassageReaders, b: PassageReaders): boolean {
  return a === b || (a?.size === 0 && b?.size === 0)
}

/** Closing mark of the code block that a line is in. */
function fenceAfter(fence: string | null, own: string, isIndented: boolean): string | null {
  const [mark] = FENCE.exec(own) ?? []
  if (mark === undefined) return fence
  if (fence === null) return mark
  return own === mark && mark.startsWith(fence) && !isIndented ? null : fence
}

/** Replaces the names after each `:::for`. Null keeps a name. */
export function renameReaders(text: string, nameFor: (name: string) => string | null): string {
  return text.replace(
    /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]|\[[ xX]\][ \t])*:{3,}[ \t]*for[ \t])(.*)$/gim,
    (whole, start: string, names: string) => {
      const renamed = namesOf(names).map((name) => nameFor(name) ?? name)
      return namesOf(names).some((name, at) => renamed[at] !== name) ? `${start}${renamed.join(', ')}` : whole
    },
  )
}
