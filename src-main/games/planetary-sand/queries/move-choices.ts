import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Machine } from '#shared/games/planetary-sand/model.ts'
import { findPiece, isFigure } from '../find.ts'
import { type ChoiceDraft, type Selection } from './choices/build-choice.ts'
import { listEntryChoices } from './choices/entering.ts'
import { listFightingChoices } from './choices/fighting.ts'
import { listDeployChoices, listMovementChoices, listRamChoices } from './choices/moving.ts'
import { listRobotOrderChoices, listWorkChoices } from './choices/working.ts'

/** Lists every action that a selection might take, legal or not, in display order. */
export function listMoveChoiceDrafts(battle: Battle, by: string, ids: readonly string[]): ChoiceDraft[] {
  const things = ids.flatMap((id) => findPiece(battle, id) ?? [])
  const figures = things.filter(isFigure)
  const machines = things.filter((piece): piece is Machine => !isFigure(piece))
  const choice: Selection = { battle, by, ids, figures, machines, people: figures.map(({ id }) => id) }
  const onFoot = figures.length > 0 && machines.length === 0
  if (battle.phase === 'deploy') return [...listDeployChoices(choice), ...(onFoot ? listRobotOrderChoices(choice) : [])]
  return [
    ...listMovementChoices(choice),
    ...(onFoot
      ? [
          ...listEntryChoices(choice),
          ...listFightingChoices(choice),
          ...listWorkChoices(choice),
          ...listRobotOrderChoices(choice),
        ]
      : []),
    ...listRamChoices(choice),
  ]
}
