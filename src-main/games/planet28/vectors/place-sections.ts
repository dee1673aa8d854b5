import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { getRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { findFreeCellForSection } from '../builder/place-section.ts'

/**
 * Assigns cells to the core and bought sections of a vehicle that is described without cells. Null if a section has no
 * legal cell (P28-GRID-8).
 * Fills cells from the rear and places sections bound to a facing last, so that front cells are left for them.
 */
export function placeSections(bought: readonly string[], rules: Rules): PlacedSection[] | null {
  const placed = [...CORE_PLACED_SECTIONS]
  const isBound = (section: string): boolean =>
    getRulebookRow(rules.tables, 'vehicleSections', section).facings !== undefined
  for (const section of bought.toSorted((a, b) => Number(isBound(a)) - Number(isBound(b)))) {
    const cell = findFreeCellForSection(section, { sections: placed, traits: [] }, rules)
    if (cell === null) return null
    placed.push({ cell, section })
  }
  return placed
}
