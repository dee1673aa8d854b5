import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { QuestionOf, RankedTurn } from '#shared/games/space-planes/questions.ts'
import { bestTurns, type PossibleTurn } from '../best-turns.ts'
import { writeTurn } from '../turn-text.ts'

/** The best turns that may be played now; none while ships are placed or once it is over. */
export function rankedTurns(battle: Battle, { most }: QuestionOf<'turns'>): RankedTurn[] {
  return battle.phase === 'flying' ? bestTurns(battle).slice(0, most).map(rankedTurn) : []
}

function rankedTurn({ orders, ...promise }: PossibleTurn): RankedTurn {
  const manoeuvre = orders.find((order) => order.type === 'manoeuvre')
  const shot = orders.find((order) => order.type === 'shoot')
  return {
    ...promise,
    text: writeTurn(orders),
    manoeuvre: manoeuvre ? { ship: manoeuvre.ship, name: manoeuvre.name, parts: manoeuvre.parts } : null,
    shot: shot ? { ship: shot.ship, target: shot.target } : null,
  }
}
