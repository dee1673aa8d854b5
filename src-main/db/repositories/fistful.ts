import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ArchiveStepKind } from '#shared/games/fistful/archive-step.ts'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import {
  fistfulFight,
  fistfulGame,
  fistfulKey,
  fistfulMail,
  fistfulSheet,
  fistfulStep,
  fistfulTurn,
} from '../schema/schema.ts'
import {
  buildPlaceholderCondition,
  prepareInsert,
  prepareFindById,
  prepareListByGame,
  prepareUpsert,
  prepareRowOperations,
} from './prepared-statements.ts'

export type FistfulGame = typeof fistfulGame.$inferSelect
export type FistfulFight = typeof fistfulFight.$inferSelect
export type FistfulSheet = typeof fistfulSheet.$inferSelect
export type FistfulKey = typeof fistfulKey.$inferSelect
export type FistfulTurn = typeof fistfulTurn.$inferSelect
/** Games of A Fistful of Planets with their sheets, turns, archives and mails. */
export function createFistfulRepository(orm: Orm) {
  const games = once(() =>
    orm
      .select()
      .from(fistfulGame)
      .orderBy(fistfulGame.isOver, desc(fistfulGame.createdAt), desc(fistfulGame.id))
      .prepare(),
  )
  const byCode = once(() =>
    orm.select().from(fistfulGame).where(buildPlaceholderCondition(fistfulGame.code, 'code')).prepare(),
  )
  const seals = once(() =>
    orm
      .select()
      .from(fistfulSheet)
      .where(sql`${fistfulSheet.seal} IS NOT NULL`)
      .orderBy(fistfulSheet.id)
      .prepare(),
  )
  const { id, gameId, turn } = getTableColumns(fistfulTurn)
  const sealedTurns = once(() =>
    orm
      .select({ id, gameId, turn })
      .from(fistfulTurn)
      .innerJoin(fistfulGame, and(eq(fistfulGame.id, gameId), eq(fistfulGame.mode, 'sealed')))
      .prepare(),
  )
  return {
    games: {
      ...prepareRowOperations(orm, fistfulGame),
      /** Running games first, newest first within each group. */
      list: (): FistfulGame[] => games().all(),
      findByCode: (code: string): FistfulGame | null => byCode().get({ code }) ?? null,
    },
    keys: { find: prepareFindById(orm, fistfulKey), put: prepareUpsert(orm, fistfulKey) },
    sheets: {
      find: prepareFindById(orm, fistfulSheet),
      put: prepareUpsert(orm, fistfulSheet),
      listOf: prepareListByGame(orm, fistfulSheet, [fistfulSheet.turn, fistfulSheet.side]),
      /** The commitments of all games. */
      listSeals: (): FistfulSheet[] => seals().all(),
    },
    turns: {
      add: prepareInsert(orm, fistfulTurn),
      listOf: prepareListByGame(orm, fistfulTurn, [fistfulTurn.turn]),
      /** The resolved turns of sealed games. */
      listSealed: (): Pick<FistfulTurn, 'id' | 'gameId' | 'turn'>[] => sealedTurns().all(),
    },
    fights: createFightRepository(orm),
    steps: createStepRepository(orm),
    mails: { add: prepareInsert(orm, fistfulMail), listOf: prepareListByGame(orm, fistfulMail, [fistfulMail.at]) },
  }
}

/** The fights of turns. */
function createFightRepository(orm: Orm) {
  return {
    find: prepareFindById(orm, fistfulFight),
    put: prepareUpsert(orm, fistfulFight),
    listOf: prepareListByGame(orm, fistfulFight, [fistfulFight.turn, fistfulFight.place]),
  }
}

/** The archives of games. */
function createStepRepository(orm: Orm) {
  const ofKind = once(() =>
    orm
      .select({ body: fistfulStep.body })
      .from(fistfulStep)
      .where(
        and(
          buildPlaceholderCondition(fistfulStep.gameId, 'gameId'),
          sql`json_extract(${fistfulStep.body}, '$.kind') = ${sql.placeholder('kind')}`,
        ),
      )
      .orderBy(asc(fistfulStep.number))
      .prepare(),
  )
  return {
    add: prepareInsert(orm, fistfulStep),
    listOf: prepareListByGame(orm, fistfulStep, [fistfulStep.number]),
    /** The bodies of the steps of one kind. Steps of other kinds never leave the file. */
    bodiesOf: (gameId: string, kind: ArchiveStepKind): string[] =>
      ofKind()
        .all({ gameId, kind })
        .map(({ body }) => body),
  }
}
