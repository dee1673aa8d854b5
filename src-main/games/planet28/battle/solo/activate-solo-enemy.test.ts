import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { hullOf, MEDIUM } from '#tests/support/planet28-hulls.ts'

const none = createGivenDice([])

function withProfile(unit: UnitOptions, profile: object): UnitOptions {
  return { ...unit, profile: { ...unit.profile, ...profile } } as UnitOptions
}

/** Ana and Ben of the players against a thug with this gear, which is about to act. */
function against(gear: object, profile: object = {}): Battle {
  const thug = withProfile(createExampleCharacterOptions('thug', { S: 5, ...gear }, 'enemies'), profile)
  const players = ['ana', 'ben'].map((id) => createExampleCharacterOptions(id, { hp: 40 }, 'players'))
  return { ...beginFirstTurn(createExampleBattle([...players, thug], {}, none), null), phase: 'turn' }
}

const ask = (seen: readonly { unit: string; distanceCm: number }[], more: object = {}): BattleCommand => ({
  by: 'enemies',
  type: 'ask-enemy',
  unit: 'thug',
  seen: [...seen],
  hasObstacle: false,
  ...more,
})
const act = (seen: readonly object[], more: object = {}): BattleCommand =>
  ({ by: 'enemies', type: 'act-by-list', unit: 'thug', seen: [...seen], hasObstacle: false, ...more }) as BattleCommand
const first = (battle: Battle): Battle => ({ ...battle, order: battle.order.filter(({ unit }) => unit === 'thug') })
const notes = (battle: Battle, command: BattleCommand, faces: number[] = []) =>
  runCommandInBattle(battle, command, createGivenDice(faces)).events.flatMap((event) =>
    event.type === 'noted' ? [event.text] : [],
  )
const asked = (battle: Battle, seen: readonly { unit: string; distanceCm: number }[]) =>
  notes({ ...battle, active: 'thug' }, ask(seen))[0]

test('whom it can shoot follows from distance and weapon alone (P28-AI-2)', () => {
  const rifle = against({ weapon: 'laser-rifle' })
  expect(asked(rifle, [{ unit: 'ana', distanceCm: 24 }])).toBe(
    'thug: Shoot at ana with the Laser rifle. It sees somebody in range and shoots.',
  )
  expect(asked(rifle, [{ unit: 'ana', distanceCm: 41 }])).toContain('Move 10 cm straight at ana')
  expect(asked(rifle, [])).toContain('towards the farthest edge')
})

test('whom it can charge follows from distance and Speed, and nobody whom it could not fight is charged (P28-AI-5, P28-ARC-9)', () => {
  const rifle = against({ weapon: 'laser-rifle' })
  const near = [{ unit: 'ana', distanceCm: 10 }]
  expect(asked(rifle, near)).toContain('thug: Charge ana with the Fist.')
  expect(asked(against({ weapon: 'laser-rifle', traits: ['coward'] }), near)).toContain('Shoot at ana')
  const shield = {
    id: 'shield',
    source: 'Shield',
    rule: 'P28-ARC-9',
    effects: [{ shape: 'forbids', what: 'being-attacked', because: 'a shield covers it' } as const],
    until: 1,
    by: null,
  }
  const units = rifle.units.map((unit) => (unit.id === 'ana' ? { ...unit, conditions: [shield] } : unit))
  expect(asked({ ...rifle, units }, near)).toContain('Move 9 cm straight at ana')
})

test('an empty weapon and one that is too short are not named, and it reloads only for a shot that it could make (P28-AI-5, P28-AI-7)', () => {
  const gear = ['missile-launcher', 'ammo-special', 'ammo-special']
  const armed = against({}, { equipment: gear })
  const row = armed.units.find(({ id }) => id === 'thug')
  const empty: Battle = {
    ...armed,
    units: armed.units.map((unit) =>
      unit === row && unit.kind !== 'vehicle'
        ? { ...unit, models: unit.models.map((model) => ({ ...model, empty: ['missile-launcher'] })) }
        : unit,
    ),
  }
  expect(asked(empty, [{ unit: 'ana', distanceCm: 20 }])).toContain('Reload the Missile launcher')
  expect(asked(empty, [{ unit: 'ana', distanceCm: 200 }])).toContain('Move 10 cm straight at ana')
  const two = against({}, { equipment: ['laser-pistol', 'laser-rifle'] })
  expect(asked(two, [{ unit: 'ana', distanceCm: 30 }])).not.toContain('Laser pistol')
})

test('powers are named, and one that would change nothing is not used (P28-AI-7)', () => {
  const seer = (arcana: string[]) => {
    const battle = against({ P: 9 })
    return {
      ...battle,
      units: battle.units.map((unit) => (unit.id === 'thug' && unit.kind !== 'vehicle' ? { ...unit, arcana } : unit)),
    }
  }
  const far = [{ unit: 'ana', distanceCm: 60 }]
  expect(asked(seer(['smite']), far)).toContain('Use Smite on ana')
  const once = runCommandInBattle(
    { ...seer(['dishearten']), active: 'thug' },
    {
      by: 'enemies',
      type: 'cast',
      unit: 'thug',
      arcana: 'dishearten',
      target: 'ana',
      isSeen: true,
    },
    createGivenDice([1]),
  ).battle
  expect(asked(seer(['dishearten']), far)).toContain('Use Dishearten on ana')
  expect(asked(once, far)).toContain('Move 10 cm straight at ana')
})

