import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { setUpBattle } from '#main/games/planet28/battle/setup/setup.ts'
import {
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { hullOf } from '../support/planet28-hulls.ts'
import {
  carrying,
  changed,
  formatRollLabels,
  findRefusalRule,
  ruled,
  showing,
  executeWithFaces,
} from './planet28/ruling-demonstrations.ts'

// Rows of the printed tables at work in a battle, each by its own rule.

const foe = createExampleCharacterOptions('foe', { hp: 99, armour: 'ballistic' })
const measure = (distanceCm: number) => ({ distanceCm, isSeen: true, cover: 'none' }) as const

/** An attack of `us` with something, on `foe`. */
function attackWith(weapon: string, distanceCm: number | null): BattleCommand {
  const base = { by: 'us', unit: 'us', target: 'foe', strikes: [{ model: 'us.1', weapon }] }
  return distanceCm === null
    ? { ...base, type: 'fight', distanceCm: 0 }
    : { ...base, type: 'shoot', said: measure(distanceCm) }
}

/** Dice, what is added, range in cm (null: a fight), whether armour is rolled against it, its round. */
const WEAPONS: [string, number[], number, number | null, boolean, string?][] = [
  ['P28-W-fist', [4], -1, null, true],
  ['P28-W-club', [4], 0, null, true],
  ['P28-W-heavy-club', [6], 0, null, true],
  ['P28-W-dagger', [4], 3, null, true],
  ['P28-W-power-sword', [6, 6], 0, null, true],
  ['P28-W-great-sword', [6, 6], 6, null, true],
  ['P28-W-power-fist', [10], 5, null, false],
  ['P28-W-electro-maul', [20], 0, null, false],
  ['P28-W-psy-staff', [8, 8], 2, null, true],
  ['P28-W-flaming-torch', [4, 4, 4, 4], 0, null, true],
  ['P28-W-primitive-pistol', [4, 4], 0, 6, true, 'ammo-rough'],
  ['P28-W-black-powder-rifle', [4, 4], 0, 12, true, 'ammo-rough'],
  ['P28-W-laser-pistol', [8], 0, 15, true],
  ['P28-W-laser-rifle', [8, 8], 0, 40, true],
  ['P28-W-heavy-slug-pistol', [6, 6, 6], 0, 12, true, 'ammo-basic'],
  ['P28-W-heavy-slug-rifle', [6, 6, 6], 0, 30, true, 'ammo-basic'],
  ['P28-W-missile-launcher', [10, 10, 10], 5, 40, false, 'ammo-special'],
  ['P28-W-sniper-rifle', [10, 10], 0, 60, true],
  ['P28-W-shotgun', [8, 8, 8], 0, 20, true],
  ['P28-W-plasma-rifle', [12], 5, 25, false],
]

test.each<(typeof WEAPONS)[number]>(WEAPONS)(
  '%s rolls its dice, reaches as far as printed, meets armour or not',
  (rule, sides, plus, range, isMet, round) => {
    const weapon = rule.slice('P28-W-'.length)
    const us = carrying(createExampleCharacterOptions('us', { F: 9, S: 9, P: 9 }), [
      weapon,
      ...(round === undefined ? [] : [round]),
    ])
    const start = ruled([us, foe], {})
    const { rolls } = runCommandInBattle(start, attackWith(weapon, range), showing(2))
    const damage = rolls.find((roll) => roll.rule === rule)
    expect(damage?.dice.map((die) => die.sides)).toEqual(sides)
    expect(damage?.value).toBe(2 * sides.length + plus)
    expect(rolls.some((roll) => roll.rule === 'P28-ARM-ballistic')).toBe(isMet)
    if (range !== null) expect(findRefusalRule(start, attackWith(weapon, range + 1))).toBe('P28-SHOOT-1')
  },
)

test.each([
  ['P28-IT-ammo-rough', 'black-powder-rifle'],
  ['P28-IT-ammo-basic', 'heavy-slug-rifle'],
  ['P28-IT-ammo-special', 'missile-launcher'],
])('%s is one shot, and no other kind fits', (rule, weapon) => {
  const kind = rule.slice('P28-IT-'.length)
  const kinds = ['ammo-rough', 'ammo-basic', 'ammo-special']
  const shot = attackWith(weapon, 5)
  const with_ = (...rounds: string[]) =>
    ruled([carrying(createExampleCharacterOptions('us', { S: 9 }), [weapon, ...rounds]), foe], {})
  const fired = runCommandInBattle(with_(kind), shot, createGivenDice([10])).battle
  expect(getPeopleUnitInBattle(fired, 'us').models[0]?.equipment).toEqual([weapon])
  expect(findRefusalRule(with_(...kinds.filter((otherKind) => otherKind !== kind)), shot)).toBe('P28-WR-reload')
})

/** A gun of a vehicle at somebody 35 cm off. */
const gunned = (weapon: string) => {
  const gun: PlacedSection = { cell: 'C4', section: 'hard-point', weapon }
  const start = ruled(
    [hullOf('tank', [gun]), foe, createExampleCharacterOptions('near', { hp: 99 }, 'foe')],
    {},
    { active: 'tank' },
  )
  const fire = (distanceCm: number): BattleCommand => ({
    by: 'tank',
    type: 'fire',
    unit: 'tank',
    shots: [{ cell: 'C4', target: 'foe', said: measure(distanceCm), bystanders: [{ unit: 'near', distanceCm: 4 }] }],
  })
  return { start, fire }
}

test.each([
  ['P28-VW-battle-cannon', [12], 8, 60],
  ['P28-VW-sonic-cannon', [8], 2, 50],
  ['P28-VW-heavy-machine-gun', [6, 6, 6, 6, 6, 6], 12, 40],
  ['P28-VW-flame-cannon', [6, 6, 6], 6, 20],
] as const)('%s on a hard point: its dice and its range (P28-VS-hard-point)', (rule, sides, value, range) => {
  const { start, fire } = gunned(rule.slice('P28-VW-'.length))
  const { rolls } = runCommandInBattle(start, fire(range), showing(2))
  const damage = rolls.find(({ label }) => label.startsWith('Damage'))
  expect([damage?.dice.map((die) => die.sides), damage?.value]).toEqual([[...sides], value])
  expect(rolls.some(({ label }) => label.endsWith('blast'))).toBe(rule === 'P28-VW-battle-cannon')
  expect(findRefusalRule(start, fire(range + 1))).toBe('P28-SHOOT-1')
})

test.each([
  ['P28-ARM-light-armour', [6], []],
  ['P28-ARM-ballistic', [8], [8]],
  ['P28-ARM-energy-shield', [], [12]],
] as const)('%s against a blade and against Energy, cover beside it (P28-COVER-3)', (rule, blade, energy) => {
  const worn = createExampleCharacterOptions('foe', { hp: 99, armour: rule.slice('P28-ARM-'.length) })
  const dice = (weapon: string, command: BattleCommand) =>
    runCommandInBattle(
      ruled([carrying(createExampleCharacterOptions('us', { F: 9, S: 9 }), [weapon]), worn], {}),
      command,
      showing(1),
    )
      .rolls.filter((roll) => roll.rule === rule)
      .flatMap((roll) => roll.dice.map(({ sides }) => sides))
  const shot = attackWith('laser-pistol', 5)
  const covered = { ...shot, said: { ...measure(5), cover: 'part' } } as BattleCommand
  expect(dice('dagger', attackWith('dagger', null))).toEqual(blade)
  expect(dice('laser-pistol', shot)).toEqual(energy)
  const start = ruled([carrying(createExampleCharacterOptions('us', { S: 9 }), ['laser-pistol']), worn], {})
  expect(formatRollLabels(start, covered, showing(1))).toContain('Cover')
})

const climbing: BattleCommandOf<'move'> = {
  by: 'us',
  type: 'move',
  unit: 'us',
  said: { cm: 0, ground: [], contacts: [], climb: { faceCm: 8, toCm: 8 } },
}
const byTrait = (...traits: string[]) =>
  ruled([createExampleCharacterOptions('us', { A: 5, F: 5, P: 5, traits }), foe], {})
const kept = (traits: string[], faces: number[]) =>
  runCommandInBattle(byTrait(...traits), climbing, createGivenDice(faces)).rolls[0]?.value

test('two dice, the better or the worse; only on Psyche for who is Stupid (P28-TR-blessed, P28-TR-cursed, P28-TR-stupid)', () => {
  expect([kept(['blessed'], [9, 2]), kept(['cursed'], [2, 9]), kept(['stupid'], [2])]).toEqual([2, 9, 2])
  const cast: BattleCommand = { by: 'us', type: 'cast', unit: 'us', arcana: 'smite', target: 'foe', isSeen: true }
  const stupid = changed(byTrait('stupid'), 'us', (unit) => ({ ...unit, arcana: ['smite'] }))
  expect(runCommandInBattle(stupid, cast, createGivenDice([2, 9, 1])).rolls[0]?.value).toBe(9)
})

test('big ones are slow and charge harder, climbers climb better, skin is an armour of its own (P28-TR-big, P28-TR-climber, P28-TR-iron-skin)', () => {
  const move = (cm: number): BattleCommand => ({ ...climbing, said: { cm, ground: [], contacts: [] } })
  expect(executeWithFaces(byTrait('big'), move(7)).events).toContainEqual(
    expect.objectContaining({ type: 'shifted', cm: 7 }),
  )
  expect(runCommandInBattle(byTrait('climber'), climbing, showing(1)).rolls[0]?.target).toBe(7)
  const due = [{ ask: 'charge-fight', unit: 'us', target: 'foe', rule: 'P28-CHRG-1' }] as const
  const charge = {
    ...ruled([createExampleCharacterOptions('us', { F: 5, traits: ['big'] }), foe], {}, { locks: [['us', 'foe']] }),
    due,
  }
  const fought = runCommandInBattle(charge, attackWith('fist', null), showing(1)).rolls.find(
    ({ label }) => label === 'Fighting',
  )
  expect(fought?.modifiers).toContainEqual(expect.objectContaining({ rule: 'P28-TR-big', value: 1 }))
  const skinned = ruled(
    [
      createExampleCharacterOptions('us', { F: 9 }),
      createExampleCharacterOptions('foe', { hp: 99, traits: ['iron-skin'] }),
    ],
    {},
  )
  const skin = runCommandInBattle(skinned, attackWith('fist', null), showing(1)).rolls.find(
    ({ rule }) => rule === 'P28-TR-iron-skin',
  )
  expect(skin?.dice).toEqual([{ sides: 4, face: 1 }])
})

test('powers of a game are drawn by their faces in the order of the units, dice as they come (P28-TR-major-arcana, P28-ROLL-7)', () => {
  const units: UnitOptions[] = ['us', 'mate'].map((id) =>
    createExampleCharacterOptions(id, { traits: ['major-arcana'] }, 'us'),
  )
  const sides = ['us', 'foe'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] }))
  const options = { play: 'opposed' as const, goal: '', turns: 9, settings: {}, house: [], sides, units }
  const battle = setUpBattle(options, createGivenDice([1, 2, 3, 4, 5, 6]))
  expect(['us', 'mate'].map((id) => getPeopleUnitInBattle(battle, id).arcana.length)).toEqual([3, 3])
  expect(getPeopleUnitInBattle(battle, 'us').arcana).toEqual(['blind', 'smite', 'terrify'])
})

