import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import { type Cube, DIRECTIONS, FACES, listFacesAfterRoll } from '#shared/games/space-planes/model.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { setUpBattle, SPACE_PLANES } from '../game.ts'
import { rollAttitude } from '../roll-attitude.ts'
import { listShipRecords } from '../ship-records.ts'

// A battle whose cubes stand on the table alone.

const NEW = setUpBattle({ seats: ['Ana', 'Ben'], settings: {}, companion: true }, createSeededDice('companion'))
const cube = (id: string, owner: string, fields: Partial<Cube> = {}): Cube => ({
  id,
  owner,
  face: 1,
  plane: 3,
  ...fields,
})
/** Ana flies a on plane 3 and b on 5, Ben flies c on 3 and d on 1. */
const CUBES = [cube('a', 'Ana'), cube('b', 'Ana', { plane: 5 }), cube('c', 'Ben'), cube('d', 'Ben', { plane: 1 })]

function flying(settings: Partial<PlanesSettings> = {}, cubes: readonly Cube[] = CUBES): Battle {
  return {
    ...NEW,
    settings: { ...NEW.settings, ...settings },
    phase: 'flying',
    turn: 1,
    companion: { cubes, roll: null },
  }
}
const events = (battle: Battle, command: Command) => {
  const decision = decide(battle, command, createSeededDice('dice'))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events
}
const after = (battle: Battle, ...commands: Command[]) =>
  commands.reduce((before, command) => events(before, command).reduce(evolve, before), battle)
const refusal = (battle: Battle, command: Command) => {
  const decision = decide(battle, command, createSeededDice('dice'))
  return decision.ok ? null : decision.refusal.code
}
const NOTHING = { face: null, plane: null, isCancelled: false } as const
const announce = (
  ship: string,
  name: CommandOf<'announce'>['name'],
  came: Partial<CommandOf<'announce'>> = {},
): Command => ({ type: 'announce', by: 'Ana', ship, name, ...NOTHING, ...came })
const followed = (...cubes: CommandOf<'reorient'>['cubes']): Command => ({ type: 'reorient', by: 'Ana', cubes })
const flipped = (ship: string, face: Cube['face'], isStopped = false) => ({ ship, face, isStopped })
const ALL_FLIP = [flipped('b', 2), flipped('c', 5), flipped('d', 4)]
const shoot = (ship: string, target: string, measured: CommandOf<'shoot'>['said'], cards: number[] = []): Command => ({
  type: 'shoot',
  by: 'Ana',
  ship,
  target,
  said: measured,
  cards,
})
const cubesOf = (battle: Battle) => battle.companion?.cubes.map(({ id, face, plane }) => `${id} ${face} on ${plane}`)

test('one roll brings up four faces, whichever way the cube is turned (SP-ROLL-1)', () => {
  for (const face of FACES)
    for (const twist of [0, 1, 2, 3] as const)
      expect(DIRECTIONS.map((dir) => rollAttitude({ face, twist }, dir).face).toSorted()).toEqual(
        listFacesAfterRoll(face),
      )
})

