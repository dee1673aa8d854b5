/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** What is wrong with a JSON text. */
export interface JsonFault extends Place {
  readonly reason: string
}

/** A name or a position on the way to a value inside a JSON document. */
export type JsonStep = string | number

/** What a look through a JSON text finds out. */
export interface JsonPlaces {
  /** The first thing that is wrong, or null. */
  readonly fault: JsonFault | null
  /** Where the value at the end of a path begins, or what of the path there is. */
  readonly placeOf: (path: readonly JsonStep[]) => Place
}

const DEEPEST = 100
const SPACE = /[ \t\r\n]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

class Broken extends Error {
  readonly at: number

  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

/** Reads a JSON text for its places alone: JSON.parse tells neither line and column of a fault nor where a value stands. */
export function findJsonPlaces(text: string): JsonPlaces {
  const starts = new Map<string, number>()
  const placeOf = (path: readonly JsonStep[]): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const start = starts.get(keyOf(path.slice(0, length)))
      if (start !== undefined) return placeAt(text, start)
    }
    return { line: 1, column: 1 }
  }
  try {
    walk(text, starts)
    return { fault: null, placeOf }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    return { fault: { ...placeAt(text, error.at), reason: error.message }, placeOf }
  }
}

const keyOf = (path: readonly JsonStep[]): string => JSON.stringify(path.map(String))

function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function walk(text: string, starts: Map<string, number>): void {
  let at = 0

  function match(pattern: RegExp): string | null {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? null
    if (found !== null) at += found.length
    return found
  }
  function broken(wanted: string): Broken {
    const there = text[at]
    return new Broken(
      at,
      there === undefined
        ? `the file ends where ${wanted} should stand`
        : `${wanted} should stand here, not ${JSON.stringify(there)}`,
    )
  }
  function skip(): void {
    match(SPACE)
  }
  function takes(sign: string): boolean {
    if (text[at] !== sign) return false
    at += 1
    return true
  }
  /** By hand: a picture is a very long string. */
  function string(): string {
    const start = at
    if (!takes('"')) throw broken('a name in double quotes')
    for (;;) {
      const code = text.charCodeAt(at)
      if (Number.isNaN(code) || code < 0x20) throw broken('the closing double quote')
      if (code === 0x22) break
      if (code !== 0x5c) at += 1
      else if (match(ESCAPE) === null) throw broken('a character that may follow a backslash')
    }
    at += 1
    return text.slice(start, at)
  }
  function value(path: readonly JsonStep[]): void {
    skip()
    if (path.length > DEEPEST) throw new Broken(at, `this lies more than ${DEEPEST} levels deep`)
    starts.set(keyOf(path), at)
    if (text[at] === '{') object(path)
    else if (text[at] === '[') list(path)
    else if (text[at] === '"') string()
    else if (match(WORD) === null && match(NUMBER) === null) throw broken('a value')
    skip()
  }
  function object(path: readonly JsonStep[]): void {
    takes('{')
    skip()
    if (takes('}')) return
    do {
      skip()
      const name = String(JSON.parse(string()))
      skip()
      if (!takes(':')) throw broken('a colon')
      value([...path, name])
    } while (takes(','))
    if (!takes('}')) throw broken('a comma or the closing brace')
  }
  function list(path: readonly JsonStep[]): void {
    takes('[')
    skip()
    if (takes(']')) return
    let index = 0
    do {
      value([...path, index])
      index += 1
    } while (takes(','))
    if (!takes(']')) throw broken('a comma or the closing bracket')
  }

  value([])
  if (at < text.length) throw broken('nothing more')
}
