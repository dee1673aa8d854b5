import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'

/** Lists the group's own rows and its patches of printed ones, as the rules take them. */
export function listHouseRows({ houseRows }: Pick<ServiceDependencies['file']['rows'], 'houseRows'>): HouseRow[] {
  return houseRows.list().map(({ tableName: table, rowId: id, kind, fields }) => ({ table, id, kind, fields }))
}
