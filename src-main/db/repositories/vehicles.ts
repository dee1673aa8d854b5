import { eq, sql } from 'drizzle-orm'
import type { VehicleProfile } from '../../../src-shared/games/planet28/model.ts'
import type { Orm } from '../open-campaign.ts'
import { vehicle } from '../schema.ts'

/** A vehicle of a warband, as built (P28-VB-1). */
export interface Vehicle {
  readonly id: string
  readonly warbandId: string
  readonly name: string
  readonly profile: VehicleProfile
  readonly notes: string
}

/** The vehicles of a campaign. */
export function createVehicleRepository(orm: Orm) {
  const all = orm.select().from(vehicle).orderBy(vehicle.name, vehicle.id).prepare()
  const byId = orm
    .select()
    .from(vehicle)
    .where(eq(vehicle.id, sql.placeholder('id')))
    .prepare()
  return {
    list: (): Vehicle[] => all.all().map(fromRow),
    find(id: string): Vehicle | null {
      const row = byId.get({ id })
      return row ? fromRow(row) : null
    },
    add: (one: Vehicle): void => void orm.insert(vehicle).values(toRow(one)).run(),
    update(one: Vehicle): void {
      const { id, ...fields } = toRow(one)
      orm.update(vehicle).set(fields).where(eq(vehicle.id, id)).run()
    },
    remove: (id: string): void => void orm.delete(vehicle).where(eq(vehicle.id, id)).run(),
  }
}

type Row = typeof vehicle.$inferSelect

function fromRow({ id, warbandId, name, notes, skillA, skillS, ...rest }: Row): Vehicle {
  return { id, warbandId, name, notes, profile: { A: skillA, S: skillS, ...rest } }
}

function toRow({ id, warbandId, name, notes, profile }: Vehicle): Row {
  const { A, S, ...rest } = profile
  return { id, warbandId, name, notes, skillA: A, skillS: S, ...rest }
}
