import type { Orm } from '#main/db/file/orm.ts'
import { squad } from '#main/db/schema/schema.ts'
import type { SquadProfile } from '#shared/games/planet28/model.ts'
import { createUnitRepository, buildSkillColumns, readSkillColumns, type StoredUnit } from './units.ts'

/** A squad of a warband, as built (P28-SQ-1). */
export type Squad = StoredUnit<SquadProfile>

export function createSquadRepository(orm: Orm) {
  return createUnitRepository(orm, squad, {
    profileOf: ({ hitPoints, traits, abilities, loadouts, ...row }): SquadProfile => ({
      skills: readSkillColumns(row),
      hitPoints,
      traits,
      abilities,
      loadouts,
    }),
    columnsOf: ({ skills, ...profile }) => ({ ...buildSkillColumns(skills), ...profile }),
  })
}
