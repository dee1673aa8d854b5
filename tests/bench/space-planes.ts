import { strictEqual } from 'node:assert'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { simulateBotBattle } from '#main/games/space-planes/bots/series.ts'
import { getFootprint } from '#main/games/space-planes/footprint.ts'
import { computeHitChance } from '#main/games/space-planes/odds/hit-chance.ts'
import { findBestLine, type Shooter } from '#main/games/space-planes/range/find-line.ts'
import { rankTurns } from '#main/games/space-planes/rank-turns.ts'
import { FACES, type Pose } from '#shared/games/space-planes/model.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import type { BotPilot } from '#shared/games/space-planes/tables/pilots.ts'
import type { ConvexPolygon } from '#shared/kit/convex.ts'
import { isOverlapDeeperThan } from '#shared/kit/overlaps.ts'
import { plainLine } from '../support/space-planes-plain-line.ts'
import { battleOf, shipAt } from '../support/space-planes.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { compareSpeed } from './compare-speed.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const PAIRS = getMeasurementSize(2000, 4)
const LINES = 12
const ROUNDS = getMeasurementSize(5)
const SIGHT = { faces: STANDARD_FACES, settings: { cubeMm: 16, cardLongMm: 88 }, blockers: [] }

/**
 * Measures Space Planes: geometry against libraries and a naive implementation, and waiting times of tables and
 * series.
 */
export function measureSpacePlanes(packages: string | null): BenchmarkResult[] {
  return [
    ...(packages === null ? [] : measureOverlap(createRequire(join(packages, 'any.js')))),
    measureClass(),
    measureTurns(),
    measureChances(),
    measureGames('drifter', 100),
    measureGames('hunter', 10),
  ]
}

/** Overlap of cubes, each pair from its corners on, against three equivalent packages. */
function measureOverlap(require: NodeJS.Require): BenchmarkResult[] {
  const dice = createSeededDice('overlap')
  const pose = (): Pose => ({ x: dice.die(60), y: dice.die(60), heading: dice.die(360) - 1 })
  const pairs = Array.from({ length: PAIRS }, () => [getFootprint(pose(), 16), getFootprint(pose(), 16)] as const)
  const ours = () => pairs.filter((pair) => isOverlapDeeperThan(pair[0], pair[1], 0)).length
  const peers = [
    { name: 'sat', atLeast: 1, theirs: withSat(pairs, require) },
    { name: 'detect-collisions', atLeast: 10, theirs: withDetectCollisions(pairs, require) },
    { name: 'polygon-clipping', atLeast: 100, theirs: withPolygonClipping(pairs, require) },
  ]
  return peers.map(({ name, atLeast, theirs }) => {
    strictEqual(ours(), theirs())
    return compareSpeed({ what: `overlap of ${PAIRS} pairs of cubes, against ${name}`, atLeast, ours, theirs })
  })
}

type Pairs = readonly (readonly [ConvexPolygon, ConvexPolygon])[]

/** The parts of the packages that are used. */
interface Sat {
  readonly Vector: new (x?: number, y?: number) => object
  readonly Polygon: new (position: object, corners: readonly object[]) => object
  readonly Response: new () => object
  readonly testPolygonPolygon: (a: object, b: object, response: object) => boolean
}
interface DetectCollisions {
  readonly System: new () => {
    createPolygon(position: { x: number; y: number }, corners: readonly { x: number; y: number }[]): object
    checkCollision(a: object, b: object): boolean
    remove(body: object): void
  }
}
type Ring = [number, number][][]
interface PolygonClipping {
  readonly intersection: (a: Ring, b: Ring) => readonly unknown[]
}

function withSat(pairs: Pairs, require: NodeJS.Require): () => number {
  const SAT = require('sat') as Sat
  const asSat = (shape: ConvexPolygon) =>
    new SAT.Polygon(
      new SAT.Vector(),
      shape.map(({ x, y }) => new SAT.Vector(x, y)),
    )
  const theirs = pairs.map(([a, b]) => [asSat(a), asSat(b)] as const)
  return () => theirs.filter((pair) => SAT.testPolygonPolygon(pair[0], pair[1], new SAT.Response())).length
}

/** Bodies are created from the corners, because every sweep of a manoeuvre is a new body. */
function withDetectCollisions(pairs: Pairs, require: NodeJS.Require): () => number {
  const { System } = require('detect-collisions') as DetectCollisions
  const system = new System()
  const theirs = pairs.map((pair) => pair.map((shape) => shape.map(({ x, y }) => ({ x, y }))))
  const doMeet = (pair: { x: number; y: number }[][]) => {
    const [a, b] = pair.map((corners) => system.createPolygon({ x: 0, y: 0 }, corners))
    if (!a || !b) throw new RangeError('A pair has two')
    const isHit = system.checkCollision(a, b)
    system.remove(a)
    system.remove(b)
    return isHit
  }
  return () => theirs.filter(doMeet).length
}

