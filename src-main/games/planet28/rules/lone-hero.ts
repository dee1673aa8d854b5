import type { PlayMode } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { CHARACTER_START, LONE_HERO_HIT_POINT_STEP, HIT_POINT_STEP } from '#shared/games/planet28/starting-profiles.ts'
import { listTraitsInForce } from '../special-rules/traits-in-force.ts'
import { getTraitHooks } from '../special-rules/traits.ts'

/** Actions of a lone hero per turn (P28-SOLO-4). */
export const LONE_HERO_ACTIONS = 3

/** Whether a warband is a single character in solo play. A squad or vehicle is not a lone hero (P28-SOLO-4). */
export function isLoneHeroWarband(play: PlayMode, units: readonly { readonly characters: number }[]): boolean {
  return play === 'solo' && units.reduce((sum, { characters }) => sum + characters, 0) === 1
}

/**
 * Finds the cheapest steps to a number of hit points: the number of 5-point steps and of 2-point steps, negative if
 * hit points are sold. Null if no steps reach it (P28-BUILD-2, P28-SOLO-4).
 */
export function findCheapestHitPointSteps(hitPoints: number, options: { readonly isLoneHero: boolean }) {
  if (!Number.isInteger(hitPoints)) return null
  const added = hitPoints - CHARACTER_START.hitPoints
  const most = options.isLoneHero ? Math.max(0, Math.floor(added / LONE_HERO_HIT_POINT_STEP.hitPoints)) : 0
  // 5 hit points for 20 are cheaper than 2 for 10, so take as many fives as leave a remainder divisible by 2.
  for (const hero of [most, most - 1].filter((steps) => steps >= 0)) {
    const normal = (added - hero * LONE_HERO_HIT_POINT_STEP.hitPoints) / HIT_POINT_STEP.hitPoints
    if (Number.isInteger(normal)) return { hero, normal }
  }
  return null
}

/** Break tests of a lone hero: none for wounds, only those caused by traits of an enemy (P28-SOLO-4). */
export function getLoneHeroBreakTests(foeTraits: readonly string[], rules: Rules): { wounds: boolean; fear: boolean } {
  return {
    wounds: false,
    fear: listTraitsInForce(foeTraits, rules.tables).some(({ id }) => getTraitHooks(id).causesFear === true),
  }
}
