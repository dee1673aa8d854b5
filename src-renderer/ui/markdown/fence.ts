import { removeInvisible } from '#shared/kit/normalize-stored-name.ts'

/** A passage between a line `:::WORD` and a line `:::`. */
export interface Fence {
  /** All of it, both lines included. */
  readonly raw: string
  /** What is written after the colons. */
  readonly word: string
  readonly inner: string
}

const OPENING = /^ {0,3}:{3,}[ \t]*([^\s:][^\n]*)(?:\n|$)/
/** Quotation and list marks before a line's own text. */
const MARKS = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/
const CODE = /^(?:`{3,}|~{3,})/

/** The passage that a text begins with, or null. One that is not closed goes on to the end; it ends where main lets players read on. */
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

/** The names after `:::for`; null where the passage is the gamemaster's alone. */
export function findFenceReaders(word: string): string | null {
  const [, names = ''] = /^for[ \t](.+)$/i.exec(word) ?? []
  return names.trim() === '' ? null : names.trim()
}

function ownText(line: string): string {
  const seen = removeInvisible(line)
  return seen.slice(MARKS.exec(seen)?.[0].length).trim()
}

/** The code block that the next line stands in, by the mark that closes it. */
function codeAfter(code: string | null, own: string): string | null {
  const [mark] = CODE.exec(own) ?? []
  if (mark === undefined) return code
  if (code === null) return mark
  return own === mark && mark.startsWith(code) ? null : code
}
