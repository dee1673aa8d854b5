import type { Term } from '#renderer/ui/types.ts'
import type { VehicleCheck } from '#shared/contract/planet28/units.ts'
import { type GridPreset, getMaxSections, RINGS } from '#shared/games/planet28/grid.ts'
import type { VehicleStats } from '#shared/games/planet28/model.ts'
import type { Facing, VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** The numbers of a vehicle as its page lists them; `armed` is how many mounts carry a weapon. */
export function listStatTerms(stats: VehicleStats, armed: number): Term[] {
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

/** How many sections make each size on a grid, for a scale (P28-GRID-2). */
export function listSizeMarks(preset: GridPreset): { value: number; label: string }[] {
  return RINGS.map((size) => ({ value: getMaxSections(size, preset), label: size }))
}

/** The size, and from how many sections on the vehicle is the next (P28-GRID-2). */
export function formatSize(size: VehicleSize, preset: GridPreset): string {
  const next = RINGS[RINGS.indexOf(size) + 1]
  const most = getMaxSections(size, preset)
  const upTo = `${capital(size)}: up to ${most} sections.`
  return next === undefined ? `${upTo} It grows no further.` : `${upTo} ${capital(next)} from ${most + 1} on.`
}

type Arc = VehicleCheck['arcs'][number]

/** Where a mount fires, in words (P28-VEH-FACE-1). */
export function formatArc(arc: Pick<Arc, 'arc' | 'allRound'> | null): string {
  if (arc === null) return ''
  if (arc.allRound) return 'fires all round'
  return arc.arc.length === 0 ? 'has no side to fire to yet' : `fires to the ${arc.arc.join(' and ')}`
}

/** What a section pointing there says of itself. */
export function formatFacing(facing: Facing): string {
  return `Faces ${facing}`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
