import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { formatCordDistance } from '#shared/games/planetary-sand/format-cord.ts'
import type { CommandDraft } from '#shared/match/protocol.ts'
import { flat } from '#tests/support/planetary-sand-commands.ts'
import { after, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND_PLAYABLE } from '../playable.ts'

const listActions = (battle: Battle, ...pieces: string[]) =>
  PLANETARY_SAND_PLAYABLE.choices(battle, 'Ana', pieces).choices.filter(({ actors }) => actors.length > 0)
const listLabels = (battle: Battle, ...pieces: string[]) => listActions(battle, ...pieces).map(({ label }) => label)
const preview = (battle: Battle, pieces: readonly string[], choice: string, values: CommandDraft['values'] = {}) =>
  PLANETARY_SAND_PLAYABLE.preview(battle, 'Ana', { pieces, choice, target: null, values })

test('a length is named as a cord to a knot (SAND-KIT-1)', () => {
  expect([1, 2 / 3, 4 / 3, 0.5, 1.5, 0.05].map(formatCordDistance)).toEqual([
    'R1, to its end',
    'R1, to the second knot',
    'R2, to the second knot',
    'R1, half of it',
    'R3, half of it',
    'R0.05',
  ])
})

describe('what pieces may do', () => {
  test('is what the rules allow, and each choice that is given at once is carried out', () => {
    const battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b' }],
      machines: [
        { id: 'p', type: 'heavy-pad', side: 'Ana', isLoaded: false, spares: 1 },
        { id: 'car', type: 'personnel-carrier', side: 'Ana' },
      ],
      rooms: [{ id: 'hall' }],
      openings: [{ id: 'gate', part: 'door', rooms: ['hall', null] }],
      battle: { air: 'SA', helmets: { Ana: 1, Ben: 0 } },
    })
    expect(listLabels(battle, 'a')).toEqual(['Go into hall', 'Board car', 'Put on 1 suit', 'Flee to car', 'Reload p'])
    expect(listLabels(battle, 'a', 'c')).not.toContain('Put on 2 suits')
    expect(listLabels({ ...battle, helmets: { Ana: 0, Ben: 0 } }, 'a')).not.toContain('Put on 1 suit')
    for (const { id, isImmediate } of listActions(battle, 'a')) {
      expect(isImmediate).toBe(true)
      const commands = preview(battle, ['a'], id).commands.map((command) => CommandSchema.parse(command))
      expect(commands.map((command) => refusalOf(battle, command))).toEqual([null])
    }
  })

  test('whoever has moved is left out; alone, the refused move says why (SAND-TURN-1)', () => {
    const battle = sandBattle({ ana: [{ id: 'a' }, { id: 'c' }] })
    const moved = after(battle, { type: 'move', by: 'Ana', movers: ['a'], way: flat(1) })
    expect(listActions(moved, 'a', 'c')).toMatchObject([{ id: 'move', actors: ['c'], refusal: null }])
    expect(listActions(moved, 'a')).toMatchObject([{ id: 'move', refusal: { rule: 'SAND-TURN-1' } }])
    expect(preview(moved, ['a'], 'move')).toMatchObject({ commands: [], refusal: { code: 'has-moved' } })
    const { pieces, choices } = PLANETARY_SAND_PLAYABLE.choices(moved, 'Ana', [])
    expect(pieces.map(({ isDone }) => isDone)).toEqual([true, false])
    expect(choices).toMatchObject([{ id: 'end-phase', label: 'Done', isPrimary: false }, { id: 'surrender' }])
  })

  test('a guard takes the prisoners along (SAND-PRIS-1)', () => {
    const captives = [{ id: 'p', captor: 'Ana', men: ['b'], guards: ['a'], isDisarmed: false }]
    const held = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b', status: 'prisoner' }], battle: { captives } })
    expect(listActions(held, 'a')[0]).toMatchObject({ label: 'Move with 1 prisoner', actors: ['a', 'b'] })
  })

  test('a guard may guard more, and whoever stops lets them go (SAND-PRIS-1, SAND-PRIS-2)', () => {
    const captives = { id: 'p', captor: 'Ana', men: ['b'], guards: ['a'], isDisarmed: false }
    const held = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b', status: 'prisoner', zone: null }, { id: 'd' }],
      battle: { captives: [captives] },
    })
    const listGuards = (id: string) =>
      listActions(held, id)
        .filter(({ group }) => group === 'Prisoners')
        .map(({ id: choice, label }) => [label, preview(held, [id], choice).commands[0]?.['guards']])
    expect(listGuards('a')).toEqual([['Let the prisoner go', []]])
    expect(listGuards('c')).toEqual([['Guard the prisoner', ['a', 'c']]])
  })

  test('of a mixed team whoever does the work is named, and the others stand by (SAND-ROBO-1, SAND-FIX-1)', () => {
    const battle = sandBattle({
      ana: [
        { id: 'e', kind: 'robot-engineer' },
        { id: 'l', kind: 'robot-electronic' },
        { id: 'w', kind: 'robot-labourer' },
      ],
      machines: [{ id: 'pad', type: 'light-pad', side: 'Ana', isLoaded: false, spares: 1 }],
      rooms: [{ id: 'hall' }],
      openings: [{ id: 'gate', part: 'door', rooms: ['hall', null], state: 'breached' }],
    })
    expect(listActions(battle, 'e', 'l', 'w').filter(({ id }) => /^re(pair|load)/.test(id))).toMatchObject([
      { label: 'Reload pad with w', actors: ['w'] },
      { label: 'Repair gate with e', actors: ['e'] },
    ])
    expect(listLabels(battle, 'e')).toContain('Repair gate')
  })
})

