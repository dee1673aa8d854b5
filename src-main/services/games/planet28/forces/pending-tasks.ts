import type { PendingTask } from '#shared/contract/campaign.ts'
import type { BuildProblem } from '#shared/games/planet28/model.ts'
import type { ForceDependencies } from './force-dependencies.ts'

/**
 * Lists problems that keep forces from play, and changed rules to review. Templates and archived warbands are skipped.
 */
export function listForcePendingTasks({ roster, judge, editions }: ForceDependencies): PendingTask[] {
  const active = roster.list().filter(({ warband }) => warband.state === 'active')
  return active.flatMap((force) => {
    const { id, name } = force.warband
    const about = { kind: 'warband', id, name } as const
    const { units, problems } = judge.force(force, editions.ofWarband(force.warband))
    const behind = `The rules have changed since ${name} was built: look at what the new ones would do.`
    return [
      ...(editions.isBehind(force) ? [{ text: behind, about }] : []),
      ...refusedDue(problems, about),
      ...units.flatMap(({ forceUnit: { kind, unit }, judgement }) =>
        unit.isArchived ? [] : refusedDue(judgement.problems, { kind, id: unit.id, name: unit.name }),
      ),
    ]
  })
}

function refusedDue(problems: readonly BuildProblem[], about: NonNullable<PendingTask['about']>): PendingTask[] {
  const refused = problems.find((problem) => problem.severity === 'refused')
  return refused ? [{ text: `${about.name}: ${refused.message}`, about }] : []
}
