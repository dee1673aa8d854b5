import type { Orm } from '#main/db/orm.ts'
import { squad } from '#main/db/schema.ts'
import type { SquadProfile } from '#shared/games/planet28/model.ts'
import { createUnitRepository, skillColumns, skillsOf, type StandingUnit } from './units.ts'

/** A squad of a warband, as built (P28-SQ-1). */
export type Squad = StandingUnit<SquadProfile>

/** The squads of a campaign. */
export function createSquadRepository(orm: Orm) {
  return createUnitRepository(orm, squad, {
    profileOf: ({ hitPoints, traits, abilities, loadouts, ...row }): SquadProfile => ({
      skills: skillsOf(row),
      hitPoints,
      traits,
      abilities,
      loadouts,
    }),
    columnsOf: ({ skills, ...profile }) => ({ ...skillColumns(skills), ...profile }),
  })
}