describe('a way without a map', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }] })

  test('goes by default as far as it can, and names the reach on each ground (SAND-MOVE-5)', () => {
    const { inputs, commands, text } = preview(battle, ['a'], 'move')
    const [stretches] = inputs
    const terrain = stretches?.kind === 'list' ? stretches.columns[0] : undefined
    const notes = terrain?.kind === 'one-of' ? terrain.options.map(({ value, note }) => [value, note]) : []
    expect(Object.fromEntries(notes)).toMatchObject({
      flat: 'R1, to its end (1 ft)',
      'gentle-up': 'R1, to the second knot (0.7 ft)',
      cliff: 'cannot be crossed',
    })
    expect(commands).toMatchObject([{ way: flat(1), ends: { zone: 'Ana', cover: null } }])
    expect(text).toBe('Reach on flat ground: R1, to its end (1 ft). They go R1, to its end (1 ft).')
    expect(inputs.map(({ label }) => label)).toEqual(['Their way', 'They end in', 'Cover', 'They come within R1 of'])
  })

  test('takes what the players measured, also No Man’s Land', () => {
    const values = {
      'way.stretches': [{ terrain: 'gentle-up', length: { cord: 1, third: 3 } }],
      'ends.zone': null,
      'ends.cover': 'other',
      'ends.meets': ['ben'],
    }
    const { commands, text } = preview(battle, ['a'], 'move', values)
    expect(commands).toMatchObject([
      {
        way: { stretches: [{ terrain: 'gentle-up', length: { cord: 1, third: 3 } }] },
        ends: { zone: null, cover: 'other', meets: ['ben'], parts: [] },
      },
    ])
    expect(text).toContain('stops at R1 of the enemy')
  })

  test('units part only where they may meet again (SAND-MOVE-3)', () => {
    const met = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b' }],
      settings: { meetAgain: 'after-parting' },
      battle: { met: [{ units: ['ana', 'ben'], step: 0, hasFired: true }] },
    })
    expect(preview(met, ['a'], 'move').inputs.at(-1)).toMatchObject({
      path: 'ends.parts',
      options: [{ value: 'ben' }],
    })
    expect(preview(met, ['a'], 'close:ben')).toMatchObject({
      inputs: [{ kind: 'distance', path: 'distance', label: 'How far to the enemy' }],
      commands: [{ type: 'close', unit: 'ben', distance: { r: 1 } }],
    })
  })

  test('a gun is pushed as far as its crew pushes it (SAND-MOVE-2)', () => {
    const gun = { id: 'g', type: 'gun' as const, side: 'Ana', weapon: 'heavy-crew-gun' as const }
    const pushing = sandBattle({ ana: [{ id: 'a' }, { id: 'c' }, { id: 'd' }], machines: [gun] })
    expect(preview(pushing, ['a', 'c', 'd'], 'push:g').commands).toMatchObject([
      { gun: 'g', pushers: ['a', 'c', 'd'], way: flat(0.5) },
    ])
  })
})

