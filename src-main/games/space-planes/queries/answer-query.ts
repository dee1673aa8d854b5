import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Replies, Question, QuestionOf, RankedTurn } from '#shared/games/space-planes/questions.ts'
import { rankTurns, type RankedTurnChoice } from '../rank-turns.ts'
import { formatTurn } from '../turn-text.ts'
import { listArcs } from './arcs.ts'
import { findLegalPlace } from './placing.ts'
import { listLinesOfFire } from './ranges.ts'

type Asked<Ask extends Question['ask']> = (battle: Battle, question: QuestionOf<Ask>) => Replies[Ask]

/** Lists the best possible turns; empty while ships are placed and after the end. */
function listRankedTurns(battle: Battle, { most }: QuestionOf<'turns'>): RankedTurn[] {
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

const ANSWERS: { readonly [Ask in Question['ask']]: Asked<Ask> } = {
  ranges: listLinesOfFire,
  arcs: listArcs,
  spot: findLegalPlace,
  turns: listRankedTurns,
}

/**
 * Answers a query of a player before a command, from public information only. Null if positions are
 * unknown.
 */
export function answerQuery(battle: Battle, question: Question): Replies[Question['ask']] | null {
  if (battle.companion) return null
  return (ANSWERS[question.ask] as Asked<Question['ask']>)(battle, question)
}
