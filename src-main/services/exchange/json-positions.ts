import { getLocation, type ParseError, printParseErrorCode, visit } from 'jsonc-parser'

/** A position in a text; line and column count from 1. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** A syntax error in a JSON text. */
export interface JsonFault extends TextPosition {
  readonly reason: string
}

/** An object key or array index on a path into a JSON document. */
export type JsonPathStep = string | number

/** Result of scanning a JSON text. */
export interface JsonScanResult {
  /** The first error, or null. */
  readonly fault: JsonFault | null
  /** Returns where the value at a path begins, or the longest existing part of the path. */
  readonly placeOf: (path: readonly JsonPathStep[]) => TextPosition
}

const DEEPEST = 100
const LONGEST_WORD = 20
/** What is expected at an error, by parser state. */
const WANTED: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CloseBraceExpected: 'a comma or the closing brace',
  CloseBracketExpected: 'a comma or the closing bracket',
  EndOfFileExpected: 'nothing more',
}
const IN_QUOTES = /^Invalid(?:Character|EscapeCharacter|Unicode)$|^UnexpectedEndOfString$/
/** A valid escape, or a character not allowed inside double quotes. */
const ESCAPE_OR_WRONG = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|([\\\p{Cc}])/gu

class Broken extends Error {
  readonly at: number

  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

/**
 * Scans a JSON text for positions, since JSON.parse reports neither the line and column of an error nor the positions
 * of values.
 */
export function scanJsonPositions(text: string): JsonScanResult {
  const starts = new Map<string, number>()
  const placeOf = (path: readonly JsonPathStep[]): TextPosition => {
    for (let length = path.length; length > 0; length -= 1) {
      const start = starts.get(keyOf(path.slice(0, length)))
      if (start !== undefined) return placeAt(text, start)
    }
    return { line: 1, column: 1 }
  }
  try {
    walk(text, (path, start) => starts.set(keyOf(path), start))
    return { fault: null, placeOf }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    return { fault: { ...placeAt(text, error.at), reason: error.message }, placeOf }
  }
}

const keyOf = (path: readonly JsonPathStep[]): string => JSON.stringify(path.map(String))

function placeAt(text: string, at: number): TextPosition {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Stops at the first error, and before nesting overflows the stack. */
function walk(text: string, found: (path: readonly JsonPathStep[], start: number) => void): void {
  const begin = (start: number, path: readonly JsonPathStep[]): void => {
    if (path.length > DEEPEST) throw new Broken(start, `this lies more than ${DEEPEST} levels deep`)
    found(path, start)
  }
  visit(
    text,
    {
      onObjectBegin: (start, _length, _line, _column, path) => begin(start, path()),
      onArrayBegin: (start, _length, _line, _column, path) => begin(start, path()),
      onLiteralValue: (_value, start, _length, _line, _column, path) => begin(start, path()),
      onError: (error, offset, length) => {
        throw brokenBy(text, { error, offset, length })
      },
    },
    { disallowComments: true },
  )
}

function brokenBy(text: string, { error, offset, length }: ParseError): Broken {
  const code = printParseErrorCode(error)
  const word = text.slice(offset, offset + length)
  if (IN_QUOTES.test(code)) return brokenInQuotes(text, offset, word)
  if (code === 'CommaExpected') {
    const isInList = typeof getLocation(text, offset).path.at(-1) === 'number'
    return missing(text, offset, `a comma or the closing ${isInList ? 'bracket' : 'brace'}`)
  }
  const wanted = WANTED[code]
  return wanted === undefined
    ? new Broken(
        offset,
        `${JSON.stringify(word.slice(0, LONGEST_WORD))} is neither a value nor a name in double quotes`,
      )
    : missing(text, offset, wanted)
}

function brokenInQuotes(text: string, start: number, word: string): Broken {
  const wrong = [...word.matchAll(ESCAPE_OR_WRONG)].find(([, sign]) => sign !== undefined)
  const at = start + (wrong?.index ?? word.length)
  return missing(text, at, text[at] === '\\' ? 'a character that may follow a backslash' : 'the closing double quote')
}

function missing(text: string, at: number, wanted: string): Broken {
  const there = text[at]
  return new Broken(
    at,
    there === undefined
      ? `the file ends where ${wanted} should stand`
      : `${wanted} should stand here, not ${JSON.stringify(there)}`,
  )
}
