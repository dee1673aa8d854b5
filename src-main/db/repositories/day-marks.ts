import { and, asc, between, gte, lte, sql } from 'drizzle-orm'
import type { Thing } from '#shared/contract/base.ts'
import type { Orm } from '../file/orm.ts'
import { battle, gameNight, journalEntry } from '../schema/schema.ts'
import { buildPlaceholderCondition } from './prepared-statements.ts'

/** A thing with its campaign days. */
export interface DatedThing extends Thing {
  readonly fromDay: number
  readonly toDay: number
}

/** A range of campaign days, inclusive. */
export interface DaySpan {
  readonly from: number
  readonly to: number
}

/** Things dated with campaign days: battles, entries and game nights. */
export function createDayMarkRepository(orm: Orm) {
  const [from, to] = [sql.placeholder('from'), sql.placeholder('to')]
  const battles = orm
    .select({ id: battle.id, name: battle.name, day: battle.day })
    .from(battle)
    .where(between(battle.day, from, to))
    .orderBy(asc(battle.day), asc(battle.recordedAt))
    .prepare()
  const entries = orm
    .select({ id: journalEntry.id, name: journalEntry.title, day: journalEntry.day })
    .from(journalEntry)
    .where(between(journalEntry.day, from, to))
    .orderBy(asc(journalEntry.day), asc(journalEntry.createdAt))
    .prepare()
  const start = sql<number>`coalesce(${gameNight.fromDay}, ${gameNight.toDay})`
  const end = sql<number>`coalesce(${gameNight.toDay}, ${gameNight.fromDay})`
  const nights = orm
    .select({ id: gameNight.id, name: gameNight.name, fromDay: start, toDay: end })
    .from(gameNight)
    .where(and(lte(start, to), gte(end, from)))
    .orderBy(asc(start))
    .prepare()
  const ofNight = orm
    .select({ id: battle.id, name: battle.name })
    .from(battle)
    .where(buildPlaceholderCondition(battle.nightId, 'nightId'))
    .orderBy(asc(battle.recordedAt))
    .prepare()

  const entriesWithin = (span: DaySpan): DatedThing[] =>
    entries.all({ ...span }).flatMap((row) => dated('journal', row))
  return {
    /** Everything dated within a range: battles, then entries, then nights. */
    list: (span: DaySpan): DatedThing[] => [
      ...battles.all({ ...span }).flatMap((row) => dated('battle', row)),
      ...entriesWithin(span),
      ...nights.all({ ...span }).map((row) => ({ kind: 'night' as const, ...row })),
    ],
    entriesWithin,
    battlesOfNight: (nightId: string): Thing[] => ofNight.all({ nightId }).map((row) => ({ kind: 'battle', ...row })),
  }
}

function dated(kind: 'battle' | 'journal', { day, ...row }: { id: string; name: string; day: number | null }) {
  return day === null ? [] : [{ kind, ...row, fromDay: day, toDay: day }]
}
