import { isSecretCalloutStart } from './callouts.ts'
import { normalizeStoredName, removeInvisible } from './normalize-stored-name.ts'
import { findSecretElements } from './secret-elements.ts'

/** Who is let in: names as `normalizeReader` writes them. Null lets everybody in who may read the text at all. */
export type Readers = ReadonlySet<string> | null

/** A run of lines that the same people may read. */
export interface Passage {
  /** Its lines, without those that open and close a secret. */
  readonly text: string
  readonly readers: Readers
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/g
const NOBODY: Readers = new Set()

/** Quotation and list marks before a line's own text, with the box of an item to tick. */
const MARKS = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]|\[[ xX]\][ \t])*/
const FENCE = /^(?:`{3,}|~{3,})/
/** Too far in to close a code block. */
const INDENTED = /^(?: {4}|[ ]{0,3}\t)/

/** What a line means for secrecy. */
type Mark = { readonly opens: readonly string[] } | 'closes' | null

/** Who is let into the secret that a line opens. A word that Orrery does not know lets nobody in: a slip of the pen must not tell. */
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

/** A player's name as secrets compare it: letter case, outer and double spaces do not count. */
export function normalizeReader(name: string): string {
  return normalizeStoredName(name).toLowerCase()
}

/** Whoever is let in by what is open already, and by these names: each opening costs no more than its own line. */
function among(readers: Readers, names: readonly string[]): Readers {
  return new Set(names.map(normalizeReader).filter((name) => readers === null || readers.has(name)))
}

/**
 * A Markdown text cut at its secrets: `:::secret` … `:::`, `:::for Mira, Tom` … `:::`, quotations that begin with
 * `[!secret]` or another word that is not open, and HTML elements of the class `secret`. A secret that is not closed goes on to the end, and so does one whose code block is not closed.
 */
export function parsePassages(text: string): Passage[] {
  const passages: { lines: string[]; readers: Readers }[] = []
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

/** The names after every `:::for`, each once. */
export function listReaderNames(text: string): string[] {
  const all = new Set<string>()
  walk(text, { line: () => {}, opened: (names) => names.forEach((name) => all.add(name)) })
  return [...all]
}

interface Visitor {
  line(line: string, readers: Readers): void
  opened(names: readonly string[]): void
}

/** Reads a text line by line, with whoever is let in at each. */
function walk(text: string, visitor: Visitor): void {
  const open: Readers[] = []
  let fence: string | null = null
  let isQuotedSecret = false

  for (const { line, isInElement, isWhole } of linesOf(text)) {
    const seen = removeInvisible(line)
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

/** A line that may open a secret; only one that is whole to Markdown, to which U+2028 and U+2029 end nothing, ends a secret. */
interface Line {
  readonly line: string
  /** Whether a part of it stands in a secret element. */
  readonly isInElement: boolean
  readonly isWhole: boolean
}

function linesOf(text: string): Line[] {
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

/** Whether two neighbours are read by the same people; what nobody reads is one passage. */
function isSame(a: Readers, b: Readers): boolean {
  return a === b || (a?.size === 0 && b?.size === 0)
}

/** The code block that a line stands in, by the mark that closes it. */
function fenceAfter(fence: string | null, own: string, isIndented: boolean): string | null {
  const [mark] = FENCE.exec(own) ?? []
  if (mark === undefined) return fence
  if (fence === null) return mark
  return own === mark && mark.startsWith(fence) && !isIndented ? null : fence
}

/** The text with the names after each `:::for` replaced; null leaves a name as it is. */
export function renameReaders(text: string, nameFor: (name: string) => string | null): string {
  return text.replace(
    /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]|\[[ xX]\][ \t])*:{3,}[ \t]*for[ \t])(.*)$/gim,
    (whole, start: string, names: string) => {
      const renamed = namesOf(names).map((name) => nameFor(name) ?? name)
      return namesOf(names).some((name, at) => renamed[at] !== name) ? `${start}${renamed.join(', ')}` : whole
    },
  )
}
