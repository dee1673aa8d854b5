import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Question, QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { Replies, VolleyForecast } from '#shared/games/planetary-sand/replies.ts'
import { getAdvice } from '../bots/advice.ts'
import { type ShotChance, computeVolleyOdds } from '../odds/volley-odds.ts'
import { listBlastLines } from './blast-lines.ts'
import { listDeclaredShots } from './declared-lines.ts'
import { listDriftOutcomes } from './drift.ts'
import { listCurrentShooters, listFiringListEntries } from './firing-list-entries.ts'
import { listLegalActions } from './legal-actions.ts'
import { computeMapReach, computeMapPath } from './map-moves.ts'
import { listPendingItems } from './pending.ts'
import { listTargets, computeShotChance } from './targets.ts'

type Asked<Ask extends Question['ask']> = (battle: Battle, question: QuestionOf<Ask>) => Replies[Ask]

/**
 * Forecasts the combined losses of these shots; surplus hits are wasted (SAND-TURN-3). Shots that cannot be fired
 * count for nothing.
 */
export function forecastVolley(battle: Battle, { shots }: QuestionOf<'volley'>): VolleyForecast {
  const chanced = shots.flatMap((shot): ShotChance[] => {
    const chance = computeShotChance(battle, shot)
    return chance !== null && 'band' in chance ? [{ target: shot.target, effect: chance.effect }] : []
  })
  const { lost, losses, expected } = computeVolleyOdds(chanced)
  return { lost: Object.entries(lost).map(([target, chance]) => ({ target, chance })), losses, expected }
}

const ANSWERS: { readonly [Ask in Question['ask']]: Asked<Ask> } = {
  moves: listLegalActions,
  listings: listFiringListEntries,
  firing: listCurrentShooters,
  declared: listDeclaredShots,
  targets: listTargets,
  volley: forecastVolley,
  drift: listDriftOutcomes,
  under: listBlastLines,
  reach: computeMapReach,
  way: computeMapPath,
  advice: getAdvice,
  due: listPendingItems,
}

/** Answers a query of a player before a command, from what that player may see. */
export function answerQuery(battle: Battle, question: Question): Replies[Question['ask']] {
  return (ANSWERS[question.ask] as Asked<Question['ask']>)(battle, question)
}
