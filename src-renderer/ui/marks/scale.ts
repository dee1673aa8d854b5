/** A tick of a scale: its position (0 to 1) and its length. */
export interface Tick {
  readonly value: number
  readonly at: number
  readonly weight: 'minor' | 'middle' | 'major'
}

const MOST_TICKS = 50
const STEPS = [1, 2, 5] as const

/** Distance between ticks that keeps a scale readable: 1, 2 or 5 times a power of ten. */
export function getTickStep(range: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((candidate) => range / (candidate * power) <= MOST_TICKS)
    if (step !== undefined) return step * power
  }
}

/** Ticks of a ruler or dial. Every fifth is longer; every tenth and both ends are the longest. */
export function listScaleTicks(min: number, max: number): readonly Tick[] {
  if (max <= min) return [{ value: min, at: 0, weight: 'major' }]
  const step = getTickStep(max - min)
  const first = Math.ceil(min / step)
  const last = Math.floor(max / step)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = (first + index) * step
    return { value, at: getScaleFraction(value, min, max), weight: weightOf(value, step, min, max) }
  })
}

/** Position of a value on the scale, clamped to 0 to 1. */
export function getScaleFraction(value: number, min: number, max: number): number {
  if (max <= min) return 0
  return Math.min(1, Math.max(0, (value - min) / (max - min)))
}

function weightOf(value: number, step: number, min: number, max: number): Tick['weight'] {
  if (value === min || value === max || value % (10 * step) === 0) return 'major'
  return value % (5 * step) === 0 ? 'middle' : 'minor'
}

const SWEEP = 250

/** Point of a dial at a fraction of its sweep, which is open at the bottom. */
export function getDialPoint(at: number, radius: number): readonly [number, number] {
  const angle = ((-90 - SWEEP / 2 + at * SWEEP) * Math.PI) / 180
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)]
}

/** SVG path of a dial arc from its start to a fraction. */
export function buildDialArcPath(to: number, radius: number): string {
  const [x0, y0] = getDialPoint(0, radius)
  const [x1, y1] = getDialPoint(to, radius)
  return `M${x0} ${y0}A${radius} ${radius} 0 ${to * SWEEP > 180 ? 1 : 0} 1 ${x1} ${y1}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
