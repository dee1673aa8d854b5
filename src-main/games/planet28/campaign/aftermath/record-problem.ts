/** Something wrong with a battle as it was written down, where it stands, and what to do about it. */
export interface RecordProblem {
  /** Names of fields and places in lists: tallies.2.kills. */
  readonly path: string
  readonly severity: 'refused' | 'flagged'
  readonly message: string
  readonly rule: string
}

/** A problem that bars a battle from being settled. */
export function createRefusal(path: string, rule: string, message: string): RecordProblem {
  return { path, severity: 'refused', message, rule }
}

/** A problem that is only pointed out. */
export function createWarning(path: string, rule: string, message: string): RecordProblem {
  return { path, severity: 'flagged', message, rule }
}

/** A problem as a list, or none where nothing is wrong. */
export function listProblemIf(isWrong: boolean, problem: RecordProblem): RecordProblem[] {
  return isWrong ? [problem] : []
}

/** Whether a number counts things. */
export function isNaturalNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 0
}
