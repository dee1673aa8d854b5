import { resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { normalizeOrders } from '#main/games/fistful/mail/collect-orders.ts'
import { appendArchiveStep, listSealAndRevealSteps } from '#main/games/fistful/proof/archive.ts'
import { computeOrdersSeal, hashGameState } from '#main/games/fistful/proof/seal.ts'
import { createSharedSeed } from '#main/games/fistful/proof/shared-seed.ts'
import { listReachableStars } from '#main/games/fistful/rules/fleet-orders.ts'
import { resolveUncontestedPhaseOne } from '#main/games/fistful/rules/phase-one.ts'
import { placeHomeworld, createGame, classifyHomeworldStars } from '#main/games/fistful/setup.ts'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { sha256Hex } from '#main/games/kit/hash.ts'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import type { ArchiveStep } from '#shared/games/fistful/archive-step.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import {
  type BuildItem,
  type GameMap,
  type GameState,
  type Orders,
  getOtherSide,
  type Side,
  SIDES,
} from '#shared/games/fistful/model.ts'
import type { TurnExchangeMode } from '#shared/games/fistful/play-modes.ts'
import { DEFAULT_SETTINGS, FLEET_LETTERS, type FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { fistfulMap } from './fistful-maps.ts'

/** Kind and length of a game. */
export interface TestGame {
  readonly seed: string
  readonly mode: TurnExchangeMode
  readonly areDiceTyped?: boolean
  readonly settings?: Partial<FistfulSettings>
  /** The large map of 60 stars by seed, or a small one where fleets meet soon. */
  readonly isLarge?: boolean
  /** Stops at one of these limits, or when the game is over. */
  readonly turns?: number
  readonly rolls?: number
}

/** Plays a random game and returns the steps of its archive. */
export function playArchive(game: TestGame): readonly ArchiveStep[] {
  const { seed, mode, turns = Infinity, rolls = Infinity } = game
  const begun = beginGame(game)
  let { state } = begun
  let steps = appendArchiveStep([], { kind: 'start', start: begun.start })
  for (let thrown = 0; state.turn <= turns && thrown < rolls && !state.result;) {
    const { turn } = state
    const orders = { A: randomOrders(state, 'A', `${seed} A`), B: randomOrders(state, 'B', `${seed} B`) }
    const nonces = { A: testNonce(`${seed} A ${turn}`), B: testNonce(`${seed} B ${turn}`) }
    const sealed = mode === 'sealed'
    if (sealed)
      steps = [...listSealAndRevealSteps(turn, sealBoth(begun.start.game, turn, orders, nonces))].reduce(
        appendArchiveStep,
        steps,
      )
    const code = begun.start.game
    const dieSeed = sealed
      ? createSharedSeed({ game: code, turn, nonceA: nonces.A, nonceB: nonces.B })
      : testNonce(`${seed} ${turn}`)
    const { report, ...after } = resolveTurn(state, orders, createVerifiableDice(dieSeed))
    const resolver = mode === 'mail' ? (turn % 2 === 1 ? 'B' : 'A') : null
    state = after.state
    thrown += report.dice.length
    steps = appendArchiveStep(steps, {
      kind: 'turn',
      turn,
      resolver,
      seed: begun.start.areDiceTyped ? null : dieSeed,
      orders,
      dice: report.dice,
      report,
      stateHash: hashGameState(state),
    })
  }
  return steps
}

/** Twelve stars on 12 × 8 hexes, two or three apart. */
const SMALL_MAP: GameMap = {
  board: { ...STANDARD_BOARD, rows: 12, columns: 8 },
  stars: Object.fromEntries(
    ['02', '05', '08', '11'].flatMap((row, at) =>
      ['02', '04', '07'].map((column) => [
        `${row}${column}`,
        { name: `Star ${row}${column}`, rating: at % 3 === 0 ? 5 : 3 },
      ]),
    ),
  ),
  routes: [],
}

/** Starts a game on a map by seed, with homeworlds at the best legal stars. */
export function beginGame({ seed, mode, areDiceTyped = false, settings, isLarge }: TestGame): {
  start: GameStart
  state: GameState
} {
  const inForce: FistfulSettings = { ...DEFAULT_SETTINGS, ...settings }
  const map = isLarge ? fistfulMap(seed) : SMALL_MAP
  let state = createGame(map, inForce)
  for (const side of SIDES) {
    const { legal } = classifyHomeworldStars(state, side)
    const best = legal.toSorted((a, b) => (map.stars[b]?.rating ?? 0) - (map.stars[a]?.rating ?? 0))[0]
    state = placeHomeworld(state, side, best ?? '')
  }
  const start = {
    game: 'TESTGAME',
    name: 'The Wasp',
    mode,
    players: { A: 'Ada', B: 'Bert' },
    areDiceTyped,
    settings: inForce,
    map: { ...map, routes: map.routes.map(([from, to]): [string, string] => [from, to]) },
    homeworlds: state.homeworlds,
  }
  return { start, state }
}

/** Deterministic nonce of 64 hexadecimal digits. */
export function testNonce(text: string): string {
  return sha256Hex(`nonce ${text}`)
}

/** Data of a turn known to both sides after the reveal. */
export function sealBoth(game: string, turn: number, orders: Record<Side, Orders>, nonces: Record<Side, string>) {
  const seal = (side: Side) => computeOrdersSeal({ game, turn, side, orders: orders[side], nonce: nonces[side] })
  const reveal = (side: Side) => ({ orders: orders[side], nonce: nonces[side] })
  return { seals: { A: seal('A'), B: seal('B') }, reveals: { A: reveal('A'), B: reveal('B') } }
}

/** Random orders that grow, build and spread, mostly legal. Homeworlds are spared, so that the game continues. */
export function randomOrders(state: GameState, side: Side, seed: string): Orders {
  const dice = createSeededDice(`${seed} ${state.turn}`)
  const own = state.fleets.filter(({ owner }) => owner === side)
  const land = own.filter(({ at, ships }) => ships.T && !state.colonies[at]).map(({ id }) => ({ fleet: id }))
  const free = FLEET_LETTERS.filter((letter) => !own.some(({ id }) => id === letter))
  const build = Object.entries(state.colonies)
    .filter(([, { owner }]) => owner === side)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([star, { size }]) => {
      const grows = size < (state.map.stars[star]?.rating ?? 0) && dice.die(3) < 3
      const letter = own.find(({ at }) => at === star)?.id ?? free.shift() ?? 'A'
      return { star, items: grows ? [{ kind: 'grow' as const }] : itemsFor(size, letter, dice) }
    })
    .filter(({ items }) => items.length > 0)
  const { fleets } = resolveUncontestedPhaseOne(state, side, { land, reorg: [], build, fleetOrders: [] }).state
  const fleetOrders = fleets
    .filter(({ owner }) => owner === side)
    .flatMap(({ id, at, ships }) => {
      const goals = listReachableStars(state, side, ships, at).filter(
        (to) => to !== state.homeworlds[getOtherSide(side)],
      )
      const to = goals[dice.die(Math.max(1, goals.length)) - 1]
      const isOff = dice.die(20) === 1
      return to === undefined ? [] : [{ fleet: id, order: 'move' as const, to: isOff ? '0101' : to }]
    })
  return normalizeOrders({ land, reorg: [], build, fleetOrders })
}

function itemsFor(size: number, fleet: string, dice: Dice): BuildItem[] {
  const cheap: BuildItem = { kind: dice.die(3) === 1 ? 'T' : 'S', fleet }
  if (size >= 5) return [cheap, { kind: 'C', fleet }]
  if (size === 4) return dice.die(2) === 1 ? [{ kind: 'D', fleet }] : [cheap, cheap]
  if (size === 3) return [dice.die(3) === 1 ? { kind: 'fortify' } : { kind: 'C', fleet }]
  return size === 2 ? [cheap] : []
}
