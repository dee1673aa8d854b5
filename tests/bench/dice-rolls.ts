import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SimulationDice } from '#main/games/kit/dice.ts'
import { rollDice } from '#main/games/planet28/rules/roll-dice.ts'
import { parseDiceText } from '#shared/games/planet28/dice-text.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { compareSpeed } from './compare-speed.ts'
import { getMeasurementSize } from './measurement-size.ts'

/** The part of rpg-dice-roller's API that is used. */
interface Roller {
  readonly DiceRoll: new (text: string) => { readonly total: number; roll(): unknown }
}
interface PureRand {
  readonly xoroshiro128plus: (seed: number) => object
  readonly uniformInt: (generator: object, least: number, most: number) => number
}

const ROLLS = getMeasurementSize(200, 4)
const THROWS = getMeasurementSize(20_000, 40)

/**
 * Measures parsing and rolling of dice notation against rpg-dice-roller, and simulation dice against pure-rand
 * (`performance.md` P1, P2).
 */
export function measureRolls(packages: string | null): BenchmarkResult[] {
  if (packages === null) return []
  const require = createRequire(join(packages, 'any.js'))
  const { DiceRoll } = require('@dice-roller/rpg-dice-roller') as Roller
  const dice = new SimulationDice('rolls', 0)
  const again = new DiceRoll('2d10+5')
  return [
    compareSpeed({
      what: 'dice texts read and rolled die by die, against rpg-dice-roller',
      atLeast: 10,
      ours: () => times(ROLLS, () => readAndRolled('2D10+5', dice)),
      theirs: () => times(ROLLS, () => new DiceRoll('2d10+5').total),
    }),
    compareSpeed({
      what: 'dice that were read before, against rolling again with rpg-dice-roller',
      atLeast: 50,
      ours: () => times(ROLLS, () => rollDice('2D10+5', dice)),
      theirs: () =>
        times(ROLLS, () => {
          again.roll()
          return again.total
        }),
    }),
    againstPureRand(require, dice),
  ]
}

function againstPureRand(require: NodeJS.Require, dice: SimulationDice): BenchmarkResult {
  const { xoroshiro128plus } = require('pure-rand/generator/xoroshiro128plus') as PureRand
  const { uniformInt } = require('pure-rand/distribution/uniformInt') as PureRand
  const generator = xoroshiro128plus(42)
  return compareSpeed({
    what: '2D10+5 of a simulation, against pure-rand',
    atLeast: 0.8,
    ours: () => times(THROWS, () => dice.die(10) + dice.die(10) + 5),
    theirs: () => times(THROWS, () => uniformInt(generator, 1, 10) + uniformInt(generator, 1, 10) + 5),
  })
}

/** Parses dice notation, rolls it and returns the total. */
function readAndRolled(text: string, dice: SimulationDice): number {
  const { dice: kinds, plus } = parseDiceText(text)
  const faces = kinds.flatMap(({ count, sides }) => Array.from({ length: count }, () => dice.die(sides)))
  return faces.reduce((sum, face) => sum + face, plus)
}

function times(count: number, roll: () => number): number {
  let sum = 0
  for (let at = 0; at < count; at += 1) sum += roll()
  return sum
}