describe('setting up', () => {
  const enter = (by: string, plane: Cube['plane']): Command => ({ type: 'enter', by, face: 2, plane })

  test('seats put their ships on the table in turn, each with a number of its own (SP-SETUP-2, SP-SETUP-4)', () => {
    const two = after(NEW, enter('Ana', 1), enter('Ben', 2))
    expect(two).toMatchObject({ phase: 'placing', active: 'Ana', ships: [] })
    expect(refusal(two, enter('Ana', 2))).toBe('plane-taken')
    expect(refusal(two, enter('Ben', 3))).toBe('not-your-turn')
    const all = after(two, enter('Ana', 3), enter('Ben', 4), enter('Ana', 5), enter('Ben', 6))
    expect(all).toMatchObject({ phase: 'flying', active: 'Ana', turn: 1 })
    expect(all.companion?.cubes.map(({ id, owner }) => `${id} ${owner}`)).toEqual([
      'a Ana',
      'b Ben',
      'c Ana',
      'd Ben',
      'e Ana',
      'f Ben',
    ])
  })
  test('a ship without a place stays out (SP-SETUP-7)', () => {
    const out = after(NEW, { type: 'leave-out', by: 'Ana' })
    expect(out).toMatchObject({ leftOut: { Ana: 1 }, active: 'Ben' })
  })
  test('neither bots nor mail do without places', () => {
    const options = { seats: ['Ana', 'Ben'], settings: {}, companion: true }
    expect(BattleOptions.safeParse({ ...options, bots: { Ana: 'ace' } }).success).toBe(false)
    expect(BattleOptions.safeParse({ ...options, byMail: true }).success).toBe(false)
    expect(BattleOptions.safeParse(options).success).toBe(true)
  })
  test('orders with places have none here, and those without none elsewhere', () => {
    const place: Command = { type: 'place', by: 'Ana', x: 1, y: 1, heading: 0, face: 1, plane: 1 }
    expect(refusal(NEW, place)).toBe('no-places')
    const move: Command = { type: 'manoeuvre', by: 'Ana', ship: 'a', name: 'vector', parts: [] }
    expect(refusal(flying(), move)).toBe('no-places')
    const { companion: _none, ...placed } = NEW
    expect(refusal(placed, enter('Ana', 1))).toBe('places-known')
  })
})

describe('manoeuvres', () => {
  test('one is announced a turn, of an own ship (SP-TURN-1, SP-TURN-2)', () => {
    const battle = after(flying(), announce('a', 'vector'))
    expect(battle.done).toEqual({ manoeuvre: 'a', shot: null })
    expect(refusal(battle, announce('b', 'vector'))).toBe('manoeuvre-done')
    expect(refusal(flying(), announce('c', 'vector'))).toBe('not-yours')
  })
  test('a roll and a plane number come of those that have them (SP-MAN-1, SP-MAN-4)', () => {
    expect(refusal(flying(), announce('a', 'vector', { face: 2 }))).toBe('part-not-allowed')
    expect(refusal(flying(), announce('a', 'corkscrew', { plane: 2 }))).toBe('part-not-allowed')
    expect(refusal(flying(), announce('a', 'plane-switch', { plane: 5 }))).toBe('plane-taken')
    expect(refusal(flying(), announce('a', 'corkscrew', { face: 6 }))).toBe('no-such-roll')
    expect(cubesOf(after(flying(), announce('a', 'plane-switch', { plane: 2 })))?.[0]).toBe('a 1 on 2')
  })
  test('a cancelled part ends the turn, and nothing comes of it (SP-CANCEL-1)', () => {
    expect(after(flying(), announce('a', 'vector', { isCancelled: true }))).toMatchObject({ active: 'Ben', turn: 2 })
    const late = announce('a', 'plane-switch', { isCancelled: true, plane: 2 })
    expect(refusal(flying(), late)).toBe('cancelled')
    expect(cubesOf(after(flying({ partOrder: 'any' }), late))?.[0]).toBe('a 1 on 2')
  })
})

describe('reorienting', () => {
  const ROLL = announce('a', 'corkscrew', { face: 5 })

  test('after a roll all others follow before anything else; then all dice are level (SP-REOR-1, SP-REOR-5)', () => {
    const due = after(flying(), ROLL)
    expect(due.companion?.roll).toEqual({ ship: 'a', before: 1, endsTurn: false })
    expect(refusal(due, { type: 'pass', by: 'Ana' })).toBe('reorient-first')
    const done = after(due, followed(...ALL_FLIP))
    expect(cubesOf(done)).toEqual(['a 5 on 3', 'b 2 on 3', 'c 5 on 3', 'd 4 on 3'])
    expect(done).toMatchObject({ active: 'Ana', companion: { roll: null } })
    expect(refusal(done, followed(...ALL_FLIP))).toBe('no-roll')
  })
  test('each other ship is told of once, with a face that one flip brings up (SP-REOR-4)', () => {
    const due = after(flying(), ROLL)
    expect(refusal(due, followed(flipped('b', 2), flipped('c', 5)))).toBe('missing')
    expect(refusal(due, followed(...ALL_FLIP, flipped('b', 2)))).toBe('no-such-ship')
    expect(refusal(due, followed(flipped('b', 6), flipped('c', 5), flipped('d', 4)))).toBe('no-such-roll')
    expect(refusal(due, followed(flipped('b', 1), flipped('c', 5), flipped('d', 4)))).toBe('not-flipped')
  })
  test('a step that could not be made ends the turn, as is agreed (SP-CANCEL-4)', () => {
    const reported = followed(flipped('b', 1, true), flipped('c', 5), flipped('d', 4))
    const step = after(flying(), ROLL, reported)
    expect(cubesOf(step)).toEqual(['a 5 on 3', 'b 1 on 3', 'c 5 on 3', 'd 4 on 3'])
    expect(step).toMatchObject({ active: 'Ben', turn: 2 })
    const undone = after(flying({ reorientCancel: 'all' }), ROLL, reported)
    expect(cubesOf(undone)).toEqual(['a 1 on 3', 'b 1 on 5', 'c 1 on 3', 'd 1 on 1'])
    expect(undone).toMatchObject({ active: 'Ben', companion: { roll: null } })
    const half = followed(flipped('b', 2), flipped('c', 1, true), flipped('d', 1))
    const stopped = after(flying({ reorientCancel: 'stop' }), ROLL, half)
    expect(cubesOf(stopped)).toEqual(['a 5 on 3', 'b 2 on 5', 'c 1 on 3', 'd 1 on 1'])
  })
})

