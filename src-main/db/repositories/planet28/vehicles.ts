import type { Orm } from '#main/db/file/orm.ts'
import { vehicle } from '#main/db/schema/schema.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { createUnitRepository, type StoredUnit } from './units.ts'

/** A vehicle of a warband, as built (P28-VB-1). */
export type Vehicle = StoredUnit<VehicleProfile>

export function createVehicleRepository(orm: Orm) {
  return createUnitRepository(orm, vehicle, {
    profileOf: ({ type, skillA, skillS, sections, traits, abilities, weapons }): VehicleProfile => ({
      type,
      A: skillA,
      S: skillS,
      sections,
      traits,
      abilities,
      weapons,
    }),
    columnsOf: ({ A, S, ...profile }) => ({ skillA: A, skillS: S, ...profile }),
  })
}
