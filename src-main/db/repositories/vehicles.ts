import type { VehicleProfile } from '../../../src-shared/games/planet28/model.ts'
import type { Orm } from '../open-campaign.ts'
import { vehicle } from '../schema.ts'
import { prepareAdd, prepareFind, prepareRemove, prepareUpdate } from './prepared.ts'

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
  const byId = prepareFind(orm, vehicle)
  const added = prepareAdd(orm, vehicle)
  const updated = prepareUpdate(orm, vehicle)

  return {
    list: (): Vehicle[] => all.all().map(fromRow),
    find(id: string): Vehicle | null {
      const row = byId(id)
      return row ? fromRow(row) : null
    },
    add: (one: Vehicle): void => added(toRow(one)),
    update: (one: Vehicle): void => updated(toRow(one)),
    remove: prepareRemove(orm, vehicle),
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
