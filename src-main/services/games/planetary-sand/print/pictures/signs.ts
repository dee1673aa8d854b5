import { formatMm, type Pen } from '#main/print/pen.ts'
import { buildCirclePath } from '../discs.ts'
import { drawArrow, drawRobot, drawTank, drawWall } from './icons.ts'

type Spot = readonly [x: number, y: number]

/** Draws a sign about 10 mm wide and high around its centre. */
type Sign = (pen: Pen, middle: Spot) => void

const INK = { fill: '#111111', stroke: null } as const
const WHITE = { fill: '#ffffff', stroke: null } as const
const HALO = { stroke: '#ffffff', lineMm: 1.8 } as const
const BOLD = { lineMm: 0.8 } as const

/** Builds a path around a centre, with points in millimetres relative to it. */
function shape([x, y]: Spot, points: readonly Spot[], isClosed = true): string {
  return `M${points.map(([dx, dy]) => `${formatMm(x + dx)} ${formatMm(y + dy)}`).join('L')}${isClosed ? 'z' : ''}`
}

/** Builds an arc from short segments between two angles, in degrees clockwise from the right. */
function arc([x, y]: Spot, radius: number, [from, to]: readonly [number, number]): string {
  const points = Array.from({ length: 41 }, (_, at): Spot => {
    const angle = ((from + ((to - from) * at) / 40) * Math.PI) / 180
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  return shape([x, y], points, false)
}

/** Draws a bar across a sign, as a negation. */
function barred(pen: Pen, [x, y]: Spot): void {
  const [from, to] = [
    [x - 5, y + 4.6],
    [x + 5, y - 4.6],
  ] as const
  pen.line(from, to, HALO)
  pen.line(from, to, { lineMm: 1 })
}

/** A round helmet with a black visor, on its ring. */
export const helmetSign: Sign = (pen, [x, y]) => {
  pen.path(buildCirclePath([x, y - 0.6], 4.2), { ...BOLD, fill: '#ffffff' })
  pen.path(
    arc([x, y - 0.6], 2.9, [-200, 20]) +
      `L${formatMm(x + 2.6)} ${formatMm(y + 1)}L${formatMm(x - 2.6)} ${formatMm(y + 1)}z`,
    INK,
  )
  pen.rect({ x: x - 3.4, y: y + 3.3, width: 6.8, height: 1.6 }, INK)
}

/** A wall with a hole through it. */
export const breachSign: Sign = (pen, [x, y]) => {
  drawWall(pen, [x - 5.2, y + 4], [10.4, 8])
  const hole: readonly Spot[] = [
    [-2.6, 4.3],
    [-1.9, 1.6],
    [-3, 0.4],
    [-1.2, -0.6],
    [-1.4, -2.6],
    [0.2, -1.4],
    [1.7, -2.9],
    [1.6, -0.8],
    [3.1, 0.2],
    [1.9, 1.8],
    [2.5, 4.3],
  ]
  pen.path(shape([x, y], hole), { ...WHITE, stroke: '#111111', lineMm: 0.5 })
}

/** A cracked tank with smoke above it. */
export const wreckSign: Sign = (pen, [x, y]) => {
  drawTank(pen, [x - 0.6, y + 4.8], 11)
  const crack: readonly Spot[] = [
    [0.6, 0.2],
    [-0.9, 1.9],
    [0.9, 3],
    [-0.5, 5],
  ]
  pen.path(shape([x, y], crack, false), { stroke: '#ffffff', lineMm: 0.9 })
  for (const at of [-3.2, -0.6, 2]) {
    const plume: readonly Spot[] = [
      [0, -0.2],
      [-0.9, -1.6],
      [0.8, -2.9],
      [-0.2, -4.6],
    ]
    pen.path(shape([x + at, y], plume, false), BOLD)
  }
}

/** A missile on its launch pad. */
export const loadedPadSign: Sign = (pen, [x, y]) => {
  const rocket: readonly Spot[] = [
    [0, -5],
    [1.5, -2.6],
    [1.5, 1],
    [3, 3],
    [-3, 3],
    [-1.5, 1],
    [-1.5, -2.6],
  ]
  pen.path(shape([x, y], rocket), INK)
  pen.path(buildCirclePath([x, y - 1.2], 0.7), WHITE)
  pen.rect({ x: x - 4.6, y: y + 3.6, width: 9.2, height: 1.2 }, INK)
}

/** A target inside a returning arrow. */
export const repeatShotSign: Sign = (pen, [x, y]) => {
  pen.path(arc([x, y], 4.2, [-30, 260]), { lineMm: 1 })
  drawArrow(pen, [x - 2.4, y - 3.6], [x + 1.6, y - 4.3])
  pen.text('+2', [x, y + 1.5], { sizePt: 12, anchor: 'middle', face: 'bold' })
}

/** A man's head and shoulders behind bars. */
export const prisonerSign: Sign = (pen, [x, y]) => {
  pen.path(buildCirclePath([x, y - 1.6], 1.6), INK)
  const shoulders: readonly Spot[] = [
    [-3.4, 4.6],
    [-2.6, 1.4],
    [-1, 0.6],
    [1, 0.6],
    [2.6, 1.4],
    [3.4, 4.6],
  ]
  pen.path(shape([x, y], shoulders), INK)
  for (const at of [-4.6, -2.3, 2.3, 4.6]) {
    pen.line([x + at, y - 4.6], [x + at, y + 5], { stroke: '#ffffff', lineMm: 1.5 })
    pen.line([x + at, y - 4.6], [x + at, y + 5], { lineMm: 0.7 })
  }
  for (const at of [-4.6, 5]) pen.line([x - 4.95, y + at], [x + 4.95, y + at], { lineMm: 0.7 })
}

/** A robot that receives no orders. */
export const outOfCommandSign: Sign = (pen, [x, y]) => {
  drawRobot(pen, [x, y + 4.8], 9.6)
  barred(pen, [x, y])
}

/** Waves of air, crossed out. */
export const noAirSign: Sign = (pen, [x, y]) => {
  for (const at of [-3, 0, 3]) {
    const wave = Array.from({ length: 33 }, (_, step): Spot => {
      const along = (step / 32) * 9.6 - 4.8
      return [along, at + 0.9 * Math.sin((along * Math.PI) / 2.4)]
    })
    pen.path(shape([x, y], wave, false), BOLD)
  }
  barred(pen, [x, y])
}
