import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { PLANET28_BATTLE as GAME } from '#main/games/planet28/game.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { EMPTY_FIELD, type Field } from '#shared/games/planet28/field/model.ts'
import type { CommandDraft } from '#shared/match/protocol.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { playByProtocol } from '#tests/support/playable-properties.ts'
import { generateField } from '../generate.ts'
import { hasRoomForBody } from '../placement.ts'
import { isOnField } from '../places-after-order.ts'

interface MapSetup {
  readonly isLarge?: boolean
  readonly bots?: Record<string, 'captain' | 'list'>
  readonly places?: Record<string, { x: number; y: number }>
  readonly field?: Field
}

function setUp({ isLarge = false, bots = {}, places = {}, field = EMPTY_FIELD }: MapSetup): Battle {
  const options = { ...someBattle({ characters: 2, isLarge }), map: { field, places, bots } }
  return GAME.setUp(BattleOptions.parse(options), createSeededDice('map'))
}

/** Everybody on the table stands somewhere, and nobody on anybody. */
function expectSound(battle: Battle): void {
  if (battle.map === undefined) throw new Error('The battle has no map.')
  const { field, places } = battle.map
  for (const unit of battle.units) {
    const body = places[unit.id]
    expect({ unit: unit.id, isPlaced: body !== undefined }).toEqual({ unit: unit.id, isPlaced: isOnField(unit) })
    if (body !== undefined) expect(hasRoomForBody({ field, places }, body, unit.id)).toBe(true)
  }
}

test.each([
  ['characters', false],
  ['squads and vehicles', true],
])('persons play %s on a map through choices alone, and the map measures (P28-MEAS-3)', (seed, isLarge) => {
  const start = setUp({ isLarge, field: generateField(createSeededDice(seed)) })
  const { state, given } = playByProtocol({ game: GAME, start, seed, changes: 60, inspect: expectSound })
  expect(state.turn).toBeGreaterThan(0)
  expect(new Set(given.map((id) => id.split(':')[0])).size).toBeGreaterThan(4)
})

/** Gives a command and returns the battle after it. */
function play(battle: Battle, command: BattleCommand, seed: string): Battle {
  const decision = GAME.decide(battle, command, createSeededDice(seed))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events.reduce((before, event) => GAME.evolve(before, event), battle)
}

test('a bot plays its side, and waits for the person of the other', () => {
  let battle = setUp({ bots: { blue: 'captain' }, field: generateField(createSeededDice('bots')) })
  const byBots = new Set<string>()
  for (let order = 0; order < 80 && battle.phase !== 'over'; order += 1) {
    const move = GAME.botMove?.(battle, createSeededDice(`whims/${order}`)) ?? null
    if (move !== null) {
      expect(move.command.by).toBe('blue')
      expect(move.why).toMatch(/\.$/)
      byBots.add(move.command.type)
      battle = play(battle, move.command, `bot/${order}`)
      continue
    }
    const [seat = ''] = GAME.playable?.turn(GAME.viewFor(battle, null)).waitsFor ?? []
    const view = GAME.viewFor(battle, seat)
    const open = GAME.playable?.choices(view, seat, []).choices.filter((choice) => choice.isImmediate) ?? []
    const choice = open.find(({ id }) => id.startsWith('end-activation')) ?? open[0]
    const draft: CommandDraft = { pieces: [], choice: choice?.id ?? '', target: null, values: {} }
    const [command] = GAME.playable?.preview(view, seat, draft).commands ?? []
    battle = play(battle, command as unknown as BattleCommand, `person/${order}`)
  }
  expect([...byBots]).toEqual(expect.arrayContaining(['move', 'end-activation']))
})

const DUEL: MapSetup = {
  places: {
    'red-0': { x: 20, y: 20 },
    'red-1': { x: 60, y: 5 },
    'blue-0': { x: 20, y: 60 },
    'blue-1': { x: 60, y: 85 },
  },
}

/** A battle in which a unit acts. */
function acting(battle: Battle, unit: string): Battle {
  return { ...battle, phase: 'turn', turn: 1, active: unit }
}

function preview(battle: Battle, choice: string, more: Partial<CommandDraft> = {}) {
  const seat = battle.active?.split('-')[0] ?? ''
  return GAME.playable?.preview(GAME.viewFor(battle, seat), seat, {
    pieces: [],
    choice,
    target: null,
    values: {},
    ...more,
  })
}

