import { replaceStarInBodyName } from '#main/cluster/system/body-names.ts'
import type { Repositories } from '#main/db/repositories/repositories.ts'
import type { ThingRename } from '../kit/journal-links.ts'

/**
 * Creates the renames of bodies along with their stars: an old name may be a secret, and players would read it in the
 * names of planets. Only names that are made from the star's name change.
 */
export function createBodyRenamer(starSystems: Repositories['starSystems']) {
  /** Systems as they are after the renames. */
  const listRenamed = (renames: readonly ThingRename[]) =>
    renames.flatMap(({ thing: star, newName }) => {
      const system = starSystems.find(star.id)
      if (system === null || star.name === newName) return []
      const { origin } = system
      const oldName = origin?.name ?? star.name
      const bodies = system.bodies.map((body) => ({
        ...body,
        name: replaceStarInBodyName(body.name, oldName, newName),
      }))
      const count = bodies.filter(({ name }, index) => name !== system.bodies[index]?.name).length
      // The seed goes on making the same system: its names come from the star's new name.
      return [{ count, system: { ...system, origin: origin && { ...origin, name: newName }, bodies } }]
    })

  return {
    count: (renames: readonly ThingRename[]): number => listRenamed(renames).reduce((sum, { count }) => sum + count, 0),
    apply(renames: readonly ThingRename[]): void {
      for (const { system } of listRenamed(renames)) starSystems.update(system)
    },
  }
}
