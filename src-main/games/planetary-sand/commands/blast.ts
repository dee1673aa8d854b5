import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { resolveBlastHits } from '../blast/blast-hits.ts'
import { parseLyingInput } from '../blast/lying-under.ts'
import { sortIds } from '../find.ts'
import { finishPhase } from '../finish-phase.ts'
import { findOpenBlast, isVolleyRolled } from '../fire/declared-shots.ts'
import { beginTransaction, applyEvents } from '../transaction.ts'
import { findPhaseRefusal } from './action-refusals.ts'

/**
 * Reports who lies under a template placed on the table. Coins are tossed in the order of ids. The last blast of a
 * declared volley ends the phase (SAND-CUP-3, SAND-CUP-4, SAND-BLAST-1, SAND-TURN-1).
 */
export function reportBlast(
  battle: Battle,
  { by, launch: at, under }: CommandOf<'blast'>,
  dice: Dice,
): Decision<BattleEvent> {
  const refusal = findPhaseRefusal(battle, by, 'fire')
  if (refusal) return refusal
  const launch = battle.launches[at]
  if (!launch || launch.hits !== null) return refuse('no-blast', 'No blast waits for who lies under it.', 'SAND-CUP-3')
  const ids = under.map(({ target }) => target)
  if (new Set(ids).size < ids.length) return refuse('twice', 'Something is named twice: name each once.', 'SAND-CUP-3')
  const lying = sortIds(ids).map((id) => {
    const lyingInput = under.find(({ target }) => target === id)
    return lyingInput ? parseLyingInput(battle, lyingInput) : null
  })
  const wrong = lying.findIndex((target) => target === null)
  if (wrong >= 0)
    return refuse(
      'not-there',
      `${sortIds(ids)[wrong]} cannot lie there: of a vehicle, name the plates.`,
      'SAND-BLAST-1',
    )
  const damage = getWeaponRow(launch.weapon).blast?.damage ?? 0
  const hits = resolveBlastHits(
    lying.filter((target) => target !== null),
    damage,
    { settings: battle.settings, dice },
  )
  const course = applyEvents(beginTransaction(battle), { type: 'blasted', launch: at, hits })
  const isResolved = isVolleyRolled(course.battle) && findOpenBlast(course.battle) === null
  return { ok: true, events: (isResolved ? finishPhase(course, dice) : course).events }
}
