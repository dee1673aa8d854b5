import type { SquadTally, UnitTally, VehicleTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { countModels } from './battle-sides.ts'
import {
  createFlaggedRecordProblem,
  isNaturalNumber,
  listProblemIf,
  type BattleRecordProblem,
  createRefusedRecordProblem,
} from './record-problem.ts'

/** Possible fates of each kind of unit. */
const FATES: Readonly<Record<UnitTally['kind'], readonly string[]>> = {
  character: ['stood', 'fled', 'fell', 'absent'],
  squad: ['stood', 'absent'],
  vehicle: ['stood', 'derelict', 'destroyed', 'absent'],
}

/** Checks the tally of one unit. */
export function listTallyProblems(
  tally: UnitTally,
  path: string,
  warbands: readonly CampaignWarband[],
): BattleRecordProblem[] {
  const unit = warbands.flatMap(({ units }) => units).find(({ id }) => id === tally.unitId) ?? null
  return [
    ...countProblems(tally, path),
    ...fateProblems(tally, path),
    ...hurtProblems(tally, path, isDamagedBefore(unit)),
    ...(tally.kind === 'squad' && unit?.kind === 'squad' ? squadProblems(tally, path, unit) : []),
    ...(tally.kind === 'vehicle' && unit?.kind === 'vehicle' ? vehicleProblems(tally, path, unit) : []),
  ]
}

function countProblems(tally: UnitTally, path: string): BattleRecordProblem[] {
  const counts = {
    hits: tally.hits,
    kills: tally.kills,
    ...(tally.kind === 'squad' ? { lost: tally.lost, hitPointsLeft: tally.hitPointsLeft } : {}),
    ...tally.uses,
    ...(tally.kind === 'vehicle' ? { sectionsDestroyed: tally.sectionsDestroyed } : {}),
  }
  return Object.entries(counts)
    .filter(([, count]) => !isNaturalNumber(count))
    .map(([field]) => {
      return createRefusedRecordProblem(
        `${path}.${field}`,
        'P28-CAMP-1',
        `${tally.name}: a count is whole and not below 0. Type another.`,
      )
    })
}

/** Checks that units which took no part did nothing (P28-CAMP-1). */
function fateProblems(tally: UnitTally, path: string): BattleRecordProblem[] {
  const { name, kind, fate, hits, kills, wasHurt } = tally
  if (!FATES[kind].includes(fate)) {
    const message = `${name}: no ${kind} ends a battle as ${fate}. Choose one of these: ${FATES[kind].join(', ')}.`
    return [createRefusedRecordProblem(`${path}.fate`, 'P28-CAMP-1', message)]
  }
  const used = Object.values(tally.uses ?? {})
  const did = hits + kills > 0 || wasHurt || used.some((uses) => uses > 0)
  const message = `${name} was absent and yet did something. Set the fate or the counts right.`
  return listProblemIf(fate === 'absent' && did, createRefusedRecordProblem(`${path}.fate`, 'P28-CAMP-1', message))
}

/** Whether a unit came to the battle with unrepaired sections (P28-VCAMP-3). */
function isDamagedBefore(unit: CampaignUnit | null): boolean {
  return unit?.kind === 'vehicle' && unit.conditions.some(({ condition }) => condition === 'damaged')
}

/** Checks wounds against the fate of the unit (P28-CAMP-2). */
function hurtProblems(
  { name, fate, wasHurt, isHurtAtEnd }: UnitTally,
  path: string,
  wasDamaged: boolean,
): BattleRecordProblem[] {
  const rule = 'P28-CAMP-2'
  if (isHurtAtEnd && !wasHurt && !wasDamaged)
    return [createFlaggedRecordProblem(`${path}.wasHurt`, rule, `${name} ended hurt and was never hurt. Check both.`)]
  const isGone = fate === 'fell' || fate === 'destroyed'
  const gone = `${name} ${fate === 'fell' ? 'fell' : 'was destroyed'} and was never hurt. Check both.`
  return listProblemIf(isGone && !wasHurt, createFlaggedRecordProblem(`${path}.wasHurt`, rule, gone))
}

/** Checks losses against the members and hit points of the squad (P28-SQ-13, P28-SQ-14). */
function squadProblems(
  tally: SquadTally,
  path: string,
  unit: Extract<CampaignUnit, { kind: 'squad' }>,
): BattleRecordProblem[] {
  const { name, lost, hitPointsLeft, fate } = tally
  const members = countModels(unit)
  if (!isNaturalNumber(lost) || !isNaturalNumber(hitPointsLeft)) return []
  const absent = `${name} was absent and lost members. Set one of them right.`
  if (fate === 'absent')
    return listProblemIf(lost !== 0, createRefusedRecordProblem(`${path}.lost`, 'P28-SQ-14', absent))
  const tooMany = `${name} lost ${lost} of ${formatCount(members, 'member')}. Type ${members} at most.`
  if (lost > members) return [createRefusedRecordProblem(`${path}.lost`, 'P28-SQ-14', tooMany)]
  const least = members - lost
  const most = least * unit.profile.hitPoints
  const message = `${formatCount(least, 'member')} of ${name} left with ${formatCount(hitPointsLeft, 'hit point')}. Type ${least} to ${most}.`
  return listProblemIf(
    hitPointsLeft < least || hitPointsLeft > most,
    createRefusedRecordProblem(`${path}.hitPointsLeft`, 'P28-SQ-13', message),
  )
}

/** Checks that the cells belong to the vehicle and that each is either lost or damaged (P28-VCAMP-3). */
function vehicleProblems(
  { name, fate, lostCells, damaged }: VehicleTally,
  path: string,
  { profile }: Extract<CampaignUnit, { kind: 'vehicle' }>,
): BattleRecordProblem[] {
  const rule = 'P28-VCAMP-3'
  const built = profile.sections.map(({ cell }) => cell)
  const named = [...lostCells, ...damaged.map(({ cell }) => cell)]
  const unknown = named.filter((cell) => !built.includes(cell))
  const twice = named.filter((cell, at) => named.indexOf(cell) !== at)
  const low = damaged.filter(({ hitPoints }) => !isNaturalNumber(hitPoints) || hitPoints === 0)
  const hasNone = built.every((cell) => lostCells.includes(cell))
  const cells = `${path}.lostCells`
  return [
    ...listProblemIf(
      unknown.length > 0,
      createRefusedRecordProblem(cells, rule, `${name} has no section in ${formatList(unknown)}. Remove it.`),
    ),
    ...listProblemIf(
      twice.length > 0,
      createRefusedRecordProblem(
        cells,
        rule,
        `${name}: ${formatList(twice)} is listed twice. Name it once, lost or damaged.`,
      ),
    ),
    ...listProblemIf(
      low.length > 0,
      createRefusedRecordProblem(
        `${path}.damaged`,
        rule,
        `${name}: a damaged section has 1 hit point or more; one without any is lost.`,
      ),
    ),
    ...listProblemIf(
      fate === 'stood' && hasNone,
      createFlaggedRecordProblem(`${path}.fate`, 'P28-VEH-DMG-3', `${name} has no section left: it is destroyed.`),
    ),
  ]
}
