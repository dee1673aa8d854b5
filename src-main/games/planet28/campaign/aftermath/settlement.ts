import type { AftermathChoices, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { CampaignUnit, UnitProfileChange } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { sumPriceParts } from '../money/purchases/plan.ts'
import type { AnyTalliedUnit, AftermathInput } from './aftermath-input.ts'

export const EMPTY_AFTERMATH_RESULT: AftermathResult = {
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

/** Adds results to a settlement. Profiles, stashes and dues replace or join those of the same unit or warband. */
export function mergeAftermathResults(settled: AftermathResult, more: Partial<AftermathResult>): AftermathResult {
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

/** Creates a ledger line. The amount is the sum of its parts, or a manual override (P28-GM-1). */
export function createLedgerLine(
  fields: Omit<LedgerLine, 'amount' | 'override'>,
  choices: AftermathChoices,
): LedgerLine {
  const override = Object.hasOwn(choices.overrides, fields.key) ? (choices.overrides[fields.key] ?? null) : null
  return { ...fields, amount: override?.amount ?? sumPriceParts(fields.parts), override }
}

/** The unit with the gear and members left by the steps so far. */
export function getSettledUnit<Unit extends CampaignUnit>(unit: Unit, settled: AftermathResult): Unit {
  const profile = settled.profiles.find(({ unitId }) => unitId === unit.id)
  return profile?.kind === unit.kind ? { ...unit, profile: profile.profile } : unit
}

/** The stash of a warband after the steps so far. */
export function getSettledStash(
  { warbands }: AftermathInput,
  settled: AftermathResult,
  warbandId: string,
): readonly string[] {
  const stash = settled.stashes.find((candidate) => candidate.warbandId === warbandId)
  return stash?.stash ?? warbands.find(({ id }) => id === warbandId)?.stash ?? []
}

/** Whether a unit died or was scrapped in the steps so far. */
export function isUnitLost(unitId: string, settled: AftermathResult): boolean {
  return settled.lost.some((candidate) => candidate.unitId === unitId)
}

/** Whether a unit took part and survived, as far as the dice are known. Only such units act after the battle. */
export function canActAfterBattle({ tally, unit }: AnyTalliedUnit, settled: AftermathResult): boolean {
  return tally.fate !== 'absent' && !isUnitLost(unit.id, settled) && !isFateUndecided(unit.id, settled)
}

/** Whether the die that decides if a unit survives is still open. */
export function isFateUndecided(unitId: string, settled: AftermathResult): boolean {
  return settled.questions.some(({ key, faces }) => key === getFateQuestionKey(unitId) && faces === null)
}

/** Whether dice are open under a key or under a key derived from it. */
export function isQuestionOpen(key: string, settled: AftermathResult): boolean {
  return settled.questions.some(
    (question) => question.faces === null && (question.key === key || question.key.startsWith(`${key}:`)),
  )
}

/** Key of the question that decides whether a character survives (P28-INJ-0). */
export function getFateQuestionKey(unitId: string): string {
  return `injury:${unitId}`
}

/** Profile of a unit in the format of a settlement. */
export function toCampaignUnitProfile(unit: CampaignUnit): UnitProfileChange {
  if (unit.kind === 'character') return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
  if (unit.kind === 'squad') return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
  return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
}

function replaceBy<Row>(rows: readonly Row[], more: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const last = more.filter((row, at) => more.findLastIndex((otherItem) => keyOf(otherItem) === keyOf(row)) === at)
  return [...rows.filter((row) => !last.some((otherItem) => keyOf(otherItem) === keyOf(row))), ...last]
}

function addDue(dues: AftermathResult['dues'], due: AftermathResult['dues'][number]): AftermathResult['dues'] {
  const old = dues.find(({ warbandId }) => warbandId === due.warbandId)
  if (old === undefined) return [...dues, due]
  const sum = {
    warbandId: due.warbandId,
    waivers: old.waivers + due.waivers,
    vehiclePoints: old.vehiclePoints + due.vehiclePoints,
  }
  return dues.map((otherOld) => (otherOld === old ? sum : otherOld))
}
