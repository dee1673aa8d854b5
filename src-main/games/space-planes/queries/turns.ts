import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { QuestionOf, RankedTurn } from '#shared/games/space-planes/questions.ts'
import { rankTurns, type RankedTurnChoice } from '../rank-turns.ts'
import { formatTurn } from '../turn-text.ts'

/** Lists the best possible turns; empty while ships are placed and after the end. */
export function listRankedTurns(battle: Battle, { most }: QuestionOf<'turns'>): RankedTurn[] {
  return battle.phase === 'flying' ? rankTurns(battle).slice(0, most).map(rankedTurn) : []
}

function rankedTurn({ orders, ...promise }: RankedTurnChoice): RankedTurn {
  const manoeuvre = orders.find((order) => order.type === 'manoeuvre')
  const shot = orders.find((order) => order.type === 'shoot')
  return {
    ...promise,
    text: formatTurn(orders),
    manoeuvre: manoeuvre ? { ship: manoeuvre.ship, name: manoeuvre.name, parts: manoeuvre.parts } : null,
    shot: shot ? { ship: shot.ship, target: shot.target } : null,
  }
}
