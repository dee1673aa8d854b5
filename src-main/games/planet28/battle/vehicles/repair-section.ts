import type { SectionInPlay } from '#shared/games/planet28/battle/units.ts'
import { type Transaction } from '../transaction.ts'

/** Restores hit points of a section, up to its initial number (P28-VAB-repair, P28-AB-repair). */
export function repairSection(
  transaction: Transaction,
  {
    vehicle: unit,
    section,
    points,
  }: { readonly vehicle: string; readonly section: SectionInPlay; readonly points: number },
): void {
  const { cell, start, sabotagedUntil, isLoaded } = section
  const hitPoints = Math.min(start, section.hitPoints + points)
  transaction.apply({
    type: 'section-hurt',
    unit,
    section: { cell, start, sabotagedUntil, isLoaded, hitPoints },
    by: null,
  })
}
