import type { Dice } from '#main/games/kit/dice.ts'
import type { Spread } from '#shared/cluster/generator-settings.ts'
import { type HexIndexer, computeHexCentres, countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { drawRandomNumber } from './random-draws.ts'

/** A point of the board, from -1 to 1 left to right and top to bottom. */
interface Spot {
  readonly across: number
  readonly down: number
}

type Shape = (spot: Spot) => number

/** Minimum weight, so that no place is impossible. */
const LEAST_WEIGHT = 0.004

/** Computes the weight of every hex of a board for a star, given the number of stars. */
export function computeStarWeightsByHex(
  field: HexIndexer,
  { spread, stars }: { spread: Spread; stars: number },
  dice: Dice,
): Float64Array {
  switch (spread) {
    case 'scattered':
    case 'even':
      return new Float64Array(field.size).fill(1)
    case 'clusters':
      return clusterWeights(field, stars, dice)
    case 'arms':
      return weightsOf(field, armShape(dice))
    case 'belt':
      return weightsOf(field, beltShape(dice))
    case 'rift':
      return weightsOf(field, riftShape(dice))
    case 'core':
      return weightsOf(field, ({ across, down }) => 0.03 + bell(Math.hypot(across, down), 0.36))
  }
}

/** Bell curve with the value 1 at its centre. */
function bell(away: number, width: number): number {
  return Math.exp(-((away / width) ** 2) / 2)
}

function weightsOf(field: HexIndexer, shape: Shape): Float64Array {
  const middles = computeHexCentres(field.board)
  const [width, height] = [1, 0].map((from) => {
    const along = middles.filter((_, at) => at % 2 !== from)
    return along.reduce((most, value) => Math.max(most, value), 0) + 1
  })
  return Float64Array.from({ length: field.size }, (_, hex) => {
    const across = ((middles[2 * hex] ?? 0) * 2) / (width ?? 1) - 1
    const down = ((middles[2 * hex + 1] ?? 0) * 2) / (height ?? 1) - 1
    return LEAST_WEIGHT + shape({ across, down })
  })
}

/** Two arms of a logarithmic spiral around a round core. */
function armShape(dice: Dice): Shape {
  const start = drawRandomNumber(0, 2 * Math.PI, dice)
  const twist = (dice.die(2) === 1 ? 1 : -1) * drawRandomNumber(2.2, 3.2, dice)
  return ({ across, down }) => {
    const away = Math.hypot(across, down)
    const phase = 2 * (Math.atan2(down, across) - start) - 2 * twist * Math.log(away + 0.15)
    const arm = Math.exp(5 * (Math.cos(phase) - 1)) * bell(Math.max(0, away - 1.05), 0.12)
    return arm + 1.2 * bell(away, 0.14)
  }
}

/** A line from top to bottom that winds around the centre line. Point-symmetric. */
function windingLine(dice: Dice): (down: number) => number {
  const waves = [1, 2, 3].map((turns) => ({
    turns: turns * drawRandomNumber(0.75, 1.15, dice),
    size: (drawRandomNumber(0.25, 0.5, dice) / turns) * (dice.die(2) === 1 ? 1 : -1),
  }))
  return (down) => waves.reduce((sum, { turns, size }) => sum + size * Math.sin(Math.PI * turns * down), 0)
}

function beltShape(dice: Dice): Shape {
  const line = windingLine(dice)
  const width = drawRandomNumber(0.16, 0.24, dice)
  return ({ across, down }) => bell(across - line(down), width)
}

/** A gulf from side to side with a ford left and right of the centre. Star density is highest along its shores. */
function riftShape(dice: Dice): Shape {
  const line = windingLine(dice)
  const ford = drawRandomNumber(0.3, 0.75, dice)
  const deep = drawRandomNumber(0.2, 0.28, dice)
  return ({ across, down }) => {
    const away = Math.abs(down - 0.35 * line(across))
    if (away > deep) return 0.45 + bell(away - deep, 0.2)
    return 0.5 * bell(Math.abs(across) - ford, 0.05)
  }
}

/** Weights for groups of about nine stars, far enough apart to be distinguishable. */
function clusterWeights(field: HexIndexer, stars: number, dice: Dice): Float64Array {
  const weights = new Float64Array(field.size).fill(LEAST_WEIGHT)
  const count = Math.max(2, Math.round(stars / 9))
  const spacing = Math.sqrt(field.size / count)
  const reach = Math.ceil(spacing)
  const around = new Int32Array(countHexesWithinRange(reach))
  for (const centre of clusterCentres(field, { count, apart: Math.floor(spacing * 0.8) }, dice)) {
    const width = spacing * drawRandomNumber(0.12, 0.22, dice)
    const near = field.spiral(centre, reach, around)
    for (let at = 0; at < near; at += 1) {
      const hex = around[at] ?? 0
      weights[hex] = (weights[hex] ?? 0) + bell(field.distance(centre, hex), width)
    }
  }
  return weights
}

/** Random hexes that keep a distance as long as possible. */
function clusterCentres(field: HexIndexer, { count, apart }: { count: number; apart: number }, dice: Dice): number[] {
  const centres: number[] = []
  const isTaken = new Uint8Array(field.size)
  const around = new Int32Array(countHexesWithinRange(apart))
  for (let tries = 0; centres.length < count && tries < 20 * count; tries += 1) {
    const hex = dice.die(field.size) - 1
    if (isTaken[hex] === 1) continue
    centres.push(hex)
    const near = field.spiral(hex, apart, around)
    for (let at = 0; at < near; at += 1) isTaken[around[at] ?? 0] = 1
  }
  return centres
}
