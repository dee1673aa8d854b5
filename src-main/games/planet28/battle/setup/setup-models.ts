import type { Dice } from '#main/games/kit/dice.ts'
import { countHands, listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import { rollDice } from '#main/games/planet28/rules/roll-dice.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Model } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { getArmourEffects, filterEffectsByShape } from '../effects-in-force.ts'

interface Making {
  readonly rules: Rules
  readonly dice: Dice
}

/**
 * Creates the models of a character or squad with their kit before the first turn. Living armour is rolled
 * (P28-ARM-living-armour).
 */
export function createModels(unit: Exclude<UnitOptions, { kind: 'vehicle' }>, making: Making): Model[] {
  const { id, profile } = unit
  const { hitPoints: start, traits } = profile
  const kits = unit.kind === 'character' ? [unit.profile.equipment] : kitsOf(unit.profile.loadouts)
  return kits.map((equipment, at) => {
    const hands =
      (unit.kind === 'character' ? unit.hands : undefined) ?? listWeaponsHeldAtStart(traits, equipment, making.rules)
    return modelFrom({ id: `${id}.${at + 1}`, start, equipment, hands }, making)
  })
}

function kitsOf(loadouts: readonly { readonly members: number; readonly equipment: readonly string[] }[]) {
  return loadouts.flatMap(({ members, equipment }) => Array.from({ length: members }, () => equipment))
}

/** As many weapons, in order, as there are hands; integral ones first (P28-WEAP-5, P28-WEAP-7). */
export function listWeaponsHeldAtStart(
  traits: readonly string[],
  equipment: readonly string[],
  rules: Rules,
): string[] {
  let free = countHands(traits, rules)
  const weapons = listCarriedWeapons(equipment, rules).toSorted((a, b) => Number(b.staysInHand) - Number(a.staysInHand))
  return weapons.flatMap(({ id, hands }) => {
    if (hands > free) return []
    free -= hands
    return [id]
  })
}

/**
 * Loads every weapon that uses ammunition from the stock while it lasts. By setting, the first round is free
 * (P28-WEAP-3, `firstRound`).
 */
function loadAll(equipment: readonly string[], rules: Rules): Pick<Model, 'empty' | 'freeRounds'> {
  const needs = listCarriedWeapons(equipment, rules).flatMap(({ id, row }) =>
    row.ammo === null ? [] : [{ weapon: id, ammo: row.ammo }],
  )
  if (rules.settings.firstRound === 'free') return { empty: [], freeRounds: needs.map(({ weapon }) => weapon) }
  const stock = [...equipment]
  const empty = needs.flatMap(({ weapon, ammo }) => {
    const at = stock.indexOf(ammo)
    if (at < 0) return [weapon]
    stock.splice(at, 1)
    return []
  })
  return { empty, freeRounds: [] }
}

/** Creates a model in its initial state. */
function modelFrom(
  { id, start, equipment, hands }: Pick<Model, 'id' | 'start' | 'equipment' | 'hands'>,
  { rules, dice }: Making,
): Model {
  const [soaks] = equipment.flatMap((armour) =>
    filterEffectsByShape(getArmourEffects(armour, rules), 'soaks').map(({ effect }) => ({ armour, dice: effect.dice })),
  )
  return {
    id,
    hitPoints: start,
    start,
    fate: 'fights',
    equipment,
    hands,
    ...loadAll(equipment, rules),
    pool: soaks === undefined ? null : rollDice(soaks.dice, dice),
    poolArmour: soaks?.armour ?? null,
    isWounded: false,
    lostTo: null,
    isApart: false,
  }
}
