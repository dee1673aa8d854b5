import { needsClimb } from '#main/games/planet28/battle/move/move-distance.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import { getGroundHeightAt } from './sight.ts'

/** Cell size of the grid used for path finding. */
const CELL_CM = 3
/**
 * Cost of a centimetre of each kind of ground. Ground that may fail a move or hurt is avoided if the detour is short.
 */
const WORTH = { even: 1, rough: 1.4, hazardous: 4, impassable: Infinity } as const
/**
 * Cost factor of a climbing face by kind of unit: people climb, wheels go round, hovering units ignore faces
 * (P28-CLIMB-1, P28-VEH-CLIMB, P28-VT-hover).
 */
const CLIMB_WORTH = { people: 6, wheels: Infinity, hover: 0 } as const

/**
 * Maximum number of path lengths cached per field (64 MB). Enough for all of a field of 120 by 120 cm, or for 800
 * goals on the largest field.
 */
const MOST_KEPT = 8_000_000

/** How a kind of unit deals with climbing faces. */
export type ClimbingKind = keyof typeof CLIMB_WORTH

/** The field as a grid of cells, computed once. */
interface Net {
  readonly columns: number
  readonly rows: number
  readonly worth: readonly number[]
  readonly height: readonly number[]
  readonly toGoal: Map<string, Float64Array>
}

const nets = new WeakMap<Field, Net>()

function netOf(field: Field): Net {
  const before = nets.get(field)
  if (before !== undefined) return before
  const [columns, rows] = [Math.ceil(field.widthCm / CELL_CM), Math.ceil(field.depthCm / CELL_CM)]
  const middles = Array.from({ length: columns * rows }, (_cell, at) => ({
    x: ((at % columns) + 0.5) * CELL_CM,
    y: (Math.floor(at / columns) + 0.5) * CELL_CM,
  }))
  const worth = middles.map((middle) =>
    Math.max(
      ...field.pieces.map(({ ground, heightCm, corners }) => {
        const isLow = heightCm > 0 && !needsClimb(heightCm)
        return isPointInPolygon(corners, middle) ? Math.max(WORTH[ground], isLow ? WORTH.rough : 1) : 1
      }),
      1,
    ),
  )
  const net = {
    columns,
    rows,
    worth,
    height: middles.map((middle) => getGroundHeightAt(field, middle)),
    toGoal: new Map(),
  }
  nets.set(field, net)
  return net
}

/**
 * Returns a lookup of the approximate path length from any place to one place round obstacles, in cm of even ground.
 * Infinity if there is no path.
 */
export function createPathLengthLookup(
  field: Field,
  { goal, climber }: { readonly goal: Point; readonly climber: ClimbingKind },
): (from: Point) => number {
  const net = netOf(field)
  const end = cellAt(net, goal)
  const key = `${climber} ${end}`
  const before = net.toGoal.get(key)
  const lengths = before ?? lengthsTo(net, end, CLIMB_WORTH[climber])
  if (before === undefined) {
    if (net.toGoal.size * lengths.length >= MOST_KEPT) net.toGoal.clear()
    net.toGoal.set(key, lengths)
  }
  return (from) => lengths[cellAt(net, from)] ?? Infinity
}

function cellAt({ columns, rows }: Net, { x, y }: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / CELL_CM)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y / CELL_CM)))
  return row * columns + column
}

const STEPS = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].map((right) => ({ down, right, cm: CELL_CM * Math.hypot(down, right) })),
)

/** Path lengths from every cell to one goal cell, nearest cells first (Dijkstra). */
function lengthsTo({ columns, rows, worth, height }: Net, goal: number, climbWorth: number): Float64Array {
  const lengths = new Float64Array(columns * rows).fill(Infinity)
  lengths[goal] = 0
  let edge = [goal]
  // Bucket queue: cells of similar length share a bucket as wide as the shortest step, so no heap is needed.
  const rings = new Map<number, number[]>([[0, edge]])
  let last = 0
  for (let ring = 0; ring <= last; ring += 1) {
    edge = rings.get(ring) ?? []
    for (const cell of edge) {
      const length = lengths[cell] ?? 0
      if (Math.floor(length / CELL_CM) !== ring) continue
      for (const { down, right, cm } of STEPS) {
        const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right]
        if (row < 0 || column < 0 || row >= rows || column >= columns) continue
        const next = row * columns + column
        const isFace = needsClimb(Math.abs((height[next] ?? 0) - (height[cell] ?? 0)))
        const more = (cm * ((worth[next] ?? 1) + (worth[cell] ?? 1))) / 2 + (isFace ? climbWorth : 0)
        if (length + more >= (lengths[next] ?? 0)) continue
        lengths[next] = length + more
        const at = Math.floor((length + more) / CELL_CM)
        const there = rings.get(at)
        if (there === undefined) rings.set(at, [next])
        else there.push(next)
        last = Math.max(last, at)
      }
    }
  }
  return lengths
}
