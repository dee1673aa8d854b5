import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { weaponOf } from '#shared/games/planetary-sand/tables/weapons.ts'
import { lyingSaid } from '../blast/lying-under.ts'
import { strikeUnder } from '../blast/strike-under.ts'
import { courseFrom, withEvents } from '../course.ts'
import { inOrder } from '../find.ts'
import { findOpenBlast, isVolleyRolled } from '../fire/declared.ts'
import { withPhaseEnded } from '../phase-end.ts'
import { refusePhase } from './acting.ts'

/** Says who lies under a template that has come down on the table; coins are tossed in the order of names. The last blast of a declared volley ends the phase (SAND-CUP-3, SAND-CUP-4, SAND-BLAST-1, SAND-TURN-1). */
export function blast(
  battle: Battle,
  { by, launch: at, under }: CommandOf<'blast'>,
  dice: Dice,
): Decision<BattleEvent> {
  const refusal = refusePhase(battle, by, 'fire')
  if (refusal) return refusal
  const launch = battle.launches[at]
  if (!launch || launch.hits !== null) return refuse('no-blast', 'No blast waits for who lies under it.', 'SAND-CUP-3')
  const ids = under.map(({ target }) => target)
  if (new Set(ids).size < ids.length) return refuse('twice', 'Something is named twice: name each once.', 'SAND-CUP-3')
  const lying = inOrder(ids).map((id) => {
    const said = under.find(({ target }) => target === id)
    return said ? lyingSaid(battle, said) : null
  })
  const wrong = lying.findIndex((one) => one === null)
  if (wrong >= 0)
    return refuse(
      'not-there',
      `${inOrder(ids)[wrong]} cannot lie there: of a vehicle, name the plates.`,
      'SAND-BLAST-1',
    )
  const damage = weaponOf(launch.weapon).blast?.damage ?? 0
  const hits = strikeUnder(
    lying.filter((one) => one !== null),
    damage,
    { settings: battle.settings, dice },
  )
  const course = withEvents(courseFrom(battle), { type: 'blasted', launch: at, hits })
  const isResolved = isVolleyRolled(course.battle) && findOpenBlast(course.battle) === null
  return { ok: true, events: (isResolved ? withPhaseEnded(course, dice) : course).events }
}
