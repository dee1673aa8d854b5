import { strictEqual } from 'node:assert'
import { defineHex, Grid, line, Orientation, rectangle, ring, spiral, type Traverser } from 'honeycomb-grid'
import { createHexIndexer, countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { compareSpeed } from './compare-speed.ts'

const SIDE = 100
const RANGE = 10
const HEXES = 1000

const BenchHex = defineHex({ orientation: Orientation.POINTY, offset: -1 })
const grid = new Grid(BenchHex, rectangle({ width: SIDE, height: SIDE }))
const field = createHexIndexer({ ...STANDARD_BOARD, rows: SIDE, columns: SIDE })
const out = new Int32Array(countHexesWithinRange(RANGE))

/**
 * Measures typed arrays against honeycomb-grid on a board of 100 × 100 hexes; the results of both are compared first.
 */
export function measureHexes(): BenchmarkResult[] {
  return [measureDistance(), measureSpiral(), measureRing(), measureLine()]
}

function measureDistance(): BenchmarkResult {
  const hexes = Int32Array.from({ length: HEXES }, (_, index) => (index * 6137) % field.size)
  const theirHexes = Array.from(hexes, (hex) => ({ q: field.q[hex] ?? 0, r: field.r[hex] ?? 0 }))
  const ours = () => {
    let sum = 0
    for (let at = 1; at < HEXES; at += 1) sum += field.distance(hexes[at - 1] ?? 0, hexes[at] ?? 0)
    return sum
  }
  const theirs = () => {
    let sum = 0
    for (let at = 1; at < HEXES; at += 1) {
      const [from, to] = [theirHexes[at - 1], theirHexes[at]]
      if (from && to) sum += grid.distance(from, to) ?? 0
    }
    return sum
  }
  strictEqual(ours(), theirs())
  return compareSpeed({ what: `${HEXES} distances, against honeycomb-grid`, atLeast: 4, ours, theirs })
}

function measureSpiral(): BenchmarkResult {
  const centre = field.indexOf({ row: 51, column: 46 })
  const ours = () => field.spiral(centre, RANGE, out)
  const start = { q: field.q[centre] ?? 0, r: field.r[centre] ?? 0 }
  const theirs = () => grid.traverse(spiral({ start, radius: RANGE })).size
  compareHexes(ours(), theirHexes(spiral({ start, radius: RANGE })))
  return compareSpeed({ what: `spiral of ${ours()} hexes, against honeycomb-grid`, atLeast: 30, ours, theirs })
}

function measureRing(): BenchmarkResult {
  const centre = field.indexOf({ row: 51, column: 46 })
  const ours = () => field.ring(centre, RANGE, out)
  const center = { q: field.q[centre] ?? 0, r: field.r[centre] ?? 0 }
  const theirs = () => grid.traverse(ring({ center, radius: RANGE })).size
  compareHexes(ours(), theirHexes(ring({ center, radius: RANGE })))
  return compareSpeed({ what: `ring of ${ours()} hexes, against honeycomb-grid`, atLeast: 30, ours, theirs })
}

function measureLine(): BenchmarkResult {
  const [from, to] = [field.indexOf({ row: 11, column: 11 }), field.indexOf({ row: 51, column: 51 })]
  const ours = () => field.line(from, to, out)
  const [start, stop] = [from, to].map((hex) => ({ q: field.q[hex] ?? 0, r: field.r[hex] ?? 0 }))
  if (!start || !stop) throw new Error('A line has two ends')
  const theirs = () => grid.traverse(line({ start, stop })).size
  compareHexes(ours(), theirHexes(line({ start, stop })))
  return compareSpeed({ what: `line of ${ours()} hexes, against honeycomb-grid`, atLeast: 10, ours, theirs })
}

/** Hexes traversed by honeycomb-grid, as our indices. */
function theirHexes(traverser: Traverser<InstanceType<typeof BenchHex>>): number[] {
  return grid
    .traverse(traverser)
    .toArray()
    .map(({ row, col }) => row * SIDE + col)
}

/** Checks that both found the same hexes, in any order. */
function compareHexes(count: number, theirs: readonly number[]): void {
  const inOrder = (hexes: Iterable<number>) => [...hexes].toSorted((a, b) => a - b).join()
  strictEqual(inOrder(out.subarray(0, count)), inOrder(theirs))
}
