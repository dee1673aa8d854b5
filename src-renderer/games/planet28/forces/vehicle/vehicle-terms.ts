import type { DefinitionListItem } from '#renderer/ui/types.ts'
import type { VehicleProfileCheck } from '#shared/contract/planet28/units.ts'
import type { VehicleStats } from '#shared/games/planet28/model.ts'
import type { Facing, VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { type GridPreset, getMaxSections, GRID_RINGS } from '#shared/games/planet28/vehicle-grid.ts'

/** Lists the numbers of a vehicle. `armed` is the number of mounts with a weapon. */
export function listStatTerms(stats: VehicleStats, armed: number): DefinitionListItem[] {
  return [
    { term: 'Size', value: `${stats.size}, ${stats.sections} sections` },
    { term: 'Hit points', value: stats.hitPoints },
    { term: 'Fighting', value: `${stats.F}, ${stats.damage} damage` },
    { term: 'Speed', value: `${stats.speedCm} cm` },
    { term: 'Crew', value: stats.crew },
    { term: 'Mounts', value: `${armed} of ${stats.mounts} armed` },
    { term: 'Seats', value: stats.seats },
  ]
}

/** Marks of the sizes on a scale of the number of sections (P28-GRID-2). */
export function listSizeMarks(preset: GridPreset): { value: number; label: string }[] {
  return GRID_RINGS.map((size) => ({ value: getMaxSections(size, preset), label: size }))
}

/** Formats the size, and the number of sections at which the next one begins (P28-GRID-2). */
export function formatVehicleSize(size: VehicleSize, preset: GridPreset): string {
  const next = GRID_RINGS[GRID_RINGS.indexOf(size) + 1]
  const most = getMaxSections(size, preset)
  const upTo = `${capital(size)}: up to ${most} sections.`
  return next === undefined ? `${upTo} It grows no further.` : `${upTo} ${capital(next)} from ${most + 1} on.`
}

type Arc = VehicleProfileCheck['arcs'][number]

/** Formats the arc of a mount (P28-VEH-FACE-1). */
export function formatFireArc(arc: Pick<Arc, 'arc' | 'allRound'> | null): string {
  if (arc === null) return ''
  if (arc.allRound) return 'fires all round'
  return arc.arc.length === 0 ? 'has no side to fire to yet' : `fires to the ${arc.arc.join(' and ')}`
}

export function formatFacing(facing: Facing): string {
  return `Faces ${facing}`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
