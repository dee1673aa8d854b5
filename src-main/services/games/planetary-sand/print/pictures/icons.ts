import { formatMm, type Pen } from '#main/print/pen.ts'
import { buildCirclePath } from '../discs.ts'

type Spot = readonly [x: number, y: number]

const INK = { fill: '#111111', stroke: null } as const
const GREY = { fill: '#c8c8c8', lineMm: 0.3 } as const

/** Draws a man on his base with his feet at the given point and his rifle pointing right. */
export function drawMan(
  pen: Pen,
  [x, y]: Spot,
  { tall = 14, faces = 1 }: { tall?: number; faces?: 1 | -1 } = {},
): void {
  const at = (dx: number, dy: number): string => `${formatMm(x + dx * tall * faces)} ${formatMm(y - dy * tall)}`
  pen.path(buildCirclePath([x, y - tall * 0.86], tall * 0.13), INK)
  const body = [
    at(-0.14, 0.7),
    at(0.14, 0.7),
    at(0.12, 0.36),
    at(0.2, 0.06),
    at(0.08, 0.06),
    at(0, 0.3),
    at(-0.08, 0.06),
    at(-0.2, 0.06),
    at(-0.12, 0.36),
  ]
  pen.path(`M${body.join('L')}z`, INK)
  pen.path(`M${at(-0.05, 0.56)}L${at(0.46, 0.62)}L${at(0.46, 0.56)}L${at(-0.05, 0.5)}z`, INK)
  pen.rect({ x: x - tall * 0.26, y: y - tall * 0.06, width: tall * 0.52, height: tall * 0.06 }, INK)
}

/** Draws a man lying down. */
export function drawFallenMan(pen: Pen, [x, y]: Spot, tall = 14): void {
  pen.path(buildCirclePath([x - tall * 0.4, y - tall * 0.13], tall * 0.13), INK)
  pen.rect({ x: x - tall * 0.24, y: y - tall * 0.24, width: tall * 0.62, height: tall * 0.2 }, INK)
}

/** Draws a robot with square outlines. */
export function drawRobot(pen: Pen, [x, y]: Spot, tall = 14): void {
  pen.rect({ x: x - tall * 0.12, y: y - tall, width: tall * 0.24, height: tall * 0.22 }, INK)
  pen.rect({ x: x - tall * 0.2, y: y - tall * 0.74, width: tall * 0.4, height: tall * 0.4 }, INK)
  for (const side of [-1, 1]) {
    pen.rect(
      { x: x + side * tall * 0.13 - tall * 0.06, y: y - tall * 0.32, width: tall * 0.12, height: tall * 0.32 },
      INK,
    )
    pen.rect(
      { x: x + side * tall * 0.27 - tall * 0.04, y: y - tall * 0.7, width: tall * 0.08, height: tall * 0.36 },
      INK,
    )
  }
}

/** Draws a tank from the side. */
export function drawTank(pen: Pen, [x, y]: Spot, long = 26): void {
  pen.rect({ x: x - long / 2, y: y - long * 0.24, width: long, height: long * 0.14 }, INK)
  pen.rect({ x: x - long * 0.22, y: y - long * 0.38, width: long * 0.42, height: long * 0.14 }, INK)
  pen.rect({ x: x + long * 0.2, y: y - long * 0.34, width: long * 0.34, height: long * 0.05 }, INK)
  for (let wheel = 0; wheel < 5; wheel += 1)
    pen.path(buildCirclePath([x - long * 0.4 + wheel * long * 0.2, y - long * 0.07], long * 0.07), INK)
}

/** Draws a wall in courses of stone. */
export function drawWall(pen: Pen, [x, y]: Spot, [wide, high]: Spot): void {
  pen.rect({ x, y: y - high, width: wide, height: high }, GREY)
  for (const value of [1, 2]) pen.line([x, y - (high * value) / 3], [x + wide, y - (high * value) / 3])
  for (const [course, at] of [
    [0, 0.5],
    [1, 0.3],
    [1, 0.75],
    [2, 0.5],
  ] as const)
    pen.line([x + wide * at, y - (high * course) / 3], [x + wide * at, y - (high * (course + 1)) / 3])
}

/** Draws a bunker with its slit. */
export function drawBunker(pen: Pen, [x, y]: Spot, [wide, high]: Spot): void {
  const roof = `${formatMm(x + wide * 0.18)} ${formatMm(y - high)}L${formatMm(x + wide * 0.82)} ${formatMm(y - high)}`
  pen.path(`M${formatMm(x)} ${formatMm(y)}L${roof}L${formatMm(x + wide)} ${formatMm(y)}z`, GREY)
  pen.rect({ x: x + wide * 0.25, y: y - high * 0.66, width: wide * 0.5, height: high * 0.18 }, INK)
}

const PIPS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
}

/** Draws a die showing a number, with its corner at the given point. */
export function drawDie(pen: Pen, [x, y]: Spot, shows: number, across = 7): void {
  pen.rect({ x, y, width: across, height: across }, { lineMm: 0.35 })
  for (const [dx, dy] of PIPS[shows] ?? [])
    pen.path(buildCirclePath([x + across * (0.5 + dx * 0.27), y + across * (0.5 + dy * 0.27)], across * 0.09), INK)
}

export function drawArrow(pen: Pen, [x0, y0]: Spot, [x1, y1]: Spot): void {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [dx, dy] = [((x1 - x0) / length) * 2.4, ((y1 - y0) / length) * 2.4]
  pen.line([x0, y0], [x1 - dx, y1 - dy], { lineMm: 0.5 })
  const wing = (side: number) => `${formatMm(x1 - dx - side * dy * 0.55)} ${formatMm(y1 - dy + side * dx * 0.55)}`
  pen.path(`M${formatMm(x1)} ${formatMm(y1)}L${wing(1)}L${wing(-1)}z`, INK)
}

/** Draws a cord with a knot at each third and labels below. */
export function drawCord(pen: Pen, [x, y]: Spot, wide: number, words: readonly string[]): void {
  pen.line([x, y], [x + wide, y], { lineMm: 0.6 })
  for (const third of [0, 1, 2, 3]) pen.path(buildCirclePath([x + (wide * third) / 3, y], third === 0 ? 0.9 : 1.5), INK)
  for (const [third, word] of words.entries())
    pen.text(word, [x + (wide * (third + 0.5)) / 3, y + 6], { sizePt: 11, face: 'bold', anchor: 'middle' })
}
