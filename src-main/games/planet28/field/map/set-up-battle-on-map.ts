import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { setUpBattle } from '#main/games/planet28/battle/setup/setup.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { FieldError } from '../field-error.ts'
import { updateSightings } from '../side-knowledge.ts'
import { computeStartingPlaces } from '../starting-places.ts'

/** Creates the battle before its first turn, with every unit on its map if there is one. Throws a `FieldError`. */
export function setUpBattleOnMap(options: BattleOptions, dice: Dice): Battle {
  const battle = setUpBattle(options, dice)
  if (options.map === undefined) return battle
  const { field, places: wanted, bots } = options.map
  const places = computeStartingPlaces(field, battle, wanted)
  const { minds: memories } = updateSightings({ field, battle, places, minds: {} })
  return { ...battle, map: { field, places, bots, memories } }
}

/** Finds why a battle cannot begin on its map, in a sentence; null if it can. */
export function findMapProblem(options: BattleOptions): string | null {
  const { map, sides } = options
  if (map === undefined) return null
  const stranger = Object.keys(map.bots).find((bot) => !sides.some(({ id }) => id === bot))
  if (stranger !== undefined) return `A bot plays the side “${stranger}”, which is none of this battle.`
  try {
    setUpBattleOnMap(options, createSeededDice('room'))
    return null
  } catch (error) {
    if (error instanceof FieldError) return error.message
    throw error
  }
}
