import type { AftermathChoices, Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import type { CampaignUnit, CampaignUnitProfile } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { sumParts } from '../money/purchases/plan.ts'
import type { AnyFighter, SettlementInput } from './settlement-input.ts'

/** An aftermath in which nothing is settled yet. */
export const EMPTY_SETTLEMENT: Settlement = {
  questions: [],
  choices: [],
  outcomes: [],
  ledger: [],
  newConditions: [],
  ended: [],
  aged: [],
  lost: [],
  profiles: [],
  stashes: [],
  dues: [],
  agendas: [],
}

/** What is settled so far, and more of it; profiles, stashes and dues replace or join those of the same unit or warband. */
export function mergeSettlement(settled: Settlement, more: Partial<Settlement>): Settlement {
  return {
    questions: [...settled.questions, ...(more.questions ?? [])],
    choices: [...settled.choices, ...(more.choices ?? [])],
    outcomes: [...settled.outcomes, ...(more.outcomes ?? [])],
    ledger: [...settled.ledger, ...(more.ledger ?? [])],
    newConditions: [...settled.newConditions, ...(more.newConditions ?? [])],
    ended: [...settled.ended, ...(more.ended ?? [])],
    aged: [...settled.aged, ...(more.aged ?? [])],
    lost: [...settled.lost, ...(more.lost ?? [])],
    profiles: replaceBy(settled.profiles, more.profiles ?? [], ({ unitId }) => unitId),
    stashes: replaceBy(settled.stashes, more.stashes ?? [], ({ warbandId }) => warbandId),
    dues: (more.dues ?? []).reduce(addDue, settled.dues),
    agendas: [...settled.agendas, ...(more.agendas ?? [])],
  }
}

/** A ledger line whose amount is the sum of its parts, or what somebody set instead (P28-GM-1). */
export function createLedgerLine(
  fields: Omit<LedgerLine, 'amount' | 'override'>,
  choices: AftermathChoices,
): LedgerLine {
  const override = Object.hasOwn(choices.overrides, fields.key) ? (choices.overrides[fields.key] ?? null) : null
  return { ...fields, amount: override?.amount ?? sumParts(fields.parts), override }
}

/** A unit with the gear and members that the steps so far left it. */
export function getSettledUnit<Unit extends CampaignUnit>(unit: Unit, settled: Settlement): Unit {
  const profile = settled.profiles.find(({ unitId }) => unitId === unit.id)
  return profile?.kind === unit.kind ? { ...unit, profile: profile.profile } : unit
}

/** The stash of a warband as the steps so far left it. */
export function getSettledStash(
  { warbands }: SettlementInput,
  settled: Settlement,
  warbandId: string,
): readonly string[] {
  const stash = settled.stashes.find((candidate) => candidate.warbandId === warbandId)
  return stash?.stash ?? warbands.find(({ id }) => id === warbandId)?.stash ?? []
}

/** Whether a unit died or was scrapped in the steps so far. */
export function isLost(unitId: string, settled: Settlement): boolean {
  return settled.lost.some((candidate) => candidate.unitId === unitId)
}

/** Whether a unit took part and lived, as far as dice decided it: only such ones do something after the battle. */
export function isAvailable({ tally, unit }: AnyFighter, settled: Settlement): boolean {
  return tally.fate !== 'absent' && !isLost(unit.id, settled) && !isUndecided(unit.id, settled)
}

/** Whether a unit still waits for the die that says whether it lives. */
export function isUndecided(unitId: string, settled: Settlement): boolean {
  return settled.questions.some(({ key, faces }) => key === getFateKey(unitId) && faces === null)
}

/** Whether dice are open under a key, or under one that follows from it. */
export function isQuestionOpen(key: string, settled: Settlement): boolean {
  return settled.questions.some(
    (question) => question.faces === null && (question.key === key || question.key.startsWith(`${key}:`)),
  )
}

/** The key of the question that decides over a character's life (P28-INJ-0). */
export function getFateKey(unitId: string): string {
  return `injury:${unitId}`
}

/** A profile as settlements list it. */
export function getUnitProfile(unit: CampaignUnit): CampaignUnitProfile {
  if (unit.kind === 'character') return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
  if (unit.kind === 'squad') return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
  return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
}

function replaceBy<Row>(rows: readonly Row[], more: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const last = more.filter((row, at) => more.findLastIndex((otherItem) => keyOf(otherItem) === keyOf(row)) === at)
  return [...rows.filter((row) => !last.some((otherItem) => keyOf(otherItem) === keyOf(row))), ...last]
}

function addDue(dues: Settlement['dues'], due: Settlement['dues'][number]): Settlement['dues'] {
  const old = dues.find(({ warbandId }) => warbandId === due.warbandId)
  if (old === undefined) return [...dues, due]
  const sum = {
    warbandId: due.warbandId,
    waivers: old.waivers + due.waivers,
    vehiclePoints: old.vehiclePoints + due.vehiclePoints,
  }
  return dues.map((otherOld) => (otherOld === old ? sum : otherOld))
}
