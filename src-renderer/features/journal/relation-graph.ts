import type { Thing } from '../../../src-shared/contract/base.ts'

/** A tie as it is drawn. */
export interface Tie {
  readonly id: string
  readonly from: Thing
  readonly to: Thing
  readonly name: string
  readonly standing: number | null
}

/** A thing and where it is drawn, in the drawing's own units. */
export interface PlacedThing {
  readonly key: string
  readonly thing: Thing
  readonly x: number
  readonly y: number
}

/** The drawing's size. */
export const GRAPH = { width: 800, height: 520, margin: 70 } as const

const STEPS = 240

/** What tells things apart. */
export function keyOf({ kind, id }: Pick<Thing, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/** Places the things of some ties: those that are tied stand near, all others apart. The same ties give the same drawing. */
export function placeThings(ties: readonly Tie[]): PlacedThing[] {
  const things = new Map(ties.flatMap(({ from, to }) => [from, to]).map((thing) => [keyOf(thing), thing]))
  const keys = [...things.keys()].sort()
  const x = keys.map((_, at) => Math.cos((at / keys.length) * 2 * Math.PI))
  const y = keys.map((_, at) => Math.sin((at / keys.length) * 2 * Math.PI) * 0.7)
  const pairs = ties.map(({ from, to }) => [keys.indexOf(keyOf(from)), keys.indexOf(keyOf(to))] as const)
  const near = 1.6 / Math.sqrt(Math.max(1, keys.length))
  for (let step = 0; step < STEPS; step++) settle({ x, y, pairs, near, heat: 0.12 * (1 - step / STEPS) })
  return fitted(keys, x, y).map(([key, left, top]) => ({ key, thing: things.get(key)!, x: left, y: top }))
}

interface Swarm {
  readonly x: number[]
  readonly y: number[]
  readonly pairs: readonly (readonly [number, number])[]
  readonly near: number
  readonly heat: number
}

/** One step: all push each other away, ties pull, and nothing moves further than the heat. */
function settle({ x, y, pairs, near, heat }: Swarm): void {
  const pushX = x.map(() => 0)
  const pushY = y.map(() => 0)
  const push = (one: number, other: number, strength: (distance: number) => number): void => {
    const dx = (x[one] ?? 0) - (x[other] ?? 0)
    const dy = (y[one] ?? 0) - (y[other] ?? 0)
    const distance = Math.max(0.01, Math.hypot(dx, dy))
    const force = strength(distance) / distance
    pushX[one] = (pushX[one] ?? 0) + dx * force
    pushY[one] = (pushY[one] ?? 0) + dy * force
    pushX[other] = (pushX[other] ?? 0) - dx * force
    pushY[other] = (pushY[other] ?? 0) - dy * force
  }
  for (let one = 0; one < x.length; one++)
    for (let other = one + 1; other < x.length; other++) push(one, other, (distance) => (near * near) / distance)
  for (const [one, other] of pairs) push(one, other, (distance) => -(distance * distance) / near)
  x.forEach((at, index) => {
    const length = Math.max(0.001, Math.hypot(pushX[index] ?? 0, pushY[index] ?? 0))
    const step = Math.min(heat, length) / length
    x[index] = at + (pushX[index] ?? 0) * step
    y[index] = (y[index] ?? 0) + (pushY[index] ?? 0) * step
  })
}

/** Stretched to fill the drawing. */
function fitted(keys: readonly string[], x: readonly number[], y: readonly number[]): [string, number, number][] {
  const { width, height, margin } = GRAPH
  const scaled = (values: readonly number[], size: number) => {
    const low = Math.min(...values)
    const span = Math.max(...values) - low
    return values.map((value) => (span < 0.001 ? size / 2 : margin + ((value - low) / span) * (size - 2 * margin)))
  }
  const left = scaled(x, width)
  const top = scaled(y, height)
  return keys.map((key, at) => [key, Math.round(left[at] ?? 0), Math.round(top[at] ?? 0)])
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest thing in the direction of an arrow key; null where there is none, or the key is no arrow. */
export function nearestOn(key: string, from: PlacedThing, placed: readonly PlacedThing[]): PlacedThing | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const [dx, dy] = direction
  const ranked = placed.flatMap((one) => {
    const along = (one.x - from.x) * dx + (one.y - from.y) * dy
    const aside = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx)
    return along > 0 ? [{ one, cost: along + aside * 3 }] : []
  })
  ranked.sort((a, b) => a.cost - b.cost)
  return ranked[0]?.one ?? null
}
