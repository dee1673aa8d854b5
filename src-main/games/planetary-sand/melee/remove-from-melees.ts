import type { Battle, Melee } from '#shared/games/planetary-sand/battle.ts'

/** Whoever is somewhere else now fights there no more. */
export function removeFromMelees(battle: Battle, ids: readonly string[]): Battle {
  const without = (men: readonly string[]) => men.filter((id) => !ids.includes(id))
  const melees = battle.melees.map((one): Melee => ({ ...one, men: [without(one.men[0]), without(one.men[1])] }))
  return { ...battle, melees }
}
