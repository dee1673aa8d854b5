import type { SectionInPlay, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { Illegal } from '../scene.ts'

/** A section of a vehicle by its cell; the table may not name another. */
export function sectionAt({ name, sections }: Pick<VehicleUnit, 'name' | 'sections'>, cell: string): SectionInPlay {
  const section = sections.find((one) => one.cell === cell)
  if (section === undefined) throw new Illegal('no-such-section', `${name} has no section ${cell}.`, 'P28-VEH-DMG-3')
  return section
}
