import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../open-campaign.ts'
import { agenda, change, changeRow, character, warband } from '../schema.ts'
import { prepareAdd, prepareRemove } from './prepared.ts'

/** A row of the agenda table: the gamemaster's secret included. */
export type Agenda = typeof agenda.$inferSelect

/** Columns that begin with their default. */
const PLAYED = ['state', 'target', 'progress', 'isRevealed', 'isShared', 'paid', 'endedAt'] as const

/** An agenda as it is dealt. */
export type DealtAgenda = Omit<Agenda, (typeof PLAYED)[number]>

/** An agenda with the names of its owner and of the owner's warband. */
export interface OwnedAgenda extends Agenda {
  readonly characterName: string
  readonly warbandName: string
}

/** The hidden agendas of a campaign. */
export function createAgendaRepository(orm: Orm) {
  const owned = () =>
    orm
      .select({ agenda, characterName: character.name, warbandName: warband.name })
      .from(agenda)
      .innerJoin(character, eq(character.id, agenda.characterId))
      .innerJoin(warband, eq(warband.id, character.warbandId))
  const all = owned()
    .where(eq(agenda.state, 'held'))
    .orderBy(asc(warband.name), asc(character.name), asc(agenda.id))
    .prepare()
  const byId = owned()
    .where(eq(agenda.id, sql.placeholder('id')))
    .prepare()
  const byCharacter = owned()
    .where(and(eq(agenda.characterId, sql.placeholder('characterId')), eq(agenda.state, 'held')))
    .prepare()
  const owner = orm
    .select({ id: character.id, name: character.name })
    .from(character)
    .where(eq(character.id, sql.placeholder('id')))
    .prepare()
  const dealt = orm
    .select({ times: count() })
    .from(changeRow)
    .innerJoin(change, eq(change.id, changeRow.changeId))
    .where(
      and(
        eq(changeRow.tableName, 'agenda'),
        isNull(changeRow.before),
        sql`json_extract(${changeRow.after}, '$.character_id') = ${sql.placeholder('characterId')}`,
        inArray(change.kind, ['start', 'change']),
        isNull(change.undoneBy),
      ),
    )
    .prepare()

  return {
    /** Warband by warband. */
    list: (): OwnedAgenda[] => all.all().map(flat),
    find(id: string): OwnedAgenda | null {
      const row = byId.get({ id })
      return row ? flat(row) : null
    },
    findOf(characterId: string): OwnedAgenda | null {
      const row = byCharacter.get({ characterId })
      return row ? flat(row) : null
    },
    findOwner: (characterId: string): { id: string; name: string } | null => owner.get({ id: characterId }) ?? null,
    /** How many agendas this character was dealt in changes that stand; an undone deal is none. */
    countDealt: (characterId: string): number => dealt.get({ characterId })?.times ?? 0,
    add: prepareAdd(orm, agenda, PLAYED),
    setFailedGames: (id: string, failedGames: number): void =>
      void orm.update(agenda).set({ failedGames }).where(eq(agenda.id, id)).run(),
    remove: prepareRemove(orm, agenda),
  }
}

function flat({ agenda: row, ...names }: { agenda: Agenda; characterName: string; warbandName: string }): OwnedAgenda {
  return { ...row, ...names }
}
