import { asc, eq, sql } from 'drizzle-orm'
import type { Thing } from '#shared/contract/base.ts'
import type { Orm } from '../open-campaign.ts'
import {
  battle,
  character,
  faction,
  fistfulGame,
  gameNight,
  journalEntry,
  offTableGame,
  scenario,
  squad,
  star,
  vehicle,
  warband,
} from '../schema.ts'
import { once } from './prepared.ts'

type Named =
  | typeof star
  | typeof faction
  | typeof warband
  | typeof character
  | typeof squad
  | typeof vehicle
  | typeof scenario
  | typeof battle
  | typeof offTableGame
  | typeof fistfulGame
  | typeof gameNight

/** The names of everything that has a page. */
export function createNameRepository(orm: Orm) {
  const named = (table: Named) =>
    orm.select({ id: table.id, name: table.name }).from(table).orderBy(asc(table.name), asc(table.id)).prepare()
  const queries = {
    star: named(star),
    faction: named(faction),
    warband: named(warband),
    character: named(character),
    squad: named(squad),
    vehicle: named(vehicle),
    scenario: named(scenario),
    battle: named(battle),
    'off-table': named(offTableGame),
    'fistful-game': named(fistfulGame),
    night: named(gameNight),
    journal: orm
      .select({ id: journalEntry.id, name: journalEntry.title })
      .from(journalEntry)
      .orderBy(asc(journalEntry.title), asc(journalEntry.id))
      .prepare(),
  }
  const one = (table: Named) =>
    once(() =>
      orm
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(eq(table.id, sql.placeholder('id')))
        .prepare(),
    )
  const finders = {
    star: one(star),
    faction: one(faction),
    warband: one(warband),
    character: one(character),
    squad: one(squad),
    vehicle: one(vehicle),
    scenario: one(scenario),
    battle: one(battle),
    'off-table': one(offTableGame),
    'fistful-game': one(fistfulGame),
    night: one(gameNight),
    journal: once(() =>
      orm
        .select({ id: journalEntry.id, name: journalEntry.title })
        .from(journalEntry)
        .where(eq(journalEntry.id, sql.placeholder('id')))
        .prepare(),
    ),
  }
  const listKind = (kind: Thing['kind']): Thing[] => queries[kind].all().map((row) => ({ kind, ...row }))

  return {
    /** Kind by kind, each by name. */
    list: (): Thing[] => NAMED_KINDS.flatMap(listKind),
    /** One thing, or null when it is gone. */
    find: (kind: Thing['kind'], id: string): Thing | null => {
      const row = finders[kind]().get({ id })
      return row ? { kind, ...row } : null
    },
  }
}

/** Every kind of thing that has a page: what people look for most comes first. */
export const NAMED_KINDS = [
  'character',
  'squad',
  'vehicle',
  'warband',
  'faction',
  'star',
  'scenario',
  'battle',
  'off-table',
  'fistful-game',
  'night',
  'journal',
] as const satisfies Thing['kind'][]
