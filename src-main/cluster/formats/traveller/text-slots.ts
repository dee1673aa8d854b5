/** A piece cut out of a file that describes one object, and the index of the slot it was cut from. */
export interface TextSlot {
  readonly at: number
  readonly text: string
}

/** Cuts objects out of a text and keeps the text between them, so that `fillTextSlots` can restore the file. */
export function createTextSlotCutter(text: string) {
  const pieces: string[] = []
  let done = 0
  return {
    /** Cuts out a range of the text. */
    take(from: number, to: number): TextSlot {
      pieces.push(text.slice(done, from))
      done = to
      return { at: pieces.length - 1, text: text.slice(from, to) }
    },
    /** Text before, between and after the parts: one more than there are parts. */
    pieces: (): readonly string[] => [...pieces, text.slice(done)],
  }
}

/** Restores the file from its pieces and the text of each slot. Slots without text are left out. */
export function fillTextSlots(pieces: readonly string[], texts: ReadonlyMap<number, string>): string {
  return pieces.map((piece, at) => piece + (texts.get(at) ?? '')).join('')
}
