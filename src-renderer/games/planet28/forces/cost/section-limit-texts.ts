import type { VehicleStats } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { findMaxSectionsOfKind } from '#shared/games/planet28/section-share.ts'
import { listSectionKinds } from '../vehicle/vehicle-rows.ts'

/**
 * Formats the number and the limit of each kind of section restricted to a share of a vehicle (P28-VS-armour-plating).
 */
export function listSectionLimitTexts(
  sections: readonly { readonly section: string }[],
  stats: Pick<VehicleStats, 'size' | 'sections'>,
  { tables }: Rules,
): { words: string; isOver: boolean }[] {
  return listSectionKinds(tables).flatMap(({ id, name, row }) => {
    const most = findMaxSectionsOfKind(row, stats.size, stats.sections)
    const same = sections.filter(({ section }) => section === id).length
    if (most === null || same === 0) return []
    return [{ words: `${name}: ${same} of at most ${most}.`, isOver: same > most }]
  })
}
