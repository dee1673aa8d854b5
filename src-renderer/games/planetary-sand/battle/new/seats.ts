import type { SideFields } from './battle-fields.ts'

/** The seats of the sides: their names as ids are written; a name of other letters is called by its place. */
export function listSeats(sides: readonly Pick<SideFields, 'name'>[]): string[] {
  return sides.map(({ name }, at) => {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    return plain || (at === 0 ? 'first' : 'second')
  })
}

/** Who plays each side, for the campaign. */
export function buildSeatInputs(sides: readonly SideFields[]) {
  const seats = listSeats(sides)
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
