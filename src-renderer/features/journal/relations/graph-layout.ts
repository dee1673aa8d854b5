/** Drawing area; nothing is placed closer to its edge than the margin. */
interface Frame {
  readonly width: number
  readonly height: number
  readonly margin: number
}

export interface GraphNodePosition {
  readonly key: string
  x: number
  y: number
}

type Pair = readonly [string, string]

const STEPS = 240
/** Minimum distance between two names, horizontally and vertically; closer names would overlap. */
const APART = { x: 130, y: 52 }
const PUSHES = 80

/** Force-directed layout. Each connected component gets a part of the frame whose width grows with its size. */
export function layOutGraph(keys: readonly string[], pairs: readonly Pair[], frame: Frame): GraphNodePosition[] {
  const groups = groupsOf(keys, pairs).toSorted((a, b) => b.length - a.length)
  const weights = groups.map(({ length }) => Math.sqrt(length))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let left = 0
  return groups.flatMap((group, at) => {
    const width = (frame.width * (weights[at] ?? 0)) / whole
    const part = { left, top: 0, width, height: frame.height, margin: Math.min(frame.margin, width / 2) }
    left += width
    return layOutGroup(group, pairs, part)
  })
}

/** Connected components of the graph. */
function groupsOf(keys: readonly string[], pairs: readonly Pair[]): string[][] {
  const mark = new Map(keys.map((key) => [key, key]))
  const rootOf = (key: string): string => {
    const next = mark.get(key) ?? key
    return next === key ? key : rootOf(next)
  }
  for (const [a, b] of pairs) mark.set(rootOf(a), rootOf(b))
  return [...Map.groupBy(keys, rootOf).values()]
}

function layOutGroup(keys: readonly string[], pairs: readonly Pair[], part: Part): GraphNodePosition[] {
  const own = pairs.map(([a, b]) => [keys.indexOf(a), keys.indexOf(b)] as const)
  const within = own.filter(([a, b]) => a >= 0 && b >= 0)
  const x = keys.map((_, at) => Math.cos((at / keys.length) * 2 * Math.PI))
  const y = keys.map((_, at) => Math.sin((at / keys.length) * 2 * Math.PI) * 0.7)
  const near = 1.6 / Math.sqrt(Math.max(1, keys.length))
  for (let step = 0; step < STEPS; step++) relax({ x, y, pairs: within, near, heat: 0.12 * (1 - step / STEPS) })
  const [left, top] = [stretched(x, part.left, part.width, part), stretched(y, part.top, part.height, part)]
  return spread(
    keys.map((key, at) => ({ key, x: left[at] ?? 0, y: top[at] ?? 0 })),
    part,
  )
}

interface Part extends Frame {
  readonly left: number
  readonly top: number
}

interface Swarm {
  readonly x: number[]
  readonly y: number[]
  readonly pairs: readonly (readonly [number, number])[]
  readonly near: number
  readonly heat: number
}

/** One iteration: all nodes repel each other, edges attract, and no node moves further than the heat. */
function relax({ x, y, pairs, near, heat }: Swarm): void {
  const pushX = x.map(() => 0)
  const pushY = y.map(() => 0)
  const push = (a: number, b: number, strength: (distance: number) => number): void => {
    const dx = (x[a] ?? 0) - (x[b] ?? 0)
    const dy = (y[a] ?? 0) - (y[b] ?? 0)
    const distance = Math.max(0.01, Math.hypot(dx, dy))
    const force = strength(distance) / distance
    pushX[a] = (pushX[a] ?? 0) + dx * force
    pushY[a] = (pushY[a] ?? 0) + dy * force
    pushX[b] = (pushX[b] ?? 0) - dx * force
    pushY[b] = (pushY[b] ?? 0) - dy * force
  }
  for (let a = 0; a < x.length; a++)
    for (let b = a + 1; b < x.length; b++) push(a, b, (distance) => (near * near) / distance)
  for (const [a, b] of pairs) push(a, b, (distance) => -(distance * distance) / near)
  x.forEach((at, index) => {
    const length = Math.max(0.001, Math.hypot(pushX[index] ?? 0, pushY[index] ?? 0))
    const step = Math.min(heat, length) / length
    x[index] = at + (pushX[index] ?? 0) * step
    y[index] = (y[index] ?? 0) + (pushY[index] ?? 0) * step
  })
}

/** Scales values to a length. */
function stretched(values: readonly number[], start: number, size: number, { margin }: Part): number[] {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  return values.map((value) =>
    span < 0.001 ? start + size / 2 : start + margin + ((value - low) / span) * (size - 2 * margin),
  )
}

/** Separates names that would overlap, within the part. */
function spread(spots: GraphNodePosition[], part: Part): GraphNodePosition[] {
  const clamp = (value: number, low: number, size: number): number =>
    Math.min(Math.max(value, low + part.margin), low + size - part.margin)
  for (let push = 0; push < PUSHES; push++)
    for (const [at, spot] of spots.entries())
      for (const otherSpot of spots.slice(at + 1)) {
        const [dx, dy] = [otherSpot.x - spot.x, otherSpot.y - spot.y]
        if (Math.abs(dx) >= APART.x || Math.abs(dy) >= APART.y) continue
        const down = ((APART.y - Math.abs(dy)) / 2 + 1) * (dy < 0 ? -1 : 1)
        spot.y = clamp(spot.y - down, part.top, part.height)
        otherSpot.y = clamp(otherSpot.y + down, part.top, part.height)
      }
  return spots
}
