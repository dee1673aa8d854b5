import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { battle } from '#main/db/schema/schema.ts'

/** A battle that was fought and is not settled yet. */
export type UnsettledBattle = Pick<typeof battle.$inferSelect, 'id' | 'name' | 'scenarioId' | 'record'>

/** The battles for which an agenda's target or edge can be named in secret (P28-AGENDA-3). */
export function createAgendaBattleRepository(orm: Orm) {
  const { id, name, scenarioId, record } = battle
  const open = orm
    .select({ id, name, scenarioId, record })
    .from(battle)
    .where(eq(battle.state, 'recorded'))
    .orderBy(asc(battle.recordedAt), asc(id))
    .prepare()
  const settled = orm
    .selectDistinct({ scenarioId })
    .from(battle)
    .where(and(eq(battle.state, 'settled'), isNotNull(scenarioId)))
    .prepare()
  return {
    /** Newest last. */
    listOpen: (): UnsettledBattle[] => open.all(),
    /** Scenarios whose battle was settled, so they are not a next game. */
    listSettledScenarios: (): ReadonlySet<string | null> => new Set(settled.all().map((row) => row.scenarioId)),
  }
}
