import { listLootAbilities } from '#main/games/planet28/special-rules/campaign-abilities.ts'
import type { ChoiceQuestion, Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listEquipmentIds, getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { areAllied, listEnemySides, findSideOf } from './battle-sides.ts'
import { canBeLooted, type Carrier, isCarrier } from './pieces.ts'
import { type AnyFighter, type SettlementInput, listFighters, hasTakenPart } from './settlement-input.ts'
import { mergeSettlement } from './settlement.ts'
import { type GearState, listGear, givePiece, takePiece } from './unclaimed-gear.ts'

/** A unit that may loot, and the ability that allows it. */
interface Looter {
  readonly fighter: AnyFighter
  readonly unit: Carrier
  readonly rule: string
}

/**
 * Transfers loot from the enemies that a looter killed: recorded units, or models outside any warband (P28-AB-loot).
 */
export function settleLoot(battle: SettlementInput, belongings: GearState): GearState {
  return listFighters(battle).reduce((before, fighter) => {
    const { unit, rules, tally } = fighter
    if (!isCarrier(unit) || !hasTakenPart(fighter) || tally.kills === 0) return before
    const [ability] = listLootAbilities(unit.profile.abilities, rules)
    return ability === undefined ? before : settleLooter(battle, { fighter, unit, rule: ability.rule }, before)
  }, belongings)
}

function settleLooter(battle: SettlementInput, looter: Looter, belongings: GearState): GearState {
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
  const asked = { ...belongings, settled: mergeSettlement(belongings.settled, { choices: [question] }) }
  if (wanted === undefined || chosen === null) return asked
  const victim = victims.find((anyFighter) => anyFighter.unit.id === wanted.fromUnitId)?.unit ?? null
  const left = victim === null || !isCarrier(victim) ? asked : takePiece(asked, victim, wanted.item)
  const got = givePiece(left, unit, wanted.item)
  return {
    ...got,
    settled: mergeSettlement(got.settled, { outcomes: [tell(looter, victim?.name ?? 'a stranger', wanted.item)] }),
  }
}

function tell({ unit, rule, fighter }: Looter, from: string, item: string): Settlement['outcomes'][number] {
  const { name } = getEquipment(fighter.rules.tables, item).row
  return { step: 'gear', unitId: unit.id, text: `${unit.name} takes ${name} from ${from}.`, rule }
}

/** Slain enemies: characters that fell and squads that lost members. */
function victimsOf(battle: SettlementInput, { unit }: AnyFighter): AnyFighter[] {
  return listFighters(battle).filter(({ tally, unit: other }) => {
    const isSlain = tally.fate === 'fell' || (tally.kind === 'squad' && tally.fate === 'stood' && tally.lost > 0)
    return isSlain && !areAllied(battle.record, unit.warbandId, other.warbandId)
  })
}

function optionsFrom({ unit, rules }: AnyFighter, belongings: GearState): ChoiceQuestion['options'] {
  if (!isCarrier(unit)) return []
  const pieces = [...new Set(listGear(belongings, unit))].filter((piece) => canBeLooted(piece, rules))
  return pieces.map((piece) => {
    const { name } = getEquipment(rules.tables, piece).row
    return { value: lootValue(unit.id, piece), label: `${name} of ${unit.name}` }
  })
}

/**
 * Loot options from enemies outside any warband that were destroyed. Their gear is not recorded, so all gear is on
 * offer.
 */
function strangersOptions({ record }: SettlementInput, { unit, rules }: AnyFighter): ChoiceQuestion['options'] {
  const side = findSideOf(record, unit.warbandId)
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
