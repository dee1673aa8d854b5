import type { ReadProgress } from '../chart-file.ts'

/**
 * A line of a file, counted from 1, without its line end. `start` and `next` are the offsets of this line and of the
 * next.
 */
export interface NumberedLine {
  readonly number: number
  readonly text: string
  readonly start: number
  readonly next: number
}

/** Number of lines, or similarly small parts, read between two progress reports. */
const LINES_PER_STEP = 500

/** Visits a text line by line and reports progress. */
export function* visitLines(
  text: string,
  note: string,
  visit: (line: NumberedLine) => void,
): Generator<ReadProgress, void> {
  const total = countLines(text)
  for (let start = 0, number = 1; start < text.length; number += 1) {
    const line = lineAt(text, start, number)
    visit(line)
    start = line.next
    if (number % LINES_PER_STEP === 0) yield { done: number, total, note }
  }
}

/** The first lines of a text. */
export function listFirstLines(text: string, most: number): NumberedLine[] {
  const lines: NumberedLine[] = []
  for (let start = 0; start < text.length && lines.length < most;) {
    const line = lineAt(text, start, lines.length + 1)
    lines.push(line)
    start = line.next
  }
  return lines
}

function lineAt(text: string, start: number, number: number): NumberedLine {
  const feed = text.indexOf('\n', start)
  const next = feed === -1 ? text.length : feed + 1
  const end = feed === -1 ? text.length : text[feed - 1] === '\r' && feed > start ? feed - 1 : feed
  return { number, text: text.slice(start, end), start, next }
}

function countLines(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