function withPolygonClipping(pairs: Pairs, require: NodeJS.Require): () => number {
  const polygonClipping = require('polygon-clipping') as PolygonClipping
  const asRing = (shape: ConvexPolygon): Ring => [shape.map(({ x, y }) => [x, y])]
  const theirs = pairs.map(([a, b]) => [asRing(a), asRing(b)] as const)
  return () => theirs.filter((pair) => polygonClipping.intersection(pair[0], pair[1]).length > 0).length
}

/** Class of a line by look-up, against naive sampling. */
function measureClass(): BenchmarkResult {
  const dice = createSeededDice('lines')
  const cases = Array.from({ length: LINES }, () => {
    const angle = (dice.die(360) * Math.PI) / 180
    const mm = 30 + dice.die(70)
    const target: Pose = { x: 300 + mm * Math.cos(angle), y: 150 + mm * Math.sin(angle), heading: dice.die(360) - 1 }
    const shooter: Shooter = { x: 300, y: 150, heading: dice.die(360) - 1, face: FACES[dice.die(6) - 1] ?? 1, twist: 0 }
    return { shooter, target }
  })
  const ours = () => cases.map(({ shooter, target }) => findBestLine(shooter, target, SIGHT).range).join()
  const theirs = () => cases.map(({ shooter, target }) => plainLine(shooter, target, SIGHT).range).join()
  strictEqual(ours(), theirs())
  return compareSpeed({ what: `class of ${LINES} lines, against plain sampling`, atLeast: 10, ours, theirs })
}

/** Every turn of three ships that all see each other. */
function measureTurns(): BenchmarkResult {
  const battle = battleOf([
    shipAt({ id: 'a', x: 200, y: 100, heading: 17 }),
    shipAt({ id: 'b', x: 290, y: 60, heading: 30, face: 2 }),
    shipAt({ id: 'c', x: 380, y: 110, heading: 78, face: 6 }),
    shipAt({ id: 'd', owner: 'Ben', x: 230, y: 190, heading: 17, face: 4 }),
    shipAt({ id: 'e', owner: 'Ben', x: 310, y: 170, heading: 190, face: 2 }),
    shipAt({ id: 'f', owner: 'Ben', x: 400, y: 200, heading: 100 }),
  ])
  const count = rankTurns(battle).length
  const times = Array.from({ length: ROUNDS }, () => millisecondsOf(() => rankTurns(battle)))
  const from = `${count} turns ranked, median of ${ROUNDS}`
  return { what: 'all turns of three ships', value: median(times), goal: { atMost: 200 }, unit: ' ms', from }
}

/** Exact odds from a partial deck, averaged over all lines. */
function measureChances(): BenchmarkResult {
  const { deck } = battleOf([])
  const pile = { deck: deck.slice(0, 31), discard: deck.slice(31) }
  const all = () =>
    (['red', 'blue'] as const).flatMap((range) =>
      (['red', 'blue', 'none'] as const).map((back) => computeHitChance(range, back, pile)),
    )
  all()
  const calls = 500
  const times = Array.from({ length: ROUNDS }, () => {
    const ms = millisecondsOf(() => {
      for (let call = 0; call < calls; call += 1) all()
    })
    return ms / calls / 6
  })
  const value = median(times)
  const from = `${(value * 1000).toFixed(1)} µs, the mean of six lines, median of ${ROUNDS}`
  return { what: 'the exact chance of a shot', value, goal: { atMost: 0.02 }, unit: ' ms', from }
}

/** Complete battles between two bots of the same kind on one thread. */
function measureGames(pilot: BotPilot, atLeast: number): BenchmarkResult {
  const games = 2 * atLeast
  let turns = 0
  const options = { seats: ['Ana', 'Ben'], settings: {} }
  const playAll = () => {
    for (let run = 0; run < games; run += 1)
      turns += simulateBotBattle({ options, pilots: [pilot, pilot], seed: 'bench', run }).turn
  }
  playAll()
  turns = 0
  const times = Array.from({ length: 3 }, () => millisecondsOf(playAll))
  const from = `${(turns / (3 * games)).toFixed(0)} turns a game, median of 3`
  return {
    what: `battles of two ${pilot}s per second`,
    value: (games * 1000) / median(times),
    goal: { atLeast },
    unit: '',
    from,
  }
}

function millisecondsOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