describe('a way on the map', () => {
  const corners = (x: number, y: number, width: number, height: number) => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const battle = sandBattle({
    ana: [{ id: 'a1', at: { x: 310, y: 300 } }],
    battle: {
      fieldMm: [2000, 2000],
      grounds: [{ kind: 'lake', top: null, outline: corners(400, 0, 500, 900) }],
    },
  })

  test('a lake cuts the circle of the cord (SAND-MOVE-1, SAND-TERR-7)', () => {
    const { inputs, marks, missing } = preview(battle, ['a1'], 'move')
    expect(inputs).toMatchObject([{ kind: 'points', label: 'Where to', max: 1, from: { x: 310, y: 300 }, step: 15.25 }])
    expect(missing).toEqual(['way.path'])
    const [area] = marks
    const outline = area?.kind === 'area' ? area.outline : []
    expect(outline[0]?.x).toBeCloseTo(400, 3)
    expect(outline[18]?.x).toBeCloseTo(5, 3)
  })

  test('a way ends on the shore, and shows where (SAND-TERR-7)', () => {
    const { commands, marks, text } = preview(battle, ['a1'], 'move', { 'way.path': [{ x: 600, y: 300 }] })
    expect(commands).toMatchObject([{ movers: ['a1'], way: { path: [{ x: 600, y: 300 }] } }])
    expect(marks).toContainEqual({ kind: 'piece', id: 'a1', at: { x: 400, y: 300 }, pose: null })
    expect(text).toContain('the ground lets nobody on')
  })
})

describe('orders to robots (SAND-ROBO-2, SAND-ROBO-7)', () => {
  const battle = sandBattle({
    ana: [
      { id: 'boss', isSpecialist: true },
      { id: 'r', kind: 'robot-infantry' },
    ],
    ben: [{ id: 'b' }],
    battle: { rules: 3 },
  })

  test('go to a place that is named, or attack a unit that is there', () => {
    expect(preview(battle, ['r'], 'order:boss')).toMatchObject({ missing: ['order.target'], commands: [] })
    expect(preview(battle, ['r'], 'order:boss', { 'order.target': 'the pond' }).commands).toMatchObject([
      { robots: ['r'], via: 'boss', order: { kind: 'go-to', target: 'the pond' }, post: null },
    ])
    expect(preview(battle, ['r'], 'order:boss', { 'order.kind': 'attack' }).commands).toMatchObject([
      { order: { kind: 'attack', target: 'ben' } },
    ])
    expect(preview(battle, ['r'], 'order:boss', { 'order.kind': 'none' }).commands).toMatchObject([{ order: null }])
  })

  test('without one a robot says why it stands (SAND-ROBO-2)', () => {
    const withoutBoss = sandBattle({ ana: [{ id: 'r', kind: 'robot-infantry' }], battle: { rules: 3 } })
    expect(listActions(withoutBoss, 'r').find(({ id }) => id === 'move')).toBeUndefined()
  })
})