describe('shots', () => {
  const RED = { range: 'red', back: 'none' } as const

  test('the ruler on the table says both lines (SP-RANGE-5)', () => {
    expect(refusal(flying(), shoot('a', 'c', { range: 'red', back: null }))).toBe('say-range')
    expect(refusal(flying(), shoot('a', 'c', { range: 'none', back: 'blue' }))).toBe('out-of-range')
    expect(refusal(flying(), shoot('a', 'd', RED))).toBe('different-plane')
    expect(refusal(flying(), shoot('a', 'b', RED))).toBe('own-ship')
  })
  test('a hit takes the ship off, frees its number and counts (SP-SHOT-3, SP-SCORE-1, SP-PLANE-2)', () => {
    const battle = after(flying({ deckMode: 'table' }), shoot('a', 'c', RED, [13, 2, 3, 4, 5]))
    expect(battle).toMatchObject({ points: { Ana: 1 }, lost: [{ id: 'c', owner: 'Ben', by: 'Ana' }] })
    expect(battle.companion?.cubes.map(({ id }) => id)).toEqual(['a', 'b', 'd'])
    const over = after(battle, announce('b', 'plane-switch', { plane: 6 }))
    expect(over.active).toBe('Ben')
  })
  test('the app deals as many cards as the lines need (SP-SHOT-1, SP-SHOT-2)', () => {
    const battle = after(flying(), shoot('a', 'c', RED))
    expect(battle.discard).toHaveLength(5)
    expect(battle.deck).toHaveLength(47)
  })
  test('what every ship did is on record', () => {
    const first = { type: 'entered', cube: cube('a', 'Ana') } as const
    const shot = events(flying({ deckMode: 'table' }), shoot('a', 'c', RED, [13, 2, 3, 4, 5]))
    const records = listShipRecords({}, [first, { type: 'entered', cube: cube('c', 'Ben') }, ...shot])
    expect(records).toMatchObject([
      { id: 'a', kills: 1, end: 'flying' },
      { id: 'c', end: 'shot-down', by: 'a' },
    ])
  })
})

test('the table corrects a face and a number, and giving up takes all ships off (SP-END-3)', () => {
  const amended = after(flying(), {
    type: 'amend',
    by: 'Ana',
    note: 'Misread',
    cube: { id: 'c', face: 6, plane: 4 },
  })
  expect(cubesOf(amended)?.[2]).toBe('c 6 on 4')
  const over = after(amended, { type: 'surrender', by: 'Ben' })
  expect(over).toMatchObject({ phase: 'over', winners: ['Ana'], points: { Ana: 0, Ben: 0 } })
})

test('nothing is answered that needs places (SP-COMP-1)', () => {
  const ask = (question: unknown) => SPACE_PLANES.ask?.(flying(), question, null)
  expect(ask({ ask: 'ranges' })).toBeNull()
  expect(ask({ ask: 'spot', seed: 'x' })).toBeNull()
})
