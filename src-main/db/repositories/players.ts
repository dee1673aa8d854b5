import { asc, eq, isNotNull } from 'drizzle-orm'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import { once } from '#shared/kit/once.ts'
import type { PlayableKind } from '#shared/playable-kinds.ts'
import type { Orm } from '../file/orm.ts'
import { army, character, faction, fistfulGame, flotilla, player, squad, vehicle, warband } from '../schema/schema.ts'
import {
  prepareInsert,
  prepareFindById,
  prepareListByName,
  prepareDeleteById,
  prepareUpdateById,
} from './prepared-statements.ts'

export type Player = typeof player.$inferSelect

/** Reference to something a player can play. Side is set for games of A Fistful of Planets only. */
export interface PlayableRef {
  readonly kind: PlayableKind
  readonly id: string
  readonly side: Side | null
}

/** A playable thing and the player it is assigned to. */
export interface PlayerAssignment extends PlayableRef {
  readonly name: string
  readonly playerId: string
}

/** Things with a single player, stored in a column. */
const TABLES = { faction, warband, character, squad, vehicle, flotilla, army } as const

/** The players, and what they play. */
export function createPlayerRepository(orm: Orm) {
  const all = prepareListByName(orm, player)
  const remove = prepareDeleteById(orm, player)
  const games = once(() =>
    orm
      .select({ id: fistfulGame.id, name: fistfulGame.name, seats: fistfulGame.seats })
      .from(fistfulGame)
      .orderBy(asc(fistfulGame.name), asc(fistfulGame.id))
      .prepare(),
  )
  const whole = once(() =>
    Object.values(TABLES).map((table) =>
      orm
        .select({ id: table.id, name: table.name, playerId: table.playerId })
        .from(table)
        .where(isNotNull(table.playerId))
        .orderBy(asc(table.name), asc(table.id))
        .prepare(),
    ),
  )

  function listWhole(): PlayerAssignment[] {
    const kinds = Object.keys(TABLES) as (keyof typeof TABLES)[]
    return kinds.flatMap((kind, at) =>
      (whole()[at]?.all() ?? []).flatMap(({ playerId, ...assigned }) =>
        playerId === null ? [] : [{ ...assigned, kind, playerId, side: null }],
      ),
    )
  }
  function listSides(): PlayerAssignment[] {
    return games()
      .all()
      .flatMap(({ id, name, seats }) =>
        SIDES.flatMap((side) => {
          const { playerId } = seats[side]
          return playerId === null ? [] : [{ kind: 'fistful-game' as const, id, name, side, playerId }]
        }),
      )
  }
  function assignSide({ id, side }: PlayableRef, playerId: string | null): void {
    const game = games()
      .all()
      .find((candidate) => candidate.id === id)
    if (!game || side === null) return
    const seats = { ...game.seats, [side]: { ...game.seats[side], playerId } }
    orm.update(fistfulGame).set({ seats }).where(eq(fistfulGame.id, id)).run()
  }
  function assign(part: PlayableRef, playerId: string | null): void {
    if (part.kind === 'fistful-game') return assignSide(part, playerId)
    const table = TABLES[part.kind]
    orm.update(table).set({ playerId }).where(eq(table.id, part.id)).run()
  }

  return {
    list: (): Player[] => all(),
    find: prepareFindById(orm, player),
    add: prepareInsert(orm, player),
    update: prepareUpdateById(orm, player),
    /** Everything they played remains and passes to the gamemaster. */
    remove(id: string): void {
      for (const part of listSides()) if (part.playerId === id) assignSide(part, null)
      remove(id)
    },
    /** All that a player plays: factions, warbands, units and sides of games, each by name. */
    listPlayed: (): PlayerAssignment[] => [...listWhole(), ...listSides()],
    assign,
  }
}
