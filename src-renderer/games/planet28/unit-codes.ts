import { getSideLetter, parseSideIndex } from './practice-plan.ts'

/** How a unit is marked on a map. */
export interface UnitCodeAndSide {
  /** Index of its side. */
  readonly at: number
  /** Letter of its side, and its number there, such as “A2”. */
  readonly code: string
}

interface CodedUnit {
  readonly id: string
  readonly side: string
}

/**
 * Returns the map code of each unit, by id. `units` must be the units at the start of the battle, so that codes do not
 * change when units are lost.
 */
export function buildUnitCodeById(
  units: readonly CodedUnit[],
  getSideIndex: (side: string) => number = parseSideIndex,
): ReadonlyMap<string, UnitCodeAndSide> {
  const numbers = new Map<string, number>()
  return new Map(
    units.map(({ id, side }) => {
      const at = getSideIndex(side)
      const number = (numbers.get(side) ?? 0) + 1
      numbers.set(side, number)
      return [id, { at, code: `${getSideLetter(at)}${number}` }]
    }),
  )
}

/** Returns the codes of the units of a battle on its map. */
export function buildBattleUnitCodeById(battle: {
  readonly sides: readonly { readonly id: string }[]
  readonly units: readonly CodedUnit[]
}): ReadonlyMap<string, UnitCodeAndSide> {
  return buildUnitCodeById(battle.units, (side) => battle.sides.findIndex(({ id }) => id === side))
}
