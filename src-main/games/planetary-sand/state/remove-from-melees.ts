import type { Battle, Melee } from '#shared/games/planetary-sand/battle.ts'

/** Removes figures that are elsewhere now from their melees. */
export function removeFromMelees(battle: Battle, ids: readonly string[]): Battle {
  const without = (men: readonly string[]) => men.filter((id) => !ids.includes(id))
  const melees = battle.melees.map((melee): Melee => ({
    ...melee,
    men: [without(melee.men[0]), without(melee.men[1])],
  }))
  return { ...battle, melees }
}
