import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { SandBotSeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { type BotStyleId, BOT_STYLES } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { after, sandBattle } from '#tests/support/planetary-sand.ts'
import { createAirlockHall } from '../ground/generate-field.ts'
import { createBotAdvice } from './advice.ts'
import { chooseNextBotOrder } from './next-order.ts'
import { findSeriesPlanProblem } from './series-cases.ts'
import { simulateBotBattle } from './series.ts'

const tempers = Object.keys(BOT_STYLES) as BotStyleId[]
const order = (battle: Battle, temper: BotStyleId = 'steady') =>
  chooseNextBotOrder(battle, { by: 'Ana', temper: BOT_STYLES[temper], whims: createSeededDice('ride') }).command
const CARRIER = { id: 'c', side: 'Ana', type: 'personnel-carrier', heading: 0 } as const
const men = (y: number, more: object = {}) =>
  [0, 1, 2].map((at) => ({ id: `a${at}`, at: { x: 400 + at * 40, y }, ...more }))

describe('carriers', () => {
  const far = (enemyY: number) =>
    sandBattle({
      ana: men(200),
      ben: [{ id: 'b1', at: { x: 500, y: enemyY } }],
      machines: [{ ...CARRIER, at: { x: 520, y: 320 } }],
      battle: { fieldMm: [1000, 4000] },
    })

  test.each(tempers)('%s: who has far to go boards, is driven, and gets out near the enemy (SAND-MOVE-4)', (temper) => {
    const boarded = order(far(2600), temper)
    expect(boarded).toMatchObject({ type: 'board', figures: ['a0', 'a1', 'a2'], into: 'c' })
    const driving = after(far(2600), boarded)
    const driven = order(driving, temper)
    expect(driven).toMatchObject({ type: 'move', movers: ['c'] })
    const there = far(700)
    const riding = {
      ...there,
      figures: there.figures.map((figure) => (figure.side === 'Ana' ? { ...figure, inside: 'c' } : figure)),
    }
    const stopped = {
      ...riding,
      machines: riding.machines.map((machine) => ({ ...machine, used: { task: 'move', turn: 1 } as const })),
    }
    expect(order(stopped, temper)).toMatchObject({ type: 'leave', figures: ['a0', 'a1', 'a2'] })
  })

  test('nobody boards for a short way, or what holds fewer than half of them', () => {
    expect(order(far(700)).type).not.toBe('board')
    const full = far(2600)
    const small = { ...full, machines: full.machines.map((machine) => ({ ...machine, seats: 1 })) }
    expect(order(small).type).not.toBe('board')
  })

  test('whoever drives a vehicle without a crew of its own stays in it (SAND-ROBO-4)', () => {
    const start = far(700)
    const riding: Battle = {
      ...start,
      figures: start.figures.map((figure) => (figure.side === 'Ana' ? { ...figure, inside: 'c' } : figure)),
      machines: start.machines.map((machine) => ({ ...machine, hasCrew: false, used: { task: 'move', turn: 1 } })),
    }
    expect(order(riding)).toMatchObject({ type: 'leave', figures: ['a1', 'a2'] })
  })

  test('armies with carriers come to blows sooner, and order nothing that is refused', () => {
    const army = (p: string, cars: number) => ({
      figures: Array.from({ length: 6 }, (_, at) => ({ id: `${p}${at}`, unit: p, weapon: 'zap-rifle' })),
      machines: Array.from({ length: cars }, (_, at) => ({ id: `${p}-car ${at}`, type: 'personnel-carrier' })),
    })
    const options = (cars: number) =>
      BattleOptions.parse({
        seats: ['Ana', 'Ben'],
        armies: [army('a', cars), army('b', cars)],
        field: { sizeMm: [1500, 5000] },
        settings: { turnLimit: 12 },
      })
    const firstMeeting = (cars: number) => {
      let turn = 0
      simulateBotBattle({ options: options(cars), tempers: ['bold', 'bold'], seed: 'r', run: 1 }, (battle) => {
        if (turn === 0 && battle.met.length > 0) turn = battle.turn
      })
      return turn
    }
    expect(firstMeeting(1)).toBeLessThan(firstMeeting(0))
  })
})

describe('air', () => {
  const outline = [
    { x: 300, y: 300 },
    { x: 600, y: 300 },
    { x: 600, y: 600 },
    { x: 300, y: 600 },
  ]
  const house = createAirlockHall('house', 'building', outline)
  const indoors = (helmets: number, leakTurn: number | null): Battle => ({
    ...sandBattle({
      ana: [0, 1].map((at) => ({ id: `a${at}`, inside: 'house hall', at: { x: 400 + 60 * at, y: 520 } })),
      ben: [{ id: 'b1', at: { x: 500, y: 2500 }, hasSuit: true }],
      battle: { fieldMm: [1000, 3000], air: 'SA', helmets: { Ana: helmets, Ben: 0 } },
    }),
    buildings: [{ ...house.building, outline }],
    rooms: house.rooms.map((room) => ({ ...room, hasAir: true, leakTurn: room.id === 'house hall' ? leakTurn : null })),
    openings: house.openings.map((item) => ({ ...item, state: 'whole' as const })),
  })

  test.each(tempers)(
    '%s: men in a room that leaks put on suits, and those without a helmet flee (SAND-AIR-3)',
    (temper) => {
      const leaking = indoors(1, 0)
      expect(order(leaking, temper)).toEqual({ type: 'suit-up', by: 'Ana', figures: ['a0'] })
      const rest = after(leaking, order(leaking, temper))
      expect(order(rest, temper)).toEqual({ type: 'evacuate', by: 'Ana', figures: ['a1'], to: 'house lock' })
    },
  )

  test('whoever wants to go out puts on a suit first, and then goes; without helmets he stays (SAND-ENV-2)', () => {
    const inside = indoors(2, null)
    expect(order(inside, 'bold')).toMatchObject({ type: 'suit-up', figures: ['a0', 'a1'] })
    expect(order(indoors(0, null), 'bold')).toMatchObject({ type: 'end-phase' })
  })

  test('men without suits begin indoors or in vehicles; where there is neither the plan says so (SAND-AIR-5)', () => {
    const army = (machines: object[]) => ({ figures: [{ id: 'm', unit: 'u', weapon: 'zap-rifle' }], machines })
    const plan = (machines: object[]) =>
      SandBotSeriesPlan.parse({
        tempers: ['bold', 'bold'],
        games: 1,
        seed: 's',
        air: 'SA',
        armies: [army(machines), { figures: [{ id: 'n', unit: 'v', weapon: 'zap-rifle', hasSuit: true }] }],
      })
    expect(findSeriesPlanProblem(plan([]))).toMatch(
      /^m of Red has no suit, and there is no room .* to begin in: give everybody suits/,
    )
    expect(findSeriesPlanProblem(plan([{ id: 'car', type: 'personnel-carrier' }]))).toBeNull()
  })

  test('at the table a bot says when to suit up, to flee and to ride (SAND-AIR-3, SAND-MOVE-4)', () => {
    const does = (battle: Battle) =>
      createBotAdvice({ ...battle, fieldMm: null }, { ask: 'advice', by: 'Ana', temper: 'steady' })
    const first = (battle: Battle) => does(battle).lines[0]?.does
    expect(first(indoors(1, 0))).toBe('Put on suits, a helmet each: it takes the move.')
    expect(first(indoors(0, 0))).toBe('Leave for the next room that keeps its air, or a vehicle.')
    const riding = (inside: string | null, met = false): Battle =>
      sandBattle({
        ana: men(200, { inside, at: null }),
        ben: [{ id: 'b1' }],
        machines: [CARRIER],
        ...(met && { battle: { met: [{ units: ['ana', 'ben'], step: 0, hasFired: false }] } }),
      })
    expect([first(riding(null)), first(riding('c')), first(riding('c', true))]).toEqual([
      'Board a vehicle within a move, where the goal is farther than two moves off.',
      'Drive on towards the goal, and get out when it is within a move or the enemy within two cords R1.',
      'Get out beside the vehicle.',
    ])
  })
})
