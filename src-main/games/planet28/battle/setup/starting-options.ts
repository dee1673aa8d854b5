import { canHold, countHandUse, listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import { listVehicleProfileEffects } from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { StartingOptions, TableBattleSides } from '#shared/contract/planet28/table-battles.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listWeaponsHeldAtStart } from './setup-models.ts'

type Character = Extract<UnitOptions, { kind: 'character' }>
type Vehicle = Extract<UnitOptions, { kind: 'vehicle' }>
type Chosen = Pick<TableBattleSides, 'flying' | 'hands'>

/**
 * Lists the starting options of units: flyers, and characters who carry more weapons than they can hold, with the
 * choices made (P28-SET-3, P28-WEAP-7).
 */
export function listStartingOptions(
  units: readonly UnitOptions[],
  { hands = {} }: Chosen,
  rules: Rules,
): StartingOptions {
  const flyers = units.flatMap((unit) =>
    unit.kind === 'vehicle' && isFlyer(unit, rules) ? [{ id: unit.id, name: unit.name }] : [],
  )
  const armed = units.flatMap((unit) => {
    if (unit.kind !== 'character' || !hasChoice(unit, rules)) return []
    const { traits, equipment } = unit.profile
    const weapons = listCarriedWeapons([...new Set(equipment)], rules).map(({ id, row }) => ({ id, name: row.name }))
    const chosen = hands[unit.id]
    const held = chosen === undefined ? listWeaponsHeldAtStart(traits, equipment, rules) : fitHands(unit, chosen, rules)
    return [{ id: unit.id, name: unit.name, weapons, hands: [...held] }]
  })
  return { flyers, armed }
}

/** Applies the chosen starting options to a unit. */
export function applyStartingOptions(
  unit: UnitOptions,
  { flying = [], hands = {} }: Chosen,
  rules: Rules,
): UnitOptions {
  if (unit.kind === 'vehicle') return { ...unit, isFlying: flying.includes(unit.id) && isFlyer(unit, rules) }
  const chosen = hands[unit.id]
  if (unit.kind === 'squad' || chosen === undefined || !hasChoice(unit, rules)) return unit
  return { ...unit, hands: fitHands(unit, chosen, rules) }
}

function isFlyer({ profile }: Vehicle, rules: Rules): boolean {
  return listVehicleProfileEffects(profile, rules).some(({ effects }) =>
    effects.some(({ shape }) => shape === 'must-move'),
  )
}

/** Whether a character can choose; one with an injured hand cannot (P28-INJ-5). */
function hasChoice({ profile, hands }: Character, rules: Rules): boolean {
  const { has, carries } = countHandUse(profile.traits, profile.equipment, rules)
  return hands === undefined && carries > has
}

/**
 * Limits chosen weapons to those carried that fit the hands: weapons that stay in hand first, then the latest chosen
 * (P28-WEAP-1, P28-WEAP-5).
 */
function fitHands({ profile }: Character, chosen: readonly string[], rules: Rules): string[] {
  const { traits, equipment } = profile
  const fixed = listCarriedWeapons(equipment, rules).flatMap(({ id, staysInHand }) => (staysInHand ? [id] : []))
  const wanted = chosen.filter((id) => equipment.includes(id) && !fixed.includes(id)).toReversed()
  return wanted.reduce((held, id) => (canHold(traits, [...held, id], rules) ? [...held, id] : held), fixed).toReversed()
}
