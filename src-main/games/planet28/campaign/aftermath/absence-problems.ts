import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'
import type { Absence } from './aftermath-input.ts'
import { createFlaggedRecordProblem, type BattleRecordProblem } from './record-problem.ts'

/**
 * Flags units that fought although they had to miss the battle: out of action, without their dose, or unpaid
 * (P28-INJ-2, P28-IT-psyka, P28-TR-mercenary).
 */
export function listAbsenceProblems(
  { tallies }: Pick<BattleRecord, 'tallies'>,
  absences: readonly Absence[],
): BattleRecordProblem[] {
  const away = new Map(absences.map(({ unitId, because }) => [unitId, because]))
  return tallies.flatMap(({ unitId, name, fate }, at) => {
    const because = away.get(unitId)
    if (because === undefined || fate === 'absent') return []
    const message = `${name} had to miss this battle and fought all the same: it earns nothing. ${because}`
    return [createFlaggedRecordProblem(`tallies.${at}.fate`, 'P28-SET-3', message)]
  })
}
