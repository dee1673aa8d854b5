import { asc, eq } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { unitCondition } from '#main/db/schema/schema.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import { prepareInsert, prepareFindById, prepareDeleteById } from '../prepared-statements.ts'

type ConditionRow = typeof unitCondition.$inferSelect

/** A condition and the battle that caused it, while that battle exists. */
export interface StoredCondition extends Condition {
  readonly battleId: string | null
}

/** The lasting conditions of units. */
export function createConditionRepository(orm: Orm) {
  const all = orm.select().from(unitCondition).orderBy(asc(unitCondition.id)).prepare()
  const byId = prepareFindById(orm, unitCondition)
  const added = prepareInsert(orm, unitCondition)

  return {
    list: (): StoredCondition[] => all.all().map(conditionOf),
    find(id: string): StoredCondition | null {
      const row = byId(id)
      return row ? conditionOf(row) : null
    },
    add: ({ unitKind, unitId, ...rest }: StoredCondition): void =>
      added({
        ...rest,
        characterId: unitKind === 'character' ? unitId : null,
        squadId: unitKind === 'squad' ? unitId : null,
        vehicleId: unitKind === 'vehicle' ? unitId : null,
      }),
    /** Updates the counters of a condition after a game. */
    age: ({ id, ...games }: Pick<Condition, 'id' | 'gamesLeft' | 'gamesPlayed'>): void =>
      void orm.update(unitCondition).set(games).where(eq(unitCondition.id, id)).run(),
    remove: prepareDeleteById(orm, unitCondition),
  }
}

function conditionOf({ characterId, squadId, vehicleId, ...rest }: ConditionRow): StoredCondition {
  const kinds: readonly [UnitKind, string | null][] = [
    ['character', characterId],
    ['squad', squadId],
    ['vehicle', vehicleId],
  ]
  const [owner] = kinds.flatMap(([unitKind, unitId]) => (unitId === null ? [] : [{ unitKind, unitId }]))
  if (owner === undefined) throw new Error(`The condition ${rest.id} belongs to nobody`)
  return { ...rest, ...owner }
}
