import type { SideFields } from './battle-fields.ts'

/**
 * Returns the seat ids of the sides, derived from their names. A name without usable letters gets an id from its
 * position.
 */
export function listSeatIds(sides: readonly Pick<SideFields, 'name'>[]): string[] {
  return sides.map(({ name }, at) => {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    return plain || (at === 0 ? 'first' : 'second')
  })
}

/** Builds the player assignment of each side. */
export function buildSeatInputs(sides: readonly SideFields[]) {
  const seats = listSeatIds(sides)
  return sides.map(({ who }, at) => {
    const [kind, id = null] = who?.split(':') ?? []
    return {
      seat: seats[at] ?? '',
      playerId: kind === 'player' ? id : null,
      warbandId: null,
      factionId: kind === 'faction' ? id : null,
    }
  })
}
