/** A part of a file that stands for one thing on the chart: which part, and its text as it was read. */
export interface Source {
  readonly at: number
  readonly text: string
}

/** No part of a text taken yet. */
export function createSlots(text: string) {
  const pieces: string[] = []
  let done = 0
  return {
    /** The part from one place of the text to another is a thing. */
    take(from: number, to: number): Source {
      pieces.push(text.slice(done, from))
      done = to
      return { at: pieces.length - 1, text: text.slice(from, to) }
    },
    /** The pieces before, between and after the parts: one more than parts. */
    pieces: (): readonly string[] => [...pieces, text.slice(done)],
  }
}

/** The file again: its pieces with a text in each part; parts without one are left out. */
export function fillSlots(pieces: readonly string[], texts: ReadonlyMap<number, string>): string {
  return pieces.map((piece, at) => piece + (texts.get(at) ?? '')).join('')
}
