import { SimulationDice } from '#main/games/kit/dice.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const THROWS = getMeasurementSize(240_000, 400)
const ROUNDS = getMeasurementSize(200, 2)
const MOST_STEPS = 1.7

/**
 * Chris Doty-Humphrey's sfc32, reduced to its step and optimised for V8: fields are not initialised to undefined by a
 * declaration.
 */
class Sfc32 {
  declare a: number
  declare b: number
  declare c: number
  declare counter: number

  constructor(a: number, b: number, c: number) {
    this.a = a | 0
    this.b = b | 0
    this.c = c | 0
    this.counter = 1
  }

  next(): number {
    const word = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + word) | 0
    return word >>> 0
  }
}

/** Measures a simulation die against one step of a hand-written sfc32: the best of many short rounds, alternating. */
export function measureDice(): BenchmarkResult[] {
  const times = { step: [] as number[], die: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.step.push(millisecondsOf(stepThrough))
    times.die.push(millisecondsOf(throwAll))
  }
  const [step, die] = [fastest(times.step), fastest(times.die)]
  return [
    {
      what: 'a die of a simulation, in steps of a hand-written sfc32',
      value: die / step,
      goal: { atMost: MOST_STEPS },
      unit: '',
      from: `${nanoseconds(die)} against ${nanoseconds(step)}, the best tenth of ${ROUNDS}`,
    },
  ]
}

function stepThrough(): number {
  const generator = new Sfc32(1, 2, 3)
  let sum = 0
  for (let step = 0; step < THROWS; step += 1) sum ^= generator.next()
  return sum
}

function throwAll(): number {
  const dice = new SimulationDice('bench', 1)
  let sum = 0
  for (let thrown = 0; thrown < THROWS; thrown += 1) sum = (sum + dice.die(10)) | 0
  return sum
}

function millisecondsOf(work: () => number): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Median of the fastest tenth, to exclude the load of other processes. */
function fastest(times: readonly number[]): number {
  return median(times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 10)))
}

function nanoseconds(milliseconds: number): string {
  return `${((milliseconds * 1e6) / THROWS).toFixed(2)} ns`
}
