import { listArmourHitPointDice, getDosesOfUse } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { ConsumedPieces } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { findMountAmmunition, listVehicleRounds, withRoundCount } from '#shared/games/planet28/mounted-rounds.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { findEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { formatList } from '#shared/kit/format.ts'
import { ADDICTIVE_ITEM, isAddicted } from '../growth/item-use-counts.ts'
import { changeUnitProfile } from '../money/purchases/plan.ts'
import {
  type AnyTalliedUnit,
  type AftermathInput,
  listTalliedUnits,
  hasTakenPart,
  type UnitOfKind,
} from './aftermath-input.ts'
import { type GearCarrier, isGearCarrier, listGearPieces, removeGearPieceEvenly } from './gear-pieces.ts'
import { type BattleRecordProblem, createRefusedRecordProblem } from './record-problem.ts'
import { isUnitLost, toCampaignUnitProfile, mergeAftermathResults, getSettledUnit } from './settlement.ts'
import {
  type SettledAndUnclaimedGear,
  listHeldAndUnclaimedGear,
  setSettledProfile,
  takeGearPiece,
} from './unclaimed-gear.ts'

const RULE = 'P28-SET-3'

/**
 * Kinds of gear that a battle may consume, each once: rounds, consumable items and armour that can be destroyed
 * (P28-SET-3, P28-ARM-living-armour).
 */
export function listConsumableGear(unit: CampaignUnit, rules: Rules): string[] {
  if (!isGearCarrier(unit)) return [...new Set(listVehicleRounds(rules.tables, unit.profile.sections))]
  const kinds = [...new Set(listGearPieces(unit))]
  const armour = listArmourHitPointDice(kinds, rules).map(({ id }) => id)
  return kinds.filter((id) => {
    if (id === ADDICTIVE_ITEM && isAddicted(unit)) return false
    const kind = findRulebookRow(rules.tables, 'items', id)?.kind
    return kind === 'ammo' || kind === 'consumable' || armour.includes(id)
  })
}

/** Removes gear consumed in battle: from the dead first, in squads as evenly as possible (P28-SET-3). */
export function settleConsumption(battle: AftermathInput, before: SettledAndUnclaimedGear): SettledAndUnclaimedGear {
  return listTalliedUnits(battle).reduce((gearState, fighter) => {
    const { unit } = fighter
    if (!hasTakenPart(fighter)) return gearState
    return isGearCarrier(unit) ? spend(battle, { fighter, unit }, gearState) : spendRounds(fighter, unit, gearState)
  }, before)
}

/** Refuses consumption beyond what a unit carried (P28-SET-3, P28-IT-stimulants). */
export function listConsumptionProblems(
  battle: Omit<AftermathInput, 'choices' | 'agendas' | 'reserve'>,
): BattleRecordProblem[] {
  const { record } = battle
  return listTalliedUnits(battle).flatMap((fighter) => {
    const { unit, tally } = fighter
    const path = `tallies.${record.tallies.findIndex(({ unitId }) => unitId === tally.unitId)}.uses`
    return hasTakenPart(fighter)
      ? piecesUsed(battle, fighter).flatMap((used) => lackOf(used, unit, { path, rules: fighter.rules }))
      : []
  })
}

interface Used {
  readonly id: string
  readonly pieces: number
}

interface Spender {
  readonly fighter: AnyTalliedUnit
  readonly unit: GearCarrier
}

function usesOf({ tally }: AnyTalliedUnit): ConsumedPieces {
  return tally.uses ?? {}
}

/**
 * Number of pieces consumed. Some items take more than one piece for the nth use, counted over the career or the game
 * (P28-IT-stimulants, `doseCount`).
 */
function piecesUsed({ usesBefore }: Pick<AftermathInput, 'usesBefore'>, fighter: AnyTalliedUnit): Used[] {
  const { unit, rules } = fighter
  return Object.entries(usesOf(fighter)).flatMap(([id, uses]) => {
    if (uses === 0 || (id === ADDICTIVE_ITEM && isAddicted(unit))) return []
    const before = rules.settings.doseCount === 'career' ? (usesBefore?.(unit.id, id) ?? 0) : 0
    const doses = Array.from({ length: uses }, (_use, at) => getDosesOfUse(id, before + at + 1))
    return [{ id, pieces: doses.reduce((sum, dose) => sum + dose, 0) }]
  })
}

