import type { FleetShape } from '#shared/cluster/draw/draw-list.ts'
import type { LevelOfDetail } from './level-of-detail.ts'

/** A pennant with the names of a side's fleets: its centre on the map, and half its height and width, in CSS pixels. */
export interface Pennant {
  readonly fleet: FleetShape
  readonly x: number
  readonly y: number
  readonly half: number
  readonly halfWidth: number
}

const HALF = 6.5
const LETTER = 6.6
/** Width of a pennant beyond its letters: padding at both sides, and its point. */
const ENDS = 10

/** Lists the pennants of a map at a scale, left of their stars, those of one star stacked vertically. */
export function listPennants(fleets: readonly FleetShape[], scale: number, { starRadius }: LevelOfDetail): Pennant[] {
  const atStar = new Map<string, number>()
  return fleets.flatMap((fleet) => {
    if (fleet.side === null) return []
    const key = `${fleet.x} ${fleet.y}`
    const before = atStar.get(key) ?? 0
    atStar.set(key, before + 1)
    const halfWidth = (fleet.name.length * LETTER + ENDS) / 2
    const x = fleet.x * scale - starRadius * 0.75 - halfWidth
    const y = fleet.y * scale - starRadius * 0.55 - HALF + before * (2 * HALF + 1)
    return [{ fleet, x, y, half: HALF, halfWidth }]
  })
}
