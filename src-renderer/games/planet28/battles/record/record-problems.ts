import type { BattleView } from '#shared/contract/planet28/battles.ts'
import type { BattleFields } from './battle-fields.ts'

type Problem = BattleView['problems'][number]

/** Problems of a saved record by field. List indexes are those of the saved record. */
export interface ProblemsByField {
  /** Problems of the whole record. */
  readonly whole: readonly Problem[]
  readonly bySide: ReadonlyMap<number, readonly Problem[]>
  readonly byUnit: ReadonlyMap<string, readonly Problem[]>
}

export function groupProblemsByField(problems: readonly Problem[], saved: BattleFields['record']): ProblemsByField {
  const placed = problems.map((problem) => {
    const [list = '', at = ''] = problem.path.split('.')
    const unit = list === 'tallies' ? saved.tallies[Number(at)]?.unitId : undefined
    return { problem, unit: at === '' ? undefined : unit, side: list === 'sides' && at !== '' ? Number(at) : undefined }
  })
  const whole = placed.filter(({ unit, side }) => unit === undefined && side === undefined)
  return {
    whole: whole.map(({ problem }) => problem),
    bySide: groups(placed.flatMap(({ side, problem }) => (side === undefined ? [] : [[side, problem] as const]))),
    byUnit: groups(placed.flatMap(({ unit, problem }) => (unit === undefined ? [] : [[unit, problem] as const]))),
  }
}

function groups<Key>(pairs: readonly (readonly [Key, Problem])[]): Map<Key, Problem[]> {
  const byKey = Map.groupBy(pairs, ([key]) => key)
  return new Map([...byKey].map(([key, list]) => [key, list.map(([, problem]) => problem)]))
}

/** Whether a problem prevents settlement. */
export function hasProblemBlockingSettlement(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'refused')
}
