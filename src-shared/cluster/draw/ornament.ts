import { createFillPaint, createPathPen, createStrokePaint, drawPolygon, type PathPen } from './path-pen.ts'
import type { PictureTheme } from './picture-theme.ts'
import type { Mark } from './picture.ts'

/** Radii of rings, bodies and rays, as shares of the radius of the ornament. */
const RINGS = [0.93, 0.68, 0.44] as const
const TICKS = { count: 72, outer: 0.93, fine: 0.89, strong: 0.84 } as const
const SUN = { radius: 0.15, rays: 16, long: 0.36, short: 0.28, half: 0.03 } as const
const BODIES = [
  { orbit: 0.68, angle: 250, radius: 0.055, isAccent: false },
  { orbit: 0.44, angle: 140, radius: 0.038, isAccent: false },
  { orbit: 0.68, angle: 20, radius: 0.04, isAccent: true },
] as const
const ECLIPTIC = { long: 0.8, short: 0.3, turn: -28, corners: 72 } as const

const atAngle = (degrees: number, radius: number) =>
  [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)] as const

/** An engraved orrery: orbits, a graduated ring and a sun, centred on a point. */
export function buildOrreryMarks(x: number, y: number, radius: number, { ink, accent }: PictureTheme): Mark[] {
  const [edge, fine, sun, bodies, ecliptic] = Array.from({ length: 5 }, createPathPen) as [
    PathPen,
    PathPen,
    PathPen,
    PathPen,
    PathPen,
  ]
  edge.circle(x, y, radius * 0.98)
  for (const ring of RINGS) fine.circle(x, y, radius * ring)
  for (let tick = 0; tick < TICKS.count; tick += 1) {
    const angle = (360 / TICKS.count) * tick
    const inner = tick % 6 === 0 ? TICKS.strong : TICKS.fine
    drawLine(fine, [x, y], atAngle(angle, radius * TICKS.outer), atAngle(angle, radius * inner))
  }
  sun.circle(x, y, radius * SUN.radius)
  for (let ray = 0; ray < SUN.rays; ray += 1) drawRay(sun, [x, y], (360 / SUN.rays) * ray, radius)
  drawPolygon(ecliptic, listEllipse(radius), [x, y])
  const accents = createPathPen()
  for (const body of BODIES) {
    const [dx, dy] = atAngle(body.angle, radius * body.orbit)
    ;(body.isAccent ? accents : bodies).circle(x + dx, y + dy, radius * body.radius)
  }
  return [
    edge.mark(createStrokePaint(ink, radius * 0.02)),
    fine.mark(createStrokePaint(ink, radius * 0.008)),
    ecliptic.mark(createStrokePaint(accent, radius * 0.02)),
    sun.mark(createFillPaint(ink)),
    bodies.mark(createFillPaint(ink)),
    accents.mark(createFillPaint(accent)),
  ]
}

type Point = readonly [x: number, y: number]

function drawLine(pen: PathPen, [x, y]: Point, from: Point, to: Point): void {
  pen.moveTo(x + from[0], y + from[1])
  pen.lineTo(x + to[0], y + to[1])
}

function drawRay(pen: PathPen, at: Point, angle: number, radius: number): void {
  const base = SUN.radius * 1.25
  const half = (Math.atan2(SUN.half, base) * 180) / Math.PI
  const length = angle % 45 === 0 ? SUN.long : SUN.short
  drawPolygon(
    pen,
    [atAngle(angle - half, radius * base), atAngle(angle, radius * length), atAngle(angle + half, radius * base)],
    at,
  )
}

function listEllipse(radius: number): Point[] {
  const turn = (ECLIPTIC.turn * Math.PI) / 180
  return Array.from({ length: ECLIPTIC.corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / ECLIPTIC.corners
    const [dx, dy] = [radius * ECLIPTIC.long * Math.cos(angle), radius * ECLIPTIC.short * Math.sin(angle)]
    return [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)]
  })
}
