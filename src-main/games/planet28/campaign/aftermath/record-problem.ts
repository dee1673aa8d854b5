/** A problem of a battle record, with its location and the remedy. */
export interface BattleRecordProblem {
  /** Field names and list indexes, for example tallies.2.kills. */
  readonly path: string
  readonly severity: 'refused' | 'flagged'
  readonly message: string
  readonly rule: string
}

/** Creates a problem that prevents a battle from being settled. */
export function createRefusedRecordProblem(path: string, rule: string, message: string): BattleRecordProblem {
  return { path, severity: 'refused', message, rule }
}

/** Creates a problem that is only pointed out. */
export function createFlaggedRecordProblem(path: string, rule: string, message: string): BattleRecordProblem {
  return { path, severity: 'flagged', message, rule }
}

/** The problem as a list if the condition holds, otherwise an empty list. */
export function listProblemIf(isWrong: boolean, problem: BattleRecordProblem): BattleRecordProblem[] {
  return isWrong ? [problem] : []
}

/** Whether a number is a non-negative integer. */
export function isNaturalNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 0
}
