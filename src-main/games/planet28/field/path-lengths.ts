import { isClimb } from '#main/games/planet28/battle/rules/moving.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import { getHeightAt } from './sight.ts'

/** The side of a square of the net that ways are looked for on. */
const CELL_CM = 3
/** What a centimetre of each ground is worth: what may fail or hurt is gone round where that is not far. */
const WORTH = { even: 1, rough: 1.4, hazardous: 4, impassable: Infinity } as const
/** What a face is worth by who meets it: people climb, wheels go round, and who hovers does not mind (P28-CLIMB-1, P28-VEH-CLIMB, P28-VT-hover). */
const CLIMB_WORTH = { people: 6, wheels: Infinity, hover: 0 } as const

/** So many lengths of ways are kept of a field at most (64 MB): all those of a field of 120 by 120 cm, and of the largest field those to 800 goals. */
const MOST_KEPT = 8_000_000

/** How somebody takes faces. */
export type Climber = keyof typeof CLIMB_WORTH

/** The field as a net of squares, worked out once. */
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
        const isLow = heightCm > 0 && !isClimb(heightCm)
        return isPointInPolygon(corners, middle) ? Math.max(WORTH[ground], isLow ? WORTH.rough : 1) : 1
      }),
      1,
    ),
  )
  const net = { columns, rows, worth, height: middles.map((middle) => getHeightAt(field, middle)), toGoal: new Map() }
  nets.set(field, net)
  return net
}

/** About how far it is from any place to one round what is in the way, in centimetres of even ground; Infinity where no way leads. */
export function createDistanceLookup(
  field: Field,
  { goal, climber }: { readonly goal: Point; readonly climber: Climber },
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

/** The length of the way from every square to one, nearest squares first. */
function lengthsTo({ columns, rows, worth, height }: Net, goal: number, climbWorth: number): Float64Array {
  const lengths = new Float64Array(columns * rows).fill(Infinity)
  lengths[goal] = 0
  let edge = [goal]
  // Squares wait in rings of like length, so that no heap is needed: a ring is as wide as the shortest step.
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
        const isFace = isClimb(Math.abs((height[next] ?? 0) - (height[cell] ?? 0)))
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