const drive = (cm: number): BattleCommand => ({
  by: 'tank',
  type: 'drive',
  unit: 'tank',
  cm,
  turnDegrees: 0,
  isBackwards: false,
  ground: 'even',
  wishes: [],
})

test('ground vehicles drive 15 cm, climb nothing, and hold as they like (P28-VT-ground, P28-CLIMB-6, P28-VEH-ABIL-1)', () => {
  const start = ruled([hullOf('tank'), foe], {}, { active: 'tank' })
  expect([15, 16].map((cm) => findRefusalRule(start, drive(cm)))).toEqual([null, 'P28-VEH-MOVE-1'])
  expect(findRefusalRule(start, { ...drive(5), obstacleCm: 6 } as BattleCommand)).toBe('P28-VEH-CLIMB')
  expect(findRefusalRule(start, { by: 'tank', type: 'hold', unit: 'tank' })).toBeNull()
})

test('a transport section seats three (P28-VS-transport-section)', () => {
  const people = ['a', 'b', 'c', 'd'].map((id) => createExampleCharacterOptions(id, {}, 'tank'))
  const seats: PlacedSection = { cell: 'D4', section: 'transport-section', facing: 'right' }
  let start = ruled([hullOf('tank', [seats]), ...people, foe], {})
  const board = (id: string): BattleCommand => ({ by: 'tank', type: 'embark', unit: id, vehicle: 'tank', cell: 'D4' })
  const moved = (id: string) =>
    changed({ ...start, active: id }, id, (unit) => ({
      ...unit,
      turn: { ...unit.turn, hasJustMoved: true, actions: 1 },
    }))
  for (const id of ['a', 'b', 'c']) start = executeWithFaces(moved(id), board(id)).battle
  expect(findRefusalRule(moved('d'), board('d'))).toBe('P28-VEH-TRANS-1')
})