test('one order plays its whole activation in the open, until the table has to say something (P28-SOLO-2)', () => {
  const shots = runCommandInBattle(
    first(against({ weapon: 'laser-rifle' })),
    act([{ unit: 'ana', distanceCm: 24 }]),
    createGivenDice([10, 10]),
  )
  expect(shots.rolls.map(({ label }) => label)).toEqual(['Shooting', 'Shooting'])
  expect(shots.battle.active).toBeNull()
  const runs = runCommandInBattle(
    first(against({ weapon: 'laser-pistol' })),
    act([{ unit: 'ana', distanceCm: 24 }]),
    createGivenDice([10]),
  )
  expect(runs.events.filter(({ type }) => type === 'shifted' || type === 'rolled').map(({ type }) => type)).toEqual([
    'shifted',
    'rolled',
  ])
  expect(runs.battle.measured).toEqual([{ units: ['thug', 'ana'], distanceCm: 14 }])
  const charge = runCommandInBattle(first(against({})), act([{ unit: 'ana', distanceCm: 6 }]), none)
  expect(charge.battle).toMatchObject({ active: 'thug', due: [{ ask: 'charge-fight', target: 'ana' }] })
  const stopped = notes(first(against({})), act([{ unit: 'ana', distanceCm: 60 }], { hasObstacle: true }), [3])
  expect(stopped).toEqual([expect.stringContaining('straight at ana'), expect.stringContaining('turns back')])
})

test('it declares its fights too, whose answers are the players’ (P28-AI-1, P28-AI-5, P28-COUNT-1)', () => {
  const near = [{ unit: 'ana', distanceCm: 6 }]
  const charge = runCommandInBattle(first(against({})), act(near, { fights: true }), none)
  expect(charge.battle.due).toMatchObject([{ ask: 'answer', unit: 'ana' }, { ask: 'charge-fight' }])
  const answer = { by: 'players', type: 'answer', unit: 'ana' } as const
  const answered = runCommandInBattle(charge.battle, answer, createGivenDice([1, 10]))
  expect(answered.battle).toMatchObject({ active: 'thug', due: [{ ask: 'answer', unit: 'ana' }] }) // its next fight
  const back = runCommandInBattle(answered.battle, { ...answer, counter: 'fist' }, createGivenDice([10, 10]))
  expect(back.rolls.map(({ unit }) => unit)).toEqual(['thug', 'ana'])
  expect(back.battle.active).toBeNull()
  const spent = first(against({})).units.map((unit) => ({ ...unit, turn: { ...unit.turn, hasActed: true } }))
  const locked: Battle = { ...first(against({})), locks: [['thug', 'ana']], units: spent }
  const alone = runCommandInBattle({ ...locked, active: 'thug' }, act([], { fights: true }), createGivenDice([10, 10]))
  expect(alone.rolls.map(({ unit }) => unit)).toEqual(['thug', 'thug'])
})

test('distances are remembered until one of the two moves (P28-MEAS-3)', () => {
  const seen = [
    { unit: 'ana', distanceCm: 24 },
    { unit: 'ben', distanceCm: 30 },
  ]
  const battle = runCommandInBattle({ ...against({}), active: 'thug' }, ask(seen), none).battle
  expect(battle.measured).toHaveLength(2)
  const measured = { cm: 4, ground: [], contacts: [] }
  const ben: BattleCommand = { by: 'players', type: 'move', unit: 'ben', said: measured }
  expect(runCommandInBattle({ ...battle, active: 'ben' }, ben, none).battle.measured).toEqual([
    { units: ['thug', 'ana'], distanceCm: 24 },
  ])
})

test('an enemy leaves no action unused without a word (P28-SOLO-2)', () => {
  const battle = { ...against({}), active: 'thug' }
  const done = { by: 'enemies', type: 'end-activation', unit: 'thug' } as const
  expect(() => runCommandInBattle(battle, done, none)).toThrow('thug has 2 actions left')
  expect(notes(battle, { ...done, reason: 'it stands in the last corner' })).toEqual([
    'thug does no more: it stands in the last corner',
  ])
})

test('a vehicle of the list is told what it does by the range of its mounts (P28-AI-7)', () => {
  const gun = { cell: 'B3', section: 'hard-point', weapon: 'heavy-machine-gun' } as const
  const truck = { ...hullOf('truck', [...MEDIUM, gun]), side: 'enemies' }
  const battle = beginFirstTurn(
    createExampleBattle([createExampleCharacterOptions('ana', {}, 'players'), truck], {}, none),
    'truck',
  )
  const at = (distanceCm: number) =>
    notes(battle, {
      by: 'enemies',
      type: 'ask-enemy',
      unit: 'truck',
      seen: [{ unit: 'ana', distanceCm }],
      hasObstacle: false,
    })
  expect(at(30)[0]).toContain('Shoot at ana with the Heavy machine gun')
  expect(at(300)[0]).toContain('straight at ana')
})
