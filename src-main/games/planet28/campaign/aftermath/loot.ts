import { listLootAbilities } from '#main/games/planet28/special-rules/campaign-abilities.ts'
import type { ChoiceQuestion, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listEquipmentIds, getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { type AnyTalliedUnit, type AftermathInput, listTalliedUnits, hasTakenPart } from './aftermath-input.ts'
import { areAllied, listEnemySides, findSideOfWarband } from './battle-sides.ts'
import { canBeLooted, type GearCarrier, isGearCarrier } from './gear-pieces.ts'
import { mergeAftermathResults } from './settlement.ts'
import {
  type SettledAndUnclaimedGear,
  listHeldAndUnclaimedGear,
  giveGearPiece,
  takeGearPiece,
} from './unclaimed-gear.ts'

/** A unit that may loot, and the ability that allows it. */
interface Looter {
  readonly fighter: AnyTalliedUnit
  readonly unit: GearCarrier
  readonly rule: string
}

/**
 * Transfers loot from the enemies that a looter killed: recorded units, or models outside any warband (P28-AB-loot).
 */
export function settleLoot(battle: AftermathInput, belongings: SettledAndUnclaimedGear): SettledAndUnclaimedGear {
  return listTalliedUnits(battle).reduce((before, fighter) => {
    const { unit, rules, tally } = fighter
    if (!isGearCarrier(unit) || !hasTakenPart(fighter) || tally.kills === 0) return before
    const [ability] = listLootAbilities(unit.profile.abilities, rules)
    return ability === undefined ? before : settleLooter(battle, { fighter, unit, rule: ability.rule }, before)
  }, belongings)
}

function settleLooter(
  battle: AftermathInput,
  looter: Looter,
  belongings: SettledAndUnclaimedGear,
): SettledAndUnclaimedGear {
  const { unit, rule, fighter } = looter
  const victims = victimsOf(battle, fighter)
  const options = [
    ...victims.flatMap((victim) => optionsFrom(victim, belongings)),
    ...strangersOptions(battle, fighter),
  ]
  const wanted = battle.choices.loot[unit.id]
  const value = wanted === undefined ? null : lootValue(wanted.fromUnitId, wanted.item)
  const chosen = options.some((option) => option.value === value) ? value : null
  const text = `What did ${unit.name} take from an enemy whom it killed?`
  const question = { key: `loot:${unit.id}`, step: 'gear', text, rule, options, chosen } as const
  const asked = { ...belongings, settled: mergeAftermathResults(belongings.settled, { choices: [question] }) }
  if (wanted === undefined || chosen === null) return asked
  const victim = victims.find((anyFighter) => anyFighter.unit.id === wanted.fromUnitId)?.unit ?? null
  const left = victim === null || !isGearCarrier(victim) ? asked : takeGearPiece(asked, victim, wanted.item)
  const got = giveGearPiece(left, unit, wanted.item)
  return {
    ...got,
    settled: mergeAftermathResults(got.settled, {
      outcomes: [tell(looter, victim?.name ?? 'a stranger', wanted.item)],
    }),
  }
}

function tell({ unit, rule, fighter }: Looter, from: string, item: string): AftermathResult['outcomes'][number] {
  const { name } = getEquipment(fighter.rules.tables, item).row
  return { step: 'gear', unitId: unit.id, text: `${unit.name} takes ${name} from ${from}.`, rule }
}

/** Slain enemies: characters that fell and squads that lost members. */
function victimsOf(battle: AftermathInput, { unit }: AnyTalliedUnit): AnyTalliedUnit[] {
  return listTalliedUnits(battle).filter(({ tally, unit: victim }) => {
    const isSlain = tally.fate === 'fell' || (tally.kind === 'squad' && tally.fate === 'stood' && tally.lost > 0)
    return isSlain && !areAllied(battle.record, unit.warbandId, victim.warbandId)
  })
}

function optionsFrom({ unit, rules }: AnyTalliedUnit, belongings: SettledAndUnclaimedGear): ChoiceQuestion['options'] {
  if (!isGearCarrier(unit)) return []
  const pieces = [...new Set(listHeldAndUnclaimedGear(belongings, unit))].filter((piece) => canBeLooted(piece, rules))
  return pieces.map((piece) => {
    const { name } = getEquipment(rules.tables, piece).row
    return { value: lootValue(unit.id, piece), label: `${name} of ${unit.name}` }
  })
}

/**
 * Loot options from enemies outside any warband that were destroyed. Their gear is not recorded, so all gear is on
 * offer.
 */
function strangersOptions({ record }: AftermathInput, { unit, rules }: AnyTalliedUnit): ChoiceQuestion['options'] {
  const side = findSideOfWarband(record, unit.warbandId)
  const hasStrangers = side !== null && listEnemySides(record, side).some(({ strangers }) => strangers.destroyed > 0)
  if (!hasStrangers) return []
  return lootIn(rules)
    .map((piece) => ({ piece, name: getEquipment(rules.tables, piece).row.name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ piece, name }) => ({ value: lootValue(null, piece), label: `${name} of a stranger` }))
}

/** All lootable gear of the rules in force. Bare fists and bare skin cost nothing and do not count. */
function lootIn(rules: Rules): string[] {
  return listEquipmentIds(rules.tables)
    .filter((piece) => getEquipment(rules.tables, piece).row.cost > 0)
    .filter((piece) => canBeLooted(piece, rules))
}

function lootValue(fromUnitId: string | null, item: string): string {
  return `${fromUnitId ?? ''}/${item}`
}
