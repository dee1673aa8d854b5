import { resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { GameState, Orders, Side } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { crowdedGame, randomOrders } from '../support/fistful-chance.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const POSITIONS = getMeasurementSize(40, 2)
const ROUNDS = getMeasurementSize(9)

interface Position {
  readonly state: GameState
  readonly orders: Readonly<Record<Side, Orders>>
}

/** Measures resolved turns per second in A Fistful of Planets, on maps of 60 stars with 26 fleets per side. */
export function measureFistfulTurns(): BenchmarkResult[] {
  const positions = Array.from({ length: POSITIONS }, (_, at) => crowdedPosition(`crowd ${at}`))
  const rates: number[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const rate = ratePerSecond(positions)
    if (round >= 0) rates.push(rate)
  }
  const battles = positions.reduce((sum, position) => sum + resolve(position).report.battles.length, 0)
  return [
    {
      what: 'turns of A Fistful of Planets in a second',
      value: median(rates),
      goal: { atLeast: 2000 },
      unit: '',
      from: `median of ${ROUNDS}, ${battles / POSITIONS} battles a turn`,
    },
  ]
}

function crowdedPosition(seed: string): Position {
  const dice = createSeededDice(seed)
  const state = crowdedGame(dice, DEFAULT_SETTINGS)
  return { state, orders: { A: randomOrders(state, 'A', dice), B: randomOrders(state, 'B', dice) } }
}

function ratePerSecond(positions: readonly Position[]): number {
  const started = performance.now()
  let turns = 0
  while (performance.now() - started < 200) {
    for (const position of positions) resolve(position)
    turns += positions.length
  }
  return (turns * 1000) / (performance.now() - started)
}

function resolve({ state, orders }: Position) {
  return resolveTurn(state, orders, createSeededDice('bench'))
}
