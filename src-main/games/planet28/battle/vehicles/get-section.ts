import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { SectionInPlay, VehicleUnit } from '#shared/games/planet28/battle/units.ts'

/** The section of a vehicle in a cell. Throws if it does not exist. */
export function getSection({ name, sections }: Pick<VehicleUnit, 'name' | 'sections'>, cell: string): SectionInPlay {
  const section = sections.find((candidate) => candidate.cell === cell)
  if (section === undefined)
    throw new IllegalCommand('no-such-section', `${name} has no section ${cell}.`, 'P28-VEH-DMG-3')
  return section
}
