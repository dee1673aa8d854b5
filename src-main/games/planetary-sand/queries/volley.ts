import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { VolleyForecast } from '#shared/games/planetary-sand/replies.ts'
import { type ShotChance, computeVolleyOdds } from '../odds/volley-odds.ts'
import { computeShotChance } from './targets.ts'

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
