import type { RangeClassArc } from '#shared/games/space-planes/face-sets.ts'

/** Centre of the ring of arcs around a face of 100 by 100. */
const MIDDLE = 50

/**
 * Builds the SVG path of an arc on a ring. Degrees run counter-clockwise; each whole degree covers half a degree on
 * either side.
 */
export function buildRangeArcPath({ from, to }: Pick<RangeClassArc, 'from' | 'to'>, radius: number): string {
  if (to - from >= 359) {
    const left = `${MIDDLE - radius} ${MIDDLE}`
    return `M${MIDDLE + radius} ${MIDDLE}A${radius} ${radius} 0 1 0 ${left}A${radius} ${radius} 0 1 0 ${MIDDLE + radius} ${MIDDLE}`
  }
  const [start, end] = [onRing(from - 0.5, radius), onRing(to + 0.5, radius)]
  return `M${start}A${radius} ${radius} 0 ${to - from + 1 > 180 ? 1 : 0} 0 ${end}`
}

function onRing(degree: number, radius: number): string {
  const angle = (degree * Math.PI) / 180
  const [x, y] = [MIDDLE + radius * Math.cos(angle), MIDDLE - radius * Math.sin(angle)]
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
}
