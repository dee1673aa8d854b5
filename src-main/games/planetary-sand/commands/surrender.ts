import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { type Course, courseFrom, withEvents } from '../course.ts'
import { enemyOf } from '../find.ts'
import { withVolleyFallen } from '../fire/volley.ts'
import { heldIn } from '../melee/prisoners.ts'

/** Gives up: the other side has won, and has its prisoners back; shots that were fired still fall (SAND-VIC-1, SAND-VIC-2, SAND-TURN-3). */
export function surrender(battle: Battle, { by }: CommandOf<'surrender'>, dice: Dice): Decision<BattleEvent> {
  if (battle.phase === 'over') return refuse('over', 'The battle is over.')
  if (!battle.sides.includes(by)) return refuse('not-a-side', `${by} does not play.`)
  const given = withEvents(courseFrom(battle), { type: 'surrendered', side: by })
  const fallen = battle.phase === 'fire' ? withVolleyFallen(given, dice) : given
  const { events } = withEvents(withPrisonersFreed(fallen, by), {
    type: 'won',
    winner: enemyOf(battle, by),
    why: 'surrender',
  })
  return { ok: true, events }
}

/** Whoever gives up holds nobody any more (SAND-PRIS-2). */
function withPrisonersFreed(course: Course, captor: string): Course {
  const held = course.battle.captives.filter((one) => one.captor === captor && heldIn(course.battle, one).length > 0)
  return held.reduce(
    (before, one) => withEvents(before, { type: 'escaped', captives: one.id, men: heldIn(before.battle, one) }),
    course,
  )
}
