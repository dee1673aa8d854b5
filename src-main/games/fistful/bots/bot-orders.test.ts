import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { GameState } from '#shared/games/fistful/model.ts'
import { BOT_STYLE_NAMES, BOT_STYLES } from '#shared/games/fistful/tables/bot-styles.ts'
import { DEFAULT_SETTINGS, type FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { fistfulMap } from '#tests/support/fistful-maps.ts'
import { runs } from '#tests/support/soak.ts'
import { getMapDistances } from '../rules/map-distances.ts'
import { placeHomeworld, createGame, classifyHomeworldStars } from '../setup.ts'
import { listStateProblems } from '../state-problems.ts'
import { planBotOrders } from './bot-orders.ts'
import { planRecon } from './bot-orders.ts'
import { chooseBotHomeworld } from './homeworld.ts'
import { simulateBotGame } from './simulate.ts'
import { createBotSurvey } from './survey.ts'

const MAPS = ['amber', 'brine', 'coral', 'dusk', 'ember'].map(fistfulMap)

/** Every setting that orders depend on, at answers other than the defaults. */
const HOUSE_RULES: readonly Partial<FistfulSettings>[] = [
  {},
  { routeMode: 'drawn', contestedLanding: 'roll', siegeTurns: 3, captureSizeLoss: 1 },
  { sizeOneGrowth: false, dreadnoughtCost: 5, dreadnoughtRange: 5, routeMode: 'off', scoutsCapture: false },
  { besiegedProduction: 'none', friendlyColonyHexes: 4, fog: 'gm', withdrawTrigger: 'armed' },
  { besiegedProduction: 'no-ships', dreadnoughtCost: 3, transportsCapture: true, simultaneousCapture: 'continue' },
]

function tempersOf(game: number) {
  const [A, B] = [BOT_STYLE_NAMES[game % 4], BOT_STYLE_NAMES[Math.floor(game / 4) % 4]]
  if (A === undefined || B === undefined) throw new Error('There are four tempers')
  return { A, B }
}

/** In every run each temper meets each. */
const GAMES = runs({ part: 8, whole: 200 })

test(`${GAMES} games of all tempers: no order is ever refused, no rule of a state broken`, () => {
  const [seen, problems]: [string[], string[]] = [[], []]
  for (let game = 0; game < GAMES; game += 1) {
    const map = MAPS[game % MAPS.length]
    if (!map) continue
    const settings = { ...DEFAULT_SETTINGS, ...HOUSE_RULES[Math.floor(game / 3) % HOUSE_RULES.length] }
    simulateBotGame(map, settings, tempersOf(game), `legal ${game}`, ({ turn, rejected }, state) => {
      for (const { side, part, about, reason } of rejected)
        seen.push(`${game}/${turn} ${side} ${part} ${about}: ${reason}`)
      if (turn % 10 === 0) problems.push(...listStateProblems(state))
    })
  }
  expect(seen).toEqual([])
  expect(problems).toEqual([])
})

test('bots use everything that they can order', () => {
  const used = new Set<string>()
  for (const [game, map] of MAPS.entries())
    simulateBotGame(map, DEFAULT_SETTINGS, tempersOf(5 * game + 2), `wide ${game}`, (report, { colonies }) => {
      if (report.landings.length > 0) used.add('land')
      if (report.moves.length > 0) used.add('move')
      if (report.withdrawals.length > 0) used.add('withdraw')
      if (report.captures.length > 0) used.add('capture')
      if (Object.values(colonies).some(({ fortified }) => fortified)) used.add('fort')
      for (const { kind } of report.production.flatMap(({ items }) => items)) used.add(kind)
    })
  expect([...used].toSorted()).toEqual(
    ['C', 'D', 'S', 'T', 'capture', 'fort', 'fortify', 'grow', 'land', 'move', 'withdraw'].toSorted(),
  )
})

/** A game after some turns of two bots. */
function stateAfter(turns: number): GameState {
  const states: GameState[] = []
  const [map] = MAPS
  if (!map) throw new Error('There are maps')
  simulateBotGame(map, DEFAULT_SETTINGS, { A: 'settler', B: 'warden' }, 'middle', (_, state) => states.push(state))
  const state = states[turns - 1]
  if (!state) throw new Error('The game ended before')
  return state
}

test.each(BOT_STYLE_NAMES)('%s: the same dice, the same orders; other dice, others in the end', (temper) => {
  const state = stateAfter(8)
  const before = JSON.stringify(state)
  const orders = planBotOrders(state, 'A', temper, createSeededDice('one'))
  expect(planBotOrders(JSON.parse(before), 'A', temper, createSeededDice('one'))).toEqual(orders)
  expect(JSON.stringify(state)).toBe(before)
  const others = ['two', 'three', 'four', 'five'].map((seed) =>
    planBotOrders(state, 'A', temper, createSeededDice(seed)),
  )
  expect(others.map((otherOrders) => JSON.stringify(otherOrders))).not.toEqual(others.map(() => JSON.stringify(orders)))
})

test('in fog a bot looks at no make-up and no size of the enemy', () => {
  const clear = stateAfter(12)
  const state: GameState = { ...clear, settings: { ...clear.settings, fog: 'gm' } }
  const disguised: GameState = {
    ...state,
    colonies: Object.fromEntries(
      Object.entries(state.colonies).map(([star, colony]) => [
        star,
        colony.owner === 'B' ? { ...colony, size: 1 } : colony,
      ]),
    ),
    fleets: state.fleets.map((fleet) => (fleet.owner === 'B' ? { ...fleet, ships: { D: 9 } } : fleet)),
  }
  expect(planBotOrders(disguised, 'A', 'conqueror', createSeededDice('fog'))).toEqual(
    planBotOrders(state, 'A', 'conqueror', createSeededDice('fog')),
  )
})

test.each(BOT_STYLE_NAMES)('%s: a legal homeworld of the largest size', (temper) => {
  for (const map of MAPS) {
    const start = createGame(map, DEFAULT_SETTINGS)
    const a = chooseBotHomeworld(start, 'A', temper, createSeededDice('home'))
    expect(classifyHomeworldStars(start, 'A').legal).toContain(a)
    expect(map.stars[a]?.rating).toBe(5)
    const chosen = placeHomeworld(start, 'A', a)
    expect(classifyHomeworldStars(chosen, 'B').legal).toContain(
      chooseBotHomeworld(chosen, 'B', temper, createSeededDice('home')),
    )
  }
})

test('in fog scouts that stay look at enemies and their colonies, and never at the same star twice (FIST-RECON-1)', () => {
  const clear = stateAfter(12)
  const state: GameState = { ...clear, settings: { ...clear.settings, fog: 'gm' } }
  const near = Object.keys(state.colonies).find((star) => state.colonies[star]?.owner === 'B') ?? ''
  const scouts = (['Y', 'Z'] as const).map((id) => ({
    owner: 'A' as const,
    id,
    at: state.homeworlds.A ?? '',
    ships: { S: 2 },
  }))
  const survey = createBotSurvey(state, 'A', BOT_STYLES.warden)
  const there = getMapDistances(state.map).within(near, 2)[0] ?? near
  const looks = planRecon(
    survey,
    scouts.map((fleet) => ({ ...fleet, at: there })),
  )
  const targets = looks.flatMap((order) => (order.order === 'recon' ? order.targets : []))
  expect(targets).toContain(near)
  expect(new Set(targets).size).toBe(targets.length)
  for (const star of targets) expect(survey.enemies.has(star) || survey.theirs.includes(star)).toBe(true)
  expect(planRecon(createBotSurvey(clear, 'A', BOT_STYLES.warden), scouts)).toEqual([])
})
