import { type ChartFile, FormatError } from './chart-file.ts'
import { decodeText } from './decode-text.ts'

/** Maximum nesting depth and number of values of a JSON file. */
const MOST_JSON = { levels: 100, values: 4_000_000 } as const

/** Parses a JSON file. Its shape is checked before parsing, so that a hostile file costs nothing. */
export function parseJsonFile(file: ChartFile): unknown {
  const text = decodeText(file)
  checkSize(text, file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    const at = /at position (\d+)/.exec(reason)?.[1]
    const line = at === undefined ? null : lineAt(text, Number(at))
    throw new FormatError(file.name, line, 'this is not valid JSON. Was the file cut short or edited by hand?')
  }
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]
const COMMA = 0x2c

function checkSize(text: string, file: ChartFile): void {
  let [depth, values] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) values += 1
    else if (CLOSING.includes(code)) depth -= 1
    else if (OPENING.includes(code)) {
      depth += 1
      values += 1
      if (depth > MOST_JSON.levels)
        throw new FormatError(file.name, lineAt(text, at), `this lies more than ${MOST_JSON.levels} levels deep.`)
    }
  }
  if (values > MOST_JSON.values)
    throw new FormatError(file.name, null, `it holds more than ${MOST_JSON.values.toLocaleString('en-GB')} values.`)
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at
  }
  return text.length
}

/** Formats JSON in a line-oriented way: one line per field of the head and per entry of its lists. */
export function formatLineOrientedJson(head: object, lists: Readonly<Record<string, readonly unknown[]>>): string {
  const formatList = (list: readonly unknown[]) =>
    list.length === 0 ? '[]' : `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`
  const facts = [
    ...Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    ...Object.entries(lists).map(([name, list]) => `${JSON.stringify(name)}: ${formatList(list)}`),
  ]
  return `{\n${facts.join(',\n')}\n}\n`
}
