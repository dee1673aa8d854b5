import type { BattleRecord, BattleSide, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import { formatCount } from '#shared/kit/format.ts'
import { listEnemySides, countModels, findSideOfWarband } from './battle-sides.ts'
import {
  createFlaggedRecordProblem,
  isNaturalNumber,
  listProblemIf,
  type BattleRecordProblem,
  createRefusedRecordProblem,
} from './record-problem.ts'
import { listTallyProblems } from './tally-problems.ts'

export type { BattleRecordProblem } from './record-problem.ts'

/** Checks a battle record. Refused problems prevent settlement, flagged ones are pointed out. */
export function listBattleRecordProblems(
  record: BattleRecord,
  warbands: readonly CampaignWarband[],
): BattleRecordProblem[] {
  return [
    ...listProblemIf(
      record.turns !== null && !isNaturalNumber(record.turns),
      createRefusedRecordProblem('turns', 'P28-TURN-9', NO_COUNT),
    ),
    ...record.sides.flatMap((side, at) => sideProblems(record, side, `sides.${at}`, warbands)),
    ...record.tallies.flatMap((tally, at) => [
      ...placeProblems(record, tally, at, warbands),
      ...listTallyProblems(tally, `tallies.${at}`, warbands),
    ]),
    ...record.sides.flatMap((side, at) => killProblems(record, side, `sides.${at}`, warbands)),
    ...missingProblems(record, warbands),
  ]
}

const NO_COUNT = 'A number of turns is whole and not below 0. Type another, or leave it out.'

function sideProblems(
  record: BattleRecord,
  { name, warbandIds, strangers }: BattleSide,
  path: string,
  warbands: readonly CampaignWarband[],
): BattleRecordProblem[] {
  const rule = 'P28-CAMP-3'
  const ids = record.sides.flatMap((side) => side.warbandIds)
  const isTwice = warbandIds.some((id) => ids.filter((otherId) => otherId === id).length > 1)
  const isUnknown = warbandIds.some((id) => !warbands.some((warband) => warband.id === id))
  const { models, destroyed } = strangers
  const areCounts = isNaturalNumber(models) && isNaturalNumber(destroyed)
  const killed = `${name}: ${formatCount(destroyed, 'unnamed fighter')} killed, but ${models} took part.`
  const tooMany = `${killed} Enter ${models === 0 ? '' : `at most ${models}, or `}how many took part.`
  const noCounts = `${name}: enter unnamed fighters as whole numbers, 0 or more.`
  return [
    ...listProblemIf(
      isTwice,
      createRefusedRecordProblem(`${path}.warbandIds`, rule, `A warband of ${name} is listed twice. Remove one.`),
    ),
    ...listProblemIf(
      isUnknown,
      createRefusedRecordProblem(
        `${path}.warbandIds`,
        rule,
        `A warband of ${name} is not in this campaign. Remove it.`,
      ),
    ),
    ...listProblemIf(!areCounts, createRefusedRecordProblem(`${path}.strangers`, rule, noCounts)),
    ...listProblemIf(areCounts && destroyed > models, createRefusedRecordProblem(`${path}.strangers`, rule, tooMany)),
  ]
}

/** Checks that each unit occurs once, with its own warband and kind. */
function placeProblems(
  record: BattleRecord,
  tally: UnitTally,
  at: number,
  warbands: readonly CampaignWarband[],
): BattleRecordProblem[] {
  const path = `tallies.${at}`
  const { unitId, warbandId, name, kind } = tally
  const rule = 'P28-CAMP-1'
  if (record.tallies.findIndex((otherTally) => otherTally.unitId === unitId) < at)
    return [createRefusedRecordProblem(`${path}.unitId`, rule, `${name} is listed twice. Remove one of its lines.`)]
  if (findSideOfWarband(record, warbandId) === null)
    return [
      createRefusedRecordProblem(
        `${path}.warbandId`,
        rule,
        `${name} fights on no side. Add its warband to a side, or remove its line.`,
      ),
    ]
  const unit = warbands.find(({ id }) => id === warbandId)?.units.find(({ id }) => id === unitId)
  if (unit === undefined)
    return [
      createFlaggedRecordProblem(
        `${path}.unitId`,
        rule,
        `${name} is not in its warband any more: nothing follows for it.`,
      ),
    ]
  const otherKind = `${name} is a ${unit.kind}, not a ${kind}. Remove its line and add it anew.`
  return listProblemIf(unit.kind !== kind, createRefusedRecordProblem(`${path}.kind`, rule, otherKind))
}

/** Checks kills against the number of enemies and against those that are gone (P28-CAMP-1). */
function killProblems(
  record: BattleRecord,
  side: BattleSide,
  path: string,
  warbands: readonly CampaignWarband[],
): BattleRecordProblem[] {
  const own = record.tallies.filter(({ warbandId }) => side.warbandIds.includes(warbandId))
  const kills = own.reduce((sum, tally) => sum + tally.kills, 0)
  if (kills === 0) return []
  const enemies = listEnemySides(record, side)
  const ids = enemies.flatMap(({ warbandIds }) => warbandIds)
  const theirs = record.tallies.filter(({ warbandId, fate }) => ids.includes(warbandId) && fate !== 'absent')
  const models = sum(theirs, (tally) => modelsIn(tally, warbands)) + sum(enemies, ({ strangers }) => strangers.models)
  const slain = sum(theirs, slainIn) + sum(enemies, ({ strangers }) => strangers.destroyed)
  const claim = `${side.name} has ${formatCount(kills, 'kill')}`
  const nobody = `${claim}, but no enemies. Count them under “Unnamed fighters” of the other side, or lower the kills.`
  if (models === 0) return [createRefusedRecordProblem(path, 'P28-CAMP-1', nobody)]
  const fewer = `${claim}, but ${formatCount(slain, 'enemy', 'enemies')} fell. Check both.`
  return listProblemIf(kills > slain, createFlaggedRecordProblem(path, 'P28-CAMP-1', fewer))
}

/** Flags units of a participating warband that have no tally. */
function missingProblems(record: BattleRecord, warbands: readonly CampaignWarband[]): BattleRecordProblem[] {
  return warbands
    .filter(({ id }) => findSideOfWarband(record, id) !== null)
    .flatMap(({ units }) => units)
    .filter(({ id }) => !record.tallies.some(({ unitId }) => unitId === id))
    .map(({ name }) =>
      createFlaggedRecordProblem(
        'tallies',
        'P28-CAMP-1',
        `${name} has no line: it earns nothing. Add it, or leave it out.`,
      ),
    )
}

function modelsIn({ unitId }: UnitTally, warbands: readonly CampaignWarband[]): number {
  const unit = warbands.flatMap(({ units }) => units).find(({ id }) => id === unitId)
  return unit === undefined ? 1 : countModels(unit)
}

/** Number of models that may have been killed. Squads do not distinguish slain from fled members. */
function slainIn(tally: UnitTally): number {
  if (tally.kind === 'squad') return tally.lost
  return tally.fate === 'fell' || tally.fate === 'destroyed' ? 1 : 0
}

function sum<Row>(rows: readonly Row[], countOf: (row: Row) => number): number {
  return rows.reduce((all, row) => all + countOf(row), 0)
}
