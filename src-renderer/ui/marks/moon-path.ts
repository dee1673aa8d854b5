import type { MoonPhase } from '#shared/kit/calendar.ts'

const RADIUS = 9.5
const HALF = RADIUS / 2
/** Edge of the lit part within the disc, from the bottom to the top: half width and sweep flag of its arc. */
const EDGES = { crescent: [HALF, 0], quarter: [0, 0], gibbous: [HALF, 1] } as const

/**
 * SVG path of the lit part of a moon, on a disc 19 units in diameter centred at the origin; null for a new moon. A
 * waxing moon is lit on the right.
 */
export function buildMoonPath(phase: MoonPhase): string | null {
  if (phase === 'new') return null
  if (phase === 'full') return `${half(1)} ${half(1, RADIUS)}`
  const isWaxing = phase.startsWith('waxing') || phase === 'first quarter'
  const kind = phase.endsWith('crescent') ? 'crescent' : phase.endsWith('gibbous') ? 'gibbous' : 'quarter'
  const [width, bend] = EDGES[kind]
  const sweep = isWaxing ? bend : 1 - bend
  const edge = width === 0 ? `L 0 ${-RADIUS}` : `A ${width} ${RADIUS} 0 0 ${sweep} 0 ${-RADIUS}`
  return `${half(isWaxing ? 1 : 0)} ${edge} Z`
}

/** Half of the rim, in the direction given by the sweep flag. */
function half(sweep: 0 | 1, from = -RADIUS): string {
  return `M 0 ${from} A ${RADIUS} ${RADIUS} 0 0 ${sweep} 0 ${-from}`
}
