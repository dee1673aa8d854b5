import { buildSeatInput } from '#renderer/parts/match/setup/occupants.ts'

/**
 * Returns the seat ids of the sides, derived from their names. A name without usable letters gets an id from its
 * position.
 */
export function listSeatIds(sides: readonly { readonly name: string }[]): string[] {
  return sides.map(({ name }, at) => {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    return plain || (at === 0 ? 'first' : 'second')
  })
}

/** Builds the assignment of each side. */
export function buildSeatInputs(sides: readonly { readonly name: string; readonly who: string | null }[]) {
  const seats = listSeatIds(sides)
  return sides.map(({ who }, at) => buildSeatInput(seats[at] ?? '', who))
}
