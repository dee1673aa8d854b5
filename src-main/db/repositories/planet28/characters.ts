import { and, eq } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { agenda, character } from '#main/db/schema/schema.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import { buildPlaceholderCondition } from '../prepared-statements.ts'
import { createUnitRepository, buildSkillColumns, readSkillColumns, type StoredUnit } from './units.ts'

/** A character of a warband, as built (P28-BUILD-2). */
export type Character = StoredUnit<CharacterProfile>

export function createCharacterRepository(orm: Orm) {
  const holders = orm.select({ id: agenda.characterId }).from(agenda).where(eq(agenda.state, 'held')).prepare()
  const holder = orm
    .select({ id: agenda.id })
    .from(agenda)
    .where(and(buildPlaceholderCondition(agenda.characterId, 'id'), eq(agenda.state, 'held')))
    .prepare()

  return {
    ...createUnitRepository(orm, character, {
      profileOf: ({ hitPoints, traits, abilities, equipment, ...row }): CharacterProfile => ({
        skills: readSkillColumns(row),
        hitPoints,
        traits,
        abilities,
        equipment,
      }),
      columnsOf: ({ skills, ...profile }) => ({ ...buildSkillColumns(skills), ...profile }),
    }),
    /** Characters that hold a hidden agenda. That one exists is public (P28-AGENDA-1). */
    listAgendaHolders: (): ReadonlySet<string> => new Set(holders.all().map(({ id }) => id)),
    hasAgenda: (id: string): boolean => holder.get({ id }) !== undefined,
  }
}