test('the move of a charge counts against a shot after it, and its free fight is no shot (P28-CHRG-8)', () => {
  const armed = carrying(createExampleCharacterOptions('us', { S: 9, F: 9 }), ['laser-pistol'])
  const path = { cm: 4, ground: [], contacts: ['foe'] }
  const start = ruled([armed, foe], {})
  const charged = executeWithFaces(start, { by: 'us', type: 'move', unit: 'us', said: path, charge: 'foe' }).battle
  expect(getPeopleUnitInBattle(charged, 'us').turn.moves).toBe(1)
  expect(findRefusalRule(charged, attackWith('laser-pistol', null))).toBe('P28-FIGHT-3')
})

test('a squad and a vehicle are one opponent each in a focus test (P28-MULTI-3)', () => {
  const many = createExampleSquadOptions('foe', { hp: 9 }, [[], [], []])
  const units = [createExampleCharacterOptions('us', { AW: 9, F: 9 }), many, { ...hullOf('tank'), side: 'foe' }]
  const start = ruled(
    units,
    {},
    {
      locks: [
        ['us', 'foe'],
        ['us', 'tank'],
      ],
    },
  )
  expect(runCommandInBattle(start, attackWith('fist', null), showing(1)).rolls[0]).toMatchObject({
    label: 'Focus test',
    target: 7,
  })
})
