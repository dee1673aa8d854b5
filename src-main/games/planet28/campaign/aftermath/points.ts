import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { BattleSide } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { AmountPart, LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import {
  listPointsEarnedByCharacter,
  listPointsEarnedBySquad,
  listPointsEarnedByVehicle,
  listPointsEarnedByWarband,
} from '../money/campaign-points.ts'
import { sumPriceParts } from '../money/purchases/plan.ts'
import {
  type AnyTalliedUnit,
  type AftermathInput,
  listTalliedUnits,
  hasFoughtDespiteAbsence,
  hasTakenPart,
} from './aftermath-input.ts'
import { computeWorstEnemyLosses } from './battle-sides.ts'
import { createLedgerLine, mergeAftermathResults } from './settlement.ts'

/**
 * Awards campaign points to every unit that took part, then to every warband, then applies the split that warbands
 * chose (P28-CAMP-1 to -3).
 */
export function settlePoints(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  const units = listTalliedUnits(battle)
    .filter(hasTakenPart)
    .map((fighter) => unitLine(battle, fighter))
  const warbands = battle.record.sides.flatMap((side) => warbandLines(battle, side))
  return mergeAftermathResults(settled, { ledger: [...units, ...warbands] })
}

function unitLine(battle: AftermathInput, fighter: AnyTalliedUnit): LedgerLine {
  const { id, kind } = fighter.unit
  const rule = { character: 'P28-CAMP-1', squad: 'P28-SQC-1', vehicle: 'P28-VCAMP-1' }[kind]
  const earned = partsOf(fighter)
  const parts = hasFoughtDespiteAbsence(battle, fighter) ? withholdAll(earned) : earned
  const line = { key: `points:${id}`, account: { kind, id }, currency: 'points', reason: REASON, rule, parts } as const
  return createLedgerLine(line, battle.choices)
}

const REASON = 'Points of the battle'

/** Cancels the points of a unit that had to miss the battle (P28-INJ-2, P28-IT-psyka, P28-TR-mercenary). */
function withholdAll(earned: readonly AmountPart[]): AmountPart[] {
  const all = sumPriceParts(earned)
  const nothing = { source: 'Had to miss this battle', value: -all, rule: 'P28-CAMP-1' }
  return all === 0 ? [...earned] : [...earned, nothing]
}

function partsOf({ tally, unit, rules }: AnyTalliedUnit): AmountPart[] {
  if (tally.kind === 'character') return listPointsEarnedByCharacter(tally, rules.settings)
  if (tally.kind === 'squad') return listPointsEarnedBySquad(tally, rules.settings)
  const lostBefore = unit.conditions.flatMap(({ lostCells }) => lostCells)
  return listPointsEarnedByVehicle(tally, rules.settings, lostBefore)
}

/**
 * Ledger lines of the warbands of a side. Each warband with a unit in the battle earns what the side achieved, and may
 * split it.
 */
function warbandLines(battle: AftermathInput, side: BattleSide): LedgerLine[] {
  const fought = new Set(
    listTalliedUnits(battle)
      .filter(hasTakenPart)
      .map(({ tally }) => tally.warbandId),
  )
  return battle.warbands
    .filter(({ id }) => side.warbandIds.includes(id) && fought.has(id))
    .flatMap((warband) => {
      const line = warbandLine(battle, side, warband)
      return [line, ...splitLines(battle, warband, line)]
    })
}

function warbandLine(battle: AftermathInput, side: BattleSide, { id }: CampaignWarband): LedgerLine {
  const { record, warbands, rulesOf, choices } = battle
  const { settings } = rulesOf(id)
  const armies = warbands.map((warband) => ({ warband, rules: rulesOf(warband.id) }))
  const results = { reachedGoal: side.reachedGoal, ...computeWorstEnemyLosses(record, side, armies, settings) }
  const parts = listPointsEarnedByWarband(results, settings)
  const account = { kind: 'warband', id } as const
  const reason = 'Points of the warband'
  const rule = 'P28-CAMP-3'
  return createLedgerLine({ key: `points:${id}`, account, currency: 'points', reason, rule, parts }, choices)
}

/**
 * Ledger lines for points that the warband gives to its units, in their order, until its points of this battle are
 * used up (P28-CAMP-3).
 */
function splitLines(battle: AftermathInput, { id, units }: CampaignWarband, line: LedgerLine): LedgerLine[] {
  const wanted = battle.choices.splits[id] ?? {}
  let left = Math.max(0, line.amount)
  const gifts = units.flatMap((unit) => {
    const value = Math.min(left, wholePoints(wanted[unit.id]))
    left -= value
    return value === 0 ? [] : [{ unit, value }]
  })
  if (gifts.length === 0) return []
  const rule = 'P28-CAMP-3'
  const currency = 'points'
  const reason = 'Split among the warband'
  const given = gifts.map(({ unit, value }) => ({ source: `To ${unit.name}`, value: -value, rule }))
  const pool = { key: `split:${id}`, account: { kind: 'warband', id }, currency, reason, rule, parts: given } as const
  const got = gifts.map(({ unit, value }) => {
    const account = { kind: unit.kind, id: unit.id }
    const parts = [{ source: 'From the points of the warband', value, rule }]
    return { key: `split:${unit.id}`, account, currency, reason, rule, parts } as const
  })
  return [pool, ...got].map((fields) => createLedgerLine(fields, battle.choices))
}

function wholePoints(wanted: number | undefined): number {
  return Math.max(0, Math.floor(wanted ?? 0))
}
