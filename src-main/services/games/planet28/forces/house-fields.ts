import { slugify } from '#main/services/kit/names-for-files.ts'
import type { HouseRowView } from '#shared/contract/planet28/house.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_TABLES, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { CORE_SECTIONS } from '#shared/games/planet28/tables/vehicle-sections.ts'

export function buildHouseFieldsView({
  specialRules,
  keywords,
  facings,
  ...rest
}: HouseFields): HouseRowView['fields'] {
  return {
    ...rest,
    ...(specialRules && { specialRules: [...specialRules] }),
    ...(keywords && { keywords: [...keywords] }),
    ...(facings && { facings: [...facings] }),
  }
}

/** Returns an id for a house row that no printed and no other row has. */
export function findFreeHouseRowId(name: string, taken: ReadonlySet<string>): string {
  const slug = slugify(name)
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? slug : `${slug}-${count}`
    if (!taken.has(id) && !isPrintedAnywhere(id)) return id
  }
}

function isPrintedAnywhere(id: string): boolean {
  return Object.hasOwn(CORE_SECTIONS, id) || TABLE_NAMES.some((table) => Object.hasOwn(PRINTED_TABLES[table], id))
}
