import type { Play } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { CHARACTER_START, HERO_STEP, HIT_POINT_STEP } from '#shared/games/planet28/starting-profiles.ts'
import { getTraitHooks } from '../special-rules/traits.ts'
import { listTraitsInForce } from './traits-in-force.ts'

/** Actions of a lone hero in a turn (P28-SOLO-4). */
export const HERO_ACTIONS = 3

/** Whether a warband is a single character in solo play; a squad or vehicle is no lone hero (P28-SOLO-4). */
export function isLoneHero(play: Play, units: readonly { readonly characters: number }[]): boolean {
  return play === 'solo' && units.reduce((sum, { characters }) => sum + characters, 0) === 1
}

/** The cheapest steps to some hit-points, so many of 5 and so many of 2 (fewer than none where they are sold), or null where none lead there (P28-BUILD-2, P28-SOLO-4). */
export function findHitPointSteps(hitPoints: number, options: { readonly isLoneHero: boolean }) {
  if (!Number.isInteger(hitPoints)) return null
  const added = hitPoints - CHARACTER_START.hitPoints
  const most = options.isLoneHero ? Math.max(0, Math.floor(added / HERO_STEP.hitPoints)) : 0
  // Five for 20 are cheaper than two for 10, so as many of them as leave a number that twos can make.
  for (const hero of [most, most - 1].filter((steps) => steps >= 0)) {
    const normal = (added - hero * HERO_STEP.hitPoints) / HIT_POINT_STEP.hitPoints
    if (Number.isInteger(normal)) return { hero, normal }
  }
  return null
}

/** Which break tests a lone hero takes: none for wounds, those that a foe's traits call for (P28-SOLO-4). */
export function getHeroBreakTests(foeTraits: readonly string[], rules: Rules): { wounds: boolean; fear: boolean } {
  return {
    wounds: false,
    fear: listTraitsInForce(foeTraits, rules.tables).some(({ id }) => getTraitHooks(id).causesFear === true),
  }
}
