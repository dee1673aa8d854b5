import type { Dice } from '#main/games/kit/dice.ts'
import { landAt, rollDriftOf } from '../commands/launch.ts'
import { rollDirect } from '../commands/shoot.ts'
import { type Course, withEvents } from '../course.ts'

/** Throws all dice of the declared shots on the battle before the volley: direct shots, then the drift of each launch, then the coins under the blasts (SAND-TURN-1, SAND-TURN-3). */
export function withVolleyRolled(course: Course, dice: Dice): Course {
  const { battle } = course
  const { declared = [] } = battle
  if (declared.length === 0) return course
  const shots = declared.flatMap((shot) => (shot.type === 'shoot' ? (rollDirect(battle, shot, dice) ?? []) : []))
  const drifting = declared.flatMap((shot) =>
    shot.type === 'launch' ? [{ shot, drift: rollDriftOf(battle, shot, dice) }] : [],
  )
  const landed = drifting.map(({ shot, drift }) => landAt(battle, shot, { drift, dice }))
  return withEvents(course, { type: 'rolled' }, ...shots, ...landed)
}
