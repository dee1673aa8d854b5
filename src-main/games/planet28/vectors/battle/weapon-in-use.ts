import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseText } from '#main/games/kit/json.ts'
import type { WeaponInUse } from '#main/games/planet28/battle/damage/weapons.ts'
import { getWeaponEffects } from '#main/games/planet28/battle/effects-in-force.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { parseRules } from '../parse-given.ts'
import { beginFirstTurn, createExampleBattle, createExampleCharacterOptions } from './example-battle.ts'

export const [US, FOE] = ['us', 'foe']

/** A battle with a unit in its turn and an enemy. */
export function createShooterBattle(given: JsonRecord, settings: JsonRecord, dice: Dice): Battle {
  return beginFirstTurn(
    createExampleBattle(
      [createExampleCharacterOptions(US, given), createExampleCharacterOptions(FOE, {})],
      settings,
      dice,
    ),
    US,
  )
}

/** Parses a character or vehicle weapon of an example. */
export function parseWeaponInUse(given: unknown, settings: JsonRecord): WeaponInUse {
  const id = parseText(given, 'weapon')
  const { row, rule } = getMountedWeapon(PRINTED_TABLES, id)
  return { id, row, rule, effects: getWeaponEffects(row.specialRules, parseRules(settings)) }
}