test('a place too far away stands for the farthest one on the way there (P28-MOVE-1)', () => {
  const battle = acting(setUp(DUEL), 'red-0')
  expect(preview(battle, 'move')).toMatchObject({
    missing: ['to'],
    inputs: [{ kind: 'points', from: { x: 20, y: 70 } }],
  })
  // 90 cm deep: a point 30 cm up from the near edge lies at 60 in the field.
  const far = preview(battle, 'move', { values: { to: [{ x: 20, y: 30 }] } })
  expect(far).toMatchObject({ refusal: null, text: '10 cm.', commands: [{ type: 'move', said: { ground: ['even'] } }] })
  const [command] = far?.commands ?? []
  const after = play(battle, command as unknown as BattleCommand, 'far')
  expect(after.map?.places['red-0']?.y).toBeCloseTo(30, 1)
})

test.each([
  ['a person', {}],
  ['a bot', { red: 'captain' } as const],
])('what a command for the side of %s says of distances counts for nothing on a map (P28-MEAS-3)', (_, bots) => {
  const battle = acting(setUp({ ...DUEL, bots }), 'red-0')
  const shot = preview(battle, 'shoot:laser-pistol', { target: 'blue-0' })
  const refused = shot?.refusal ?? null
  expect(refused).not.toBeNull()
  const shooter = battle.units.find(({ id }) => id === 'red-0')
  const model = shooter?.kind === 'character' ? (shooter.models[0]?.id ?? '') : ''
  const lie: BattleCommand = {
    type: 'shoot',
    by: 'red',
    unit: 'red-0',
    target: 'blue-0',
    strikes: [{ model, weapon: 'laser-pistol' }],
    said: { distanceCm: 1, isSeen: true, cover: 'none' },
  }
  expect(GAME.decide(battle, lie, createSeededDice('lie'))).toMatchObject({
    ok: false,
    refusal: { rule: 'P28-SHOOT-1' },
  })
})

test('a correction moves a unit to a free place on the map, and nowhere else (P28-ACT-4)', () => {
  const battle = acting(setUp({ ...DUEL, isLarge: true }), 'red-0')
  const correct = (target: string, values: CommandDraft['values']) => preview(battle, 'correct', { target, values })
  const model = battle.units.flatMap((unit) => (unit.id === 'red-0' && unit.kind !== 'vehicle' ? unit.models : []))[0]
  const moved = correct(model?.id ?? '', { to: [{ x: 40, y: 30 }], note: 'It was put there.' })
  expect(moved).toMatchObject({ refusal: null, commands: [{ type: 'correct', to: { x: 40, y: 60 } }] })
  const [command] = moved?.commands ?? []
  expect(play(battle, command as unknown as BattleCommand, 'moved').map?.places['red-0']).toMatchObject({
    x: 40,
    y: 60,
  })
  const onFoe = battle.map?.places['blue-0']
  const taken = correct(model?.id ?? '', { to: [{ x: onFoe?.x ?? 0, y: 90 - (onFoe?.y ?? 0) }], note: 'Misread.' })
  expect(taken).toMatchObject({ commands: [], refusal: { code: 'no-room', rule: 'P28-ACT-4' } })
  const tank = battle.units.find(({ kind, side }) => kind === 'vehicle' && side === 'red')
  const section = GAME.playable
    ?.correction?.(GAME.viewFor(battle, 'red'))
    ?.targets?.find(({ group }) => group === tank?.name)
  const heading = battle.map?.places[tank?.id ?? '']?.hull?.heading ?? 0
  const turned = correct(section?.id ?? '', { heading: heading === 90 ? 0 : 90, note: 'It faces the other way.' })
  const [turn] = turned?.commands ?? []
  const after = play(battle, turn as unknown as BattleCommand, 'turned').map?.places[tank?.id ?? '']
  expect(after?.hull?.heading).toBe(heading === 90 ? 0 : 90)
})

test('bots keep what they remember and intend to themselves', () => {
  const battle = setUp({ ...DUEL, bots: { blue: 'captain' } })
  expect(Object.keys(battle.map?.memories ?? {})).toEqual(['red', 'blue'])
  expect(GAME.viewFor(battle, null).map?.memories).toEqual({})
  const decision = GAME.decide(battle, { type: 'begin-turn', by: 'red', near: [] }, createSeededDice('turn'))
  const events = decision.ok ? decision.events : []
  expect(events.filter((event) => event.type === 'placed').length).toBe(1)
  expect(events.flatMap((event) => GAME.eventFor(event, null) ?? []).some(({ type }) => type === 'placed')).toBe(false)
})

test('a battle without room on its map is refused', () => {
  const options = someBattle({ characters: 2 })
  const corners = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 90, y: 90 },
    { x: 0, y: 90 },
  ]
  const field = { ...EMPTY_FIELD, pieces: [{ id: 'lava', ground: 'impassable', heightCm: 0, corners }] } as const
  const read = GAME.options.safeParse({ ...options, map: { field, places: {}, bots: {} } })
  expect(read.success ? [] : read.error.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining('There is no room left'),
  ])
})
