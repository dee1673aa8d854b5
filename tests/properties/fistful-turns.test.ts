import { describe, expect, test } from 'vitest'
import { type ResolvedTurn, resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { computeTurnResolutionState } from '#main/games/fistful/commands/turn-resolution-state.ts'
import { isShipItem } from '#main/games/fistful/rules/build-context.ts'
import { addShips, countShipsOfKind, subtractShips } from '#main/games/fistful/rules/fleet-ships.ts'
import { resolveUncontestedPhaseOne } from '#main/games/fistful/rules/phase-one.ts'
import { listStateProblems } from '#main/games/fistful/state-problems.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import {
  type ShipsByFleetLetter,
  type GameState,
  getOtherSide,
  type Orders,
  type Ships,
  type Side,
  SIDES,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import {
  randomGame,
  randomMap,
  randomOrders,
  randomSettings,
  reordered,
  withNonsense,
} from '../support/fistful-chance.ts'
import { runs } from '../support/soak.ts'

const SEEDS = Array.from({ length: runs({ part: 3, whole: 50 }) }, (_, at) => `fistful ${at + 1}`)
const TURNS = 200

describe.each(SEEDS)('%s', (seed) => {
  test(`${TURNS} turns by chance break no rule about positions`, () => {
    const counts = { battles: 0, withdrawals: 0, captures: 0, sieges: 0, recon: 0 }
    playTurns(seed, (before, orders, resolved, number) => {
      const { state, report } = resolved
      expect(listStateProblems(state), `turn ${number}`).toEqual([])
      for (const side of SIDES) {
        expectLegal(side, report)
        expectConserved(side, before, resolved)
      }
      counts.battles += report.battles.length
      counts.withdrawals += report.withdrawals.length
      counts.captures += report.captures.length
      counts.sieges += report.sieges.length
      counts.recon += report.recon.length
      if (number % 20 === 0) expectSameTurn(before, orders, resolved, `${seed} ${number}`)
    })
    expect(counts.battles).toBeGreaterThan(0)
    expect(counts.captures).toBeGreaterThan(0)
  })
})

test.each(SEEDS.slice(0, runs({ part: 2, whole: 10 })))(
  '%s: lines that make no sense are refused, and the rest stands',
  (seed) => {
    const dice = createSeededDice(`${seed} nonsense`)
    playTurns(seed, (before, orders, _resolved, number) => {
      const odd = { A: withNonsense(orders.A, before, dice), B: withNonsense(orders.B, before, dice) }
      const resolved = resolveTurn(before, odd, createSeededDice(`${number}`))
      const { state, report } = resolved
      expect(listStateProblems(state)).toEqual([])
      expect(report.rejected.length).toBeGreaterThan(0)
      const again = { A: reordered(odd.A, dice), B: reordered(odd.B, dice) }
      expect(formatCanonicalJson(resolveTurn(before, again, createSeededDice(`${number}`)))).toBe(
        formatCanonicalJson(resolved),
      )
    })
  },
)

type Watch = (before: GameState, orders: Record<Side, Orders>, resolved: ResolvedTurn, number: number) => void

/** Plays turns of one game after another, every setting and order by chance, with everything frozen. */
function playTurns(seed: string, watch: Watch): void {
  const dice = createSeededDice(seed)
  const newGame = (): GameState => randomGame(randomMap(dice), randomSettings(dice), dice)
  let state = frozen(newGame())
  for (let number = 1; number <= TURNS; number += 1) {
    const orders = frozen({ A: randomOrders(state, 'A', dice), B: randomOrders(state, 'B', dice) })
    const resolved = frozen(resolveTurn(state, orders, createSeededDice(`${seed} ${number}`)))
    watch(state, orders, resolved, number)
    state = resolved.state.result === null ? resolved.state : frozen(newGame())
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) frozen(inner)
  return value
}

/** Whatever way the same turn is asked for, it comes out byte for byte. */
function expectSameTurn(before: GameState, orders: Record<Side, Orders>, resolved: ResolvedTurn, seed: string): void {
  const text = formatCanonicalJson(resolved)
  const dice = createSeededDice(`${seed} order of lines`)
  const again = (state: GameState, asked: Record<Side, Orders>): string =>
    formatCanonicalJson(resolveTurn(state, asked, createSeededDice(seed)))
  expect(again(before, orders)).toBe(text)
  expect(again(before, { B: reordered(orders.B, dice), A: reordered(orders.A, dice) })).toBe(text)
  expect(again(throughJson(before), throughJson(orders))).toBe(text)
  expect(formatCanonicalJson(throughJson(resolved))).toBe(text)
  const byBook = resolved.fights.map(({ what, star }) => ({ what, star, outcome: null }))
  expect(formatCanonicalJson(computeTurnResolutionState(before, orders, resolved.report.dice, byBook))).toBe(
    formatCanonicalJson({ resolved }),
  )
}

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** Legal orders stand, unless a landing that the other side wanted too left ships where they were not expected. */
function expectLegal(side: Side, { rejected }: TurnReport): void {
  const own = rejected.filter((line) => line.side === side)
  if (!own.some(({ reason }) => reason === 'contested')) expect(own).toEqual([])
}

/** Ships come from production alone, and go by landing and in battles alone. */
function expectConserved(side: Side, before: GameState, { state, report }: ResolvedTurn): void {
  const built = report.production
    .filter((line) => line.side === side)
    .flatMap(({ items }) => items.filter(isShipItem).map(({ kind }): Ships => ({ [kind]: 1 })))
  const landed: Ships = { T: report.landings.filter((line) => line.side === side).length }
  const lost = report.battles.map(({ start, winner, survivors }) =>
    subtractShips(totalOf(start[side]), winner === side ? totalOf(survivors) : {}),
  )
  const expected = subtractShips([shipsOf(before, side), ...built].reduce(addShips), [landed, ...lost].reduce(addShips))
  expect(shipsOf(state, side)).toEqual(expected)
  const lostTransports = report.lostTransports.filter((line) => line.side === side)
  expect(lostTransports.reduce((sum, { count }) => sum + count, 0)).toBe(
    countShipsOfKind(lost.reduce(addShips, {}), 'T'),
  )
}

const totalOf = (fleets: ShipsByFleetLetter): Ships => Object.values(fleets).reduce(addShips, {})
const shipsOf = ({ fleets }: GameState, side: Side): Ships =>
  fleets.filter(({ owner }) => owner === side).reduce<Ships>((sum, { ships }) => addShips(sum, ships), {})

test('Phase I of one side alone changes nothing of the other', () => {
  playTurns('one side alone', (before, orders) => {
    for (const side of SIDES) {
      const { state } = resolveUncontestedPhaseOne(before, side, orders[side])
      const otherSide = getOtherSide(side)
      expect(shipsOf(state, otherSide)).toEqual(shipsOf(before, otherSide))
    }
  })
})

test('the orders by chance go through every part of a turn', () => {
  const seen = new Set<string>()
  for (const seed of SEEDS.slice(0, 12)) {
    playTurns(seed, (_before, orders, { report }) => {
      for (const [part, lines] of Object.entries(report)) if (Array.isArray(lines) && lines.length > 0) seen.add(part)
      for (const { order } of [...orders.A.fleetOrders, ...orders.B.fleetOrders]) seen.add(order)
      for (const { items } of report.production) for (const { kind } of items) seen.add(kind)
      if (report.result !== null) seen.add(report.result.why)
    })
  }
  const parts = ['landings', 'lostTransports', 'sieges', 'liftedSieges', 'captures', 'recon', 'withdrawals']
  expect([...seen]).toEqual(expect.arrayContaining([...parts, ...SHIP_KINDS, 'grow', 'fortify', 'homeworld']))
})
