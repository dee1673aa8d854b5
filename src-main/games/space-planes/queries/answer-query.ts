import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RangeClass } from '#shared/games/space-planes/model.ts'
import type { ReplyByQuestion, Question, QuestionOf, RankedTurn } from '#shared/games/space-planes/questions.ts'
import { getFaceSetOfShip } from '#shared/games/space-planes/sides.ts'
import { toTableStep } from '../footprint.ts'
import { findBestLine } from '../range/find-line.ts'
import { rankTurns, type TurnWithHitChances } from '../rank-turns.ts'
import { formatTurn } from '../turn-text.ts'
import { findRandomLegalPlace } from './placing.ts'
import { listLinesOfFire } from './ranges.ts'

/** Number of directions evaluated around a ship. */
const DIRECTIONS_AROUND = 72
/** Distance of the target cube used for arcs, in millimetres (SP-FACE-1). */
const AWAY_MM = 60

/**
 * The range class in every direction around the upper face of a ship, against a cube at the standard distance
 * (SP-FACE-1).
 */
function listArcs(battle: Battle, { ship: id }: QuestionOf<'arcs'>): readonly RangeClass[] {
  const ship = battle.ships.find((candidate) => candidate.id === id)
  if (!ship) return []
  const { settings } = battle
  const faces = getFaceSetOfShip(battle, ship)
  const shooter = { x: 0, y: 0, heading: 0, face: ship.face, twist: 0 } as const
  return Array.from({ length: DIRECTIONS_AROUND }, (_, index) => {
    const heading = (360 / DIRECTIONS_AROUND) * index
    const target = { ...toTableStep({ x: AWAY_MM, y: 0 }, heading), heading: 0 }
    return findBestLine(shooter, target, { faces, settings, blockers: [] }).range
  })
}

type Asked<Ask extends Question['ask']> = (battle: Battle, question: QuestionOf<Ask>) => ReplyByQuestion[Ask]

/** Lists the best possible turns; empty while ships are placed and after the end. */
function listRankedTurns(battle: Battle, { most }: QuestionOf<'turns'>): RankedTurn[] {
  return battle.phase === 'flying' ? rankTurns(battle).slice(0, most).map(rankedTurn) : []
}

function rankedTurn({ orders, ...promise }: TurnWithHitChances): RankedTurn {
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
  spot: findRandomLegalPlace,
  turns: listRankedTurns,
}

/**
 * Answers a query of a player before a command, from public information only. Null if positions are
 * unknown.
 */
export function answerQuery(battle: Battle, question: Question): ReplyByQuestion[Question['ask']] | null {
  if (battle.companion) return null
  return (ANSWERS[question.ask] as Asked<Question['ask']>)(battle, question)
}
