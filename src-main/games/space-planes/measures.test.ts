import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { FaceSetInput } from '#shared/contract/space-planes/face-sets.ts'
import type { BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { listSeatsInPlacingOrder } from '#shared/games/space-planes/sides.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { createDefaultSettings, type PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { decide } from './decide.ts'
import { setUpBattle } from './game.ts'
import { findPlacingProblem } from './placing.ts'
import { findLineOfFire } from './range/line-of-fire.ts'

// Lengths, numbers and drawings that a group agrees on, where they change what comes of an order.

/** What comes of a vector of ship a at 300, 150 mm. */
function flown(settings: Partial<PlanesSettings>, part: ManoeuvrePart): readonly BattleEvent[] {
  const battle = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 40 })], settings)
  const order: Command = { type: 'manoeuvre', by: 'Ana', ship: 'a', name: 'vector', parts: [part] }
  const decision = decide(battle, order, createSeededDice('dice'))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events
}
const placesOf = (events: readonly BattleEvent[]) =>
  events.flatMap((event) => (event.type === 'stepped' ? [[event.to.x, event.to.y]] : []))

describe('cards and cubes (SP-COMP-3, SP-MOVE-3)', () => {
  test.each([
    [{}, 'long', 372],
    [{ cardLongMm: 87 }, 'long', 371],
    [{ cubeMm: 25 }, 'long', 363],
    [{}, 'short', 347],
    [{ cardShortMm: 57 }, 'short', 341],
    [{ cubeMm: 10 }, 'short', 353],
  ] as const)('with %j a %s move ends at x %d', (settings, move, x) => {
    expect(placesOf(flown(settings, { move, dir: 'E' }))).toEqual([[x, 150]])
  })

  test('a longer card reaches farther, and parts ships farther at set-up', () => {
    const [a, b] = [shipAt({ id: 'a', face: 3 }), shipAt({ id: 'b', owner: 'Ben', y: 249 })]
    const lineOf = (cardLongMm: number) => findLineOfFire(battleOf([a, b], { cardLongMm }), a, b).range
    expect([lineOf(88), lineOf(100)]).toEqual(['none', 'blue'])
    const problem = (cardLongMm: number) =>
      findPlacingProblem(battleOf([a], { cardLongMm }), { x: 300, y: 255, heading: 0 }, 1)?.code
    expect([problem(88), problem(100)]).toEqual([undefined, 'too-close'])
  })
})

describe('the area (SP-COMP-2)', () => {
  test.each([
    [[610, 305], false],
    [[379, 305], true],
  ] as const)('%s mm: a long move to x 372 is cancelled: %s', (areaMm, isStopped) => {
    const events = flown({ areaMm }, { move: 'long', dir: 'E' })
    expect(events.some(({ type }) => type === 'stopped')).toBe(isStopped)
  })

  test.each([
    [2, [609.6, 304.8], 3],
    [3, [609.6, 457.2], 2],
    [4, [609.6, 609.6], 1],
    [5, [762, 609.6], 1],
    [6, [914.4, 609.6], 1],
  ] as const)('%i players have %s mm and %i ships each', (players, areaMm, shipsEach) => {
    expect(createDefaultSettings(players)).toMatchObject({ areaMm, shipsEach })
  })

  test('two players at least, six at most', () => {
    expect(() => createDefaultSettings(1)).toThrow('2 to 6')
    expect(() => createDefaultSettings(7)).toThrow('2 to 6')
  })
})

describe('ships of each player (SP-SETUP-1)', () => {
  test.each([1, 2, 3])('%i of two players are placed in turn', (shipsEach) => {
    const battle = setUpBattle({ seats: ['Ana', 'Ben'], settings: { shipsEach } }, createSeededDice('ships'))
    expect(listSeatsInPlacingOrder(battle)).toEqual(Array.from({ length: shipsEach }, () => ['Ana', 'Ben']).flat())
  })

  test('more than there are plane numbers is refused', () => {
    const agreed = (shipsEach: number) =>
      BattleOptions.safeParse({ seats: ['Ana', 'Ben', 'Cleo'], settings: { shipsEach } })
    expect(agreed(2).success).toBe(true)
    expect(agreed(3).error?.issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^At most 6 ships are on the table/),
    ])
  })
})

test('another drawing has other lines (SP-FACE-1)', () => {
  const [a, b] = [shipAt({ id: 'a', face: 3 }), shipAt({ id: 'b', owner: 'Ben', y: 210 })]
  const battle = battleOf([a, b])
  const faces = { ...STANDARD_FACES, 3: { ...STANDARD_FACES[3], red: STANDARD_FACES[3].blue, blue: [] } }
  expect([findLineOfFire(battle, a, b).range, findLineOfFire({ ...battle, faces }, a, b).range]).toEqual([
    'blue',
    'red',
  ])
})

test('a face of forty lines of one ink is taken, one more is refused in words', () => {
  const drawn = (count: number) =>
    FaceSetInput.safeParse({
      ...STANDARD_FACES,
      1: { ...STANDARD_FACES[1], red: Array.from({ length: count }, (_, at) => [at / 50, 0, at / 50, 1]) },
    })
  expect(drawn(40).success).toBe(true)
  expect(drawn(41).error?.issues.map(({ message }) => message)).toEqual(['A face has at most 40 lines of one ink.'])
})
