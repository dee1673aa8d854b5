import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { Volley } from '#shared/games/planetary-sand/replies.ts'
import { type ShotChance, computeVolleyOdds } from '../odds/volley-odds.ts'
import { computeShotChance } from './targets.ts'

/** What these shots may come to together, surplus hits wasted (SAND-TURN-3); a shot that cannot be fired counts for nothing. */
export function forecastVolley(battle: Battle, { shots }: QuestionOf<'volley'>): Volley {
  const chanced = shots.flatMap((shot): ShotChance[] => {
    const chance = computeShotChance(battle, shot)
    return chance !== null && 'band' in chance ? [{ target: shot.target, effect: chance.effect }] : []
  })
  const { lost, losses, expected } = computeVolleyOdds(chanced)
  return { lost: Object.entries(lost).map(([target, chance]) => ({ target, chance })), losses, expected }
}
