import { eq, sql } from 'drizzle-orm'
import type { CharacterProfile } from '../../../src-shared/games/planet28/model.ts'
import type { Orm } from '../open-campaign.ts'
import { agenda, character } from '../schema.ts'
import { prepareAdd, prepareFind, prepareRemove, prepareUpdate } from './prepared.ts'

/** A character of a warband, as built (P28-BUILD-2). */
export interface Character {
  readonly id: string
  readonly warbandId: string
  readonly name: string
  readonly profile: CharacterProfile
  readonly notes: string
}

/** The characters of a campaign. */
export function createCharacterRepository(orm: Orm) {
  const all = orm.select().from(character).orderBy(character.name, character.id).prepare()
  const byId = prepareFind(orm, character)
  const holders = orm.select({ id: agenda.characterId }).from(agenda).prepare()
  const holder = orm
    .select({ id: agenda.id })
    .from(agenda)
    .where(eq(agenda.characterId, sql.placeholder('id')))
    .prepare()
  const added = prepareAdd(orm, character)
  const updated = prepareUpdate(orm, character)

  return {
    list: (): Character[] => all.all().map(fromRow),
    find(id: string): Character | null {
      const row = byId(id)
      return row ? fromRow(row) : null
    },
    add: (one: Character): void => added(toRow(one)),
    update: (one: Character): void => updated(toRow(one)),
    remove: prepareRemove(orm, character),
    /** Who holds a hidden agenda; that there is one is public (P28-AGENDA-1). */
    listAgendaHolders: (): ReadonlySet<string> => new Set(holders.all().map(({ id }) => id)),
    hasAgenda: (id: string): boolean => holder.get({ id }) !== undefined,
  }
}

type Row = typeof character.$inferSelect

function fromRow(row: Row): Character {
  const { id, warbandId, name, notes, hitPoints, traits, abilities, equipment } = row
  const skills = { A: row.skillA, F: row.skillF, S: row.skillS, AW: row.skillAW, P: row.skillP }
  return { id, warbandId, name, notes, profile: { skills, hitPoints, traits, abilities, equipment } }
}

function toRow({ id, warbandId, name, notes, profile }: Character): Row {
  const { skills, ...rest } = profile
  const { A, F, S, AW, P } = skills
  return { id, warbandId, name, notes, skillA: A, skillF: F, skillS: S, skillAW: AW, skillP: P, ...rest }
}
