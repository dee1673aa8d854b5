import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getEnemy } from '../find.ts'
import { resolveVolley } from '../fire/volley.ts'
import { listLivingPrisoners } from '../melee/prisoners.ts'
import { type Transaction, beginTransaction, applyEvents } from '../transaction.ts'

/**
 * Surrenders: the other side wins and its prisoners return. Shots already fired still take effect (SAND-VIC-1,
 * SAND-VIC-2, SAND-TURN-3).
 */
export function surrender(battle: Battle, { by }: CommandOf<'surrender'>, dice: Dice): Decision<BattleEvent> {
  if (battle.phase === 'over') return refuse('over', 'The battle is over.')
  if (!battle.sides.includes(by)) return refuse('not-a-side', `${by} does not play.`)
  const given = applyEvents(beginTransaction(battle), { type: 'surrendered', side: by })
  const fallen = battle.phase === 'fire' ? resolveVolley(given, dice) : given
  const { events } = applyEvents(withPrisonersFreed(fallen, by), {
    type: 'won',
    winner: getEnemy(battle, by),
    why: 'surrender',
  })
  return { ok: true, events }
}

/** Frees the prisoners of the surrendering side (SAND-PRIS-2). */
function withPrisonersFreed(course: Transaction, captor: string): Transaction {
  const held = course.battle.captives.filter(
    (captive) => captive.captor === captor && listLivingPrisoners(course.battle, captive).length > 0,
  )
  return held.reduce(
    (before, captives) =>
      applyEvents(before, {
        type: 'escaped',
        captives: captives.id,
        men: listLivingPrisoners(before.battle, captives),
      }),
    course,
  )
}
