import { removeInvisibleCharacters } from '#shared/kit/normalize-stored-name.ts'

/** A block between a line `:::WORD` and a line `:::`. */
export interface Fence {
  /** Source text including both fence lines. */
  readonly raw: string
  /** The text after the colons. */
  readonly word: string
  readonly inner: string
}

const OPENING = /^ {0,3}:{3,}[ \t]*([^\s:][^\n]*)(?:\n|$)/
/** Quote and list markers before the text of a line. */
const MARKS = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/
const CODE = /^(?:`{3,}|~{3,})/

/**
 * Parses the fence at the start of a text, or returns undefined. An unclosed fence runs to the end. The end matches
 * the visibility rule of the main process, so that both agree on what players may read.
 */
export function parseFence(source: string): Fence | undefined {
  const [opening, word = ''] = OPENING.exec(source) ?? []
  if (opening === undefined) return undefined
  let depth = 1
  let code: string | null = null
  let at = opening.length
  while (at < source.length) {
    const stop = source.indexOf('\n', at)
    const end = stop === -1 ? source.length : stop
    const own = ownText(source.slice(at, end))
    code = codeAfter(code, own)
    if (/^:{3,}[^:]/.test(own)) depth += 1
    else if (/^:{3,}$/.test(own) && code === null) depth -= 1
    if (depth === 0)
      return { raw: source.slice(0, end + 1), word: word.trim(), inner: source.slice(opening.length, at) }
    at = end + 1
  }
  return { raw: source, word: word.trim(), inner: source.slice(opening.length) }
}

/** The reader names after `:::for`; null if only the gamemaster may read the block. */
export function findFenceReaderText(word: string): string | null {
  const [, names = ''] = /^for[ \t](.+)$/i.exec(word) ?? []
  return names.trim() === '' ? null : names.trim()
}

function ownText(line: string): string {
  const seen = removeInvisibleCharacters(line)
  return seen.slice(MARKS.exec(seen)?.[0].length).trim()
}

/** Tracks fenced code: the delimiter that closes the code block containing the next line, or null outside code. */
function codeAfter(code: string | null, own: string): string | null {
  const [mark] = CODE.exec(own) ?? []
  if (mark === undefined) return code
  if (code === null) return mark
  return own === mark && mark.startsWith(code) ? null : code
}
