import { asc } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { battle } from '#main/db/schema/schema.ts'

/** The columns of a battle that the chronicle shows. */
export type FoughtBattle = Pick<typeof battle.$inferSelect, 'id' | 'name' | 'day' | 'starId' | 'record' | 'choices'>

/** Fought battles, in the order in which they were recorded. */
export function createFoughtBattleRepository(orm: Orm) {
  const all = orm
    .select({
      id: battle.id,
      name: battle.name,
      day: battle.day,
      starId: battle.starId,
      record: battle.record,
      choices: battle.choices,
    })
    .from(battle)
    .orderBy(asc(battle.recordedAt), asc(battle.id))
    .prepare()
  return { list: (): FoughtBattle[] => all.all() }
}
