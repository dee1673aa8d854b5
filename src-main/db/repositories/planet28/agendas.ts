import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { agenda, change, changeRow, character, player, warband } from '#main/db/schema/schema.ts'
import {
  buildPlaceholderCondition,
  prepareInsert,
  prepareDeleteById,
  prepareUpdateById,
} from '../prepared-statements.ts'

/** A row of the agenda table. Contains its owner's secret. */
export type Agenda = typeof agenda.$inferSelect

/** Columns that start with their defaults. */
const PLAYED = ['state', 'target', 'progress', 'isRevealed', 'isShared', 'paid', 'endedAt'] as const

/** An agenda and its owner. `playerId` is the player of the character, else of the warband; null for the gamemaster. */
export interface OwnedAgenda extends Agenda {
  readonly characterName: string
  readonly warbandId: string
  readonly warbandName: string
  readonly playerId: string | null
  readonly playerName: string | null
}

/** A character that may be dealt an agenda. */
interface Owner {
  readonly id: string
  readonly name: string
  readonly warbandId: string
}

/** The hidden agendas of a campaign. Ended ones are kept, but only the audit reads them. */
export function createAgendaRepository(orm: Orm) {
  const isHeld = eq(agenda.state, 'held')
  const playing = sql`coalesce(${character.playerId}, ${warband.playerId})`
  const owned = () =>
    orm
      .select({
        agenda,
        characterName: character.name,
        warbandId: warband.id,
        warbandName: warband.name,
        playerId: sql<string | null>`${playing}`,
        playerName: player.name,
      })
      .from(agenda)
      .innerJoin(character, eq(character.id, agenda.characterId))
      .innerJoin(warband, eq(warband.id, character.warbandId))
      .leftJoin(player, eq(player.id, playing))
  const all = owned().where(isHeld).orderBy(asc(warband.name), asc(character.name), asc(agenda.id)).prepare()
  const byId = owned()
    .where(and(buildPlaceholderCondition(agenda.id, 'id'), isHeld))
    .prepare()
  const owner = orm
    .select({ id: character.id, name: character.name, warbandId: character.warbandId })
    .from(character)
    .where(buildPlaceholderCondition(character.id, 'id'))
    .prepare()
  const held = orm.select({ times: count() }).from(agenda).where(isHeld).prepare()
  const dealt = prepareDealt(orm)

  return {
    /** The held agendas, grouped by warband. */
    list: (): OwnedAgenda[] => all.all().map(flat),
    /** Finds a held agenda. */
    find(id: string): OwnedAgenda | null {
      const row = byId.get({ id })
      return row ? flat(row) : null
    },
    findOwner: (characterId: string): Owner | null => owner.get({ id: characterId }) ?? null,
    countHeld: (): number => held.get()?.times ?? 0,
    /** Number of agendas dealt to a character in applied changes; undone deals do not count. */
    countDealt: (characterId: string): number => dealt.get({ characterId })?.times ?? 0,
    add: prepareInsert(orm, agenda, PLAYED),
    update: prepareUpdateById(orm, agenda),
    remove: prepareDeleteById(orm, agenda),
  }
}

/** Prepares the query for a character's deals in applied changes. */
function prepareDealt(orm: Orm) {
  return orm
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
}

function flat({ agenda: row, ...owner }: { agenda: Agenda } & Omit<OwnedAgenda, keyof Agenda>): OwnedAgenda {
  return { ...row, ...owner }
}
