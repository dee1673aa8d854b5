import type { BattleRecord, BattleSide, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import { countWords } from '#shared/kit/words.ts'
import { enemiesOf, modelsOf, sideOf } from './battle-sides.ts'
import { flagged, isCount, problemIf, type RecordProblem, refused } from './record-problem.ts'
import { tallyProblems } from './tally-problems.ts'

export type { RecordProblem } from './record-problem.ts'

/** What is wrong with a battle as it was written down: refused things cannot be settled, flagged ones are pointed out. */
export function recordProblems(record: BattleRecord, warbands: readonly CampaignWarband[]): RecordProblem[] {
  return [
    ...problemIf(record.turns !== null && !isCount(record.turns), refused('turns', 'P28-TURN-9', NO_COUNT)),
    ...record.sides.flatMap((side, at) => sideProblems(record, side, `sides.${at}`, warbands)),
    ...record.tallies.flatMap((tally, at) => [
      ...placeProblems(record, tally, at, warbands),
      ...tallyProblems(tally, `tallies.${at}`, warbands),
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
): RecordProblem[] {
  const rule = 'P28-CAMP-3'
  const ids = record.sides.flatMap((side) => side.warbandIds)
  const isTwice = warbandIds.some((id) => ids.filter((other) => other === id).length > 1)
  const isUnknown = warbandIds.some((id) => !warbands.some((warband) => warband.id === id))
  const { models, destroyed } = strangers
  const areCounts = isCount(models) && isCount(destroyed)
  const killed = `${name}: ${countWords(destroyed, 'unnamed fighter')} killed, but ${models} took part.`
  const tooMany = `${killed} Enter ${models === 0 ? '' : `at most ${models}, or `}how many took part.`
  const noCounts = `${name}: enter unnamed fighters as whole numbers, 0 or more.`
  return [
    ...problemIf(isTwice, refused(`${path}.warbandIds`, rule, `A warband of ${name} is listed twice. Remove one.`)),
    ...problemIf(
      isUnknown,
      refused(`${path}.warbandIds`, rule, `A warband of ${name} is not in this campaign. Remove it.`),
    ),
    ...problemIf(!areCounts, refused(`${path}.strangers`, rule, noCounts)),
    ...problemIf(areCounts && destroyed > models, refused(`${path}.strangers`, rule, tooMany)),
  ]
}

/** Each unit stands once, with the warband and of the kind that it is. */
function placeProblems(
  record: BattleRecord,
  tally: UnitTally,
  at: number,
  warbands: readonly CampaignWarband[],
): RecordProblem[] {
  const path = `tallies.${at}`
  const { unitId, warbandId, name, kind } = tally
  const rule = 'P28-CAMP-1'
  if (record.tallies.findIndex((other) => other.unitId === unitId) < at)
    return [refused(`${path}.unitId`, rule, `${name} is listed twice. Remove one of its lines.`)]
  if (sideOf(record, warbandId) === null)
    return [
      refused(`${path}.warbandId`, rule, `${name} fights on no side. Add its warband to a side, or remove its line.`),
    ]
  const unit = warbands.find(({ id }) => id === warbandId)?.units.find(({ id }) => id === unitId)
  if (unit === undefined)
    return [flagged(`${path}.unitId`, rule, `${name} is not in its warband any more: nothing follows for it.`)]
  const otherKind = `${name} is a ${unit.kind}, not a ${kind}. Remove its line and add it anew.`
  return problemIf(unit.kind !== kind, refused(`${path}.kind`, rule, otherKind))
}

/** Kills against the enemies there were, and those that are gone (P28-CAMP-1). */
function killProblems(
  record: BattleRecord,
  side: BattleSide,
  path: string,
  warbands: readonly CampaignWarband[],
): RecordProblem[] {
  const own = record.tallies.filter(({ warbandId }) => side.warbandIds.includes(warbandId))
  const kills = own.reduce((sum, tally) => sum + tally.kills, 0)
  if (kills === 0) return []
  const enemies = enemiesOf(record, side)
  const ids = enemies.flatMap(({ warbandIds }) => warbandIds)
  const theirs = record.tallies.filter(({ warbandId, fate }) => ids.includes(warbandId) && fate !== 'absent')
  const models = sum(theirs, (tally) => modelsIn(tally, warbands)) + sum(enemies, ({ strangers }) => strangers.models)
  const slain = sum(theirs, slainIn) + sum(enemies, ({ strangers }) => strangers.destroyed)
  const claim = `${side.name} has ${countWords(kills, 'kill')}`
  const nobody = `${claim}, but no enemies. Count them under “Unnamed fighters” of the other side, or lower the kills.`
  if (models === 0) return [refused(path, 'P28-CAMP-1', nobody)]
  const fewer = `${claim}, but ${countWords(slain, 'enemy', 'enemies')} fell. Check both.`
  return problemIf(kills > slain, flagged(path, 'P28-CAMP-1', fewer))
}

/** Units of a warband that fights, without a line of their own. */
function missingProblems(record: BattleRecord, warbands: readonly CampaignWarband[]): RecordProblem[] {
  return warbands
    .filter(({ id }) => sideOf(record, id) !== null)
    .flatMap(({ units }) => units)
    .filter(({ id }) => !record.tallies.some(({ unitId }) => unitId === id))
    .map(({ name }) =>
      flagged('tallies', 'P28-CAMP-1', `${name} has no line: it earns nothing. Add it, or leave it out.`),
    )
}

function modelsIn({ unitId }: UnitTally, warbands: readonly CampaignWarband[]): number {
  const unit = warbands.flatMap(({ units }) => units).find(({ id }) => id === unitId)
  return unit === undefined ? 1 : modelsOf(unit)
}

/** Models that somebody may have killed; squads do not tell the slain from those that fled. */
function slainIn(tally: UnitTally): number {
  if (tally.kind === 'squad') return tally.lost
  return tally.fate === 'fell' || tally.fate === 'destroyed' ? 1 : 0
}

function sum<Row>(rows: readonly Row[], countOf: (row: Row) => number): number {
  return rows.reduce((all, row) => all + countOf(row), 0)
}