function lackOf(
  { id, pieces }: Used,
  unit: CampaignUnit,
  { path, rules }: { readonly path: string; readonly rules: Rules },
): BattleRecordProblem[] {
  const carried = isGearCarrier(unit) ? listGearPieces(unit) : listVehicleRounds(rules.tables, unit.profile.sections)
  const has = carried.filter((piece) => piece === id).length
  if (pieces <= has) return []
  const name = findEquipment(rules.tables, id)?.row.name ?? id
  const message = `${unit.name} used ${pieces} × ${name} and had ${has}. Type fewer, or give it more first.`
  return [createRefusedRecordProblem(path, RULE, message)]
}

function spend(
  battle: AftermathInput,
  { fighter, unit }: Spender,
  before: SettledAndUnclaimedGear,
): SettledAndUnclaimedGear {
  const used = piecesUsed(battle, fighter)
  const after = used.reduce((gearState, item) => spendOne(unit, item, gearState), before)
  const words = used.flatMap(({ id, pieces }) => {
    const gone = Math.min(pieces, listHeldAndUnclaimedGear(before, unit).filter((piece) => piece === id).length)
    const name = findEquipment(fighter.rules.tables, id)?.row.name ?? id
    return gone === 0 ? [] : [`${gone} × ${name}`]
  })
  return words.length === 0 ? after : { ...after, settled: tellUsed(after.settled, unit, words) }
}

function tellUsed(settled: AftermathResult, { id, name }: CampaignUnit, words: readonly string[]): AftermathResult {
  const text = `${name} used up ${formatList(words)}.`
  return mergeAftermathResults(settled, { outcomes: [{ step: 'gear', unitId: id, text, rule: RULE }] })
}

/** Removes rounds fired by a vehicle from its mounts, the fullest first (P28-SET-3, P28-VEH-ACT-1). */
function spendRounds(
  fighter: AnyTalliedUnit,
  unit: UnitOfKind<'vehicle'>,
  before: SettledAndUnclaimedGear,
): SettledAndUnclaimedGear {
  const { rules } = fighter
  const used = Object.entries(usesOf(fighter)).filter(([, count]) => count > 0)
  if (used.length === 0 || isUnitLost(unit.id, before.settled)) return before
  const settledUnit = getSettledUnit(unit, before.settled)
  const sections = used.reduce<readonly PlacedSection[]>(
    (left, [ammo, count]) =>
      Array.from({ length: count }).reduce<readonly PlacedSection[]>(
        (placed) => withoutRound(placed, ammo, rules),
        left,
      ),
    settledUnit.profile.sections,
  )
  const words = used.map(([id, count]) => `${count} × ${findEquipment(rules.tables, id)?.row.name ?? id}`)
  const settled = mergeAftermathResults(before.settled, {
    profiles: [toCampaignUnitProfile(changeUnitProfile(settledUnit, { sections }))],
  })
  return { ...before, settled: tellUsed(settled, unit, words) }
}

function withoutRound(sections: readonly PlacedSection[], ammo: string, { tables }: Rules): readonly PlacedSection[] {
  const takers = sections.filter((placed) => findMountAmmunition(tables, placed) === ammo)
  const most = Math.max(0, ...takers.map(({ rounds = 0 }) => rounds))
  const mount = takers.find(({ rounds = 0 }) => rounds === most)
  return sections.map((placed) => (placed === mount ? withRoundCount(placed, most - 1) : placed))
}

function spendOne(unit: GearCarrier, { id, pieces }: Used, before: SettledAndUnclaimedGear): SettledAndUnclaimedGear {
  return Array.from({ length: pieces }).reduce<SettledAndUnclaimedGear>((gearState) => {
    const isAtHand = listHeldAndUnclaimedGear(gearState, unit).includes(id)
    if (!isAtHand) return gearState
    if ((gearState.estates.get(unit.id) ?? []).includes(id)) return takeGearPiece(gearState, unit, id)
    return {
      ...gearState,
      settled: setSettledProfile(gearState.settled, removeGearPieceEvenly(getSettledUnit(unit, gearState.settled), id)),
    }
  }, before)
}
