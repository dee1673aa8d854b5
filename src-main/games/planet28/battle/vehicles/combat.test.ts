import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { MEDIUM } from '#tests/support/planet28-hulls.ts'
import { getVehicle } from './get-vehicle.ts'

type VehicleOptions = Extract<UnitOptions, { kind: 'vehicle' }>

function tank(
  id: string,
  bought: readonly PlacedSection[],
  more: Partial<VehicleOptions['profile']> = {},
): UnitOptions {
  const sections = [...CORE_PLACED_SECTIONS, ...bought]
  const profile = { type: 'ground', A: 5, S: 6, sections, traits: [], abilities: [], weapons: [], ...more }
  const base = { id, name: id, side: id, warbandId: null, lasting: [], lostCells: [], damaged: [], isFlying: false }
  return { ...base, kind: 'vehicle', profile, stock: ['ammo-basic', 'ammo-basic'] }
}

const GUN: PlacedSection = { cell: 'C4', section: 'hard-point', weapon: 'heavy-machine-gun' }
const RIFLE: PlacedSection = { cell: 'D4', section: 'turret-hard-point', weapon: 'heavy-slug-rifle' }
const measured = { distanceCm: 10, isSeen: true, cover: 'none' } as const

function battle(units: readonly UnitOptions[], active: string, settings = {}): Battle {
  return beginFirstTurn(createExampleBattle(units, settings, createGivenDice([])), active)
}

const shotAt = (target: string, hull?: BattleCommandOf<'shoot'>['hull']): BattleCommand => ({
  by: 'us',
  type: 'shoot',
  unit: 'us',
  target,
  strikes: [{ model: 'us.1', weapon: 'laser-rifle' }],
  said: measured,
  ...(hull === undefined ? {} : { hull }),
})

const cellsOf = (after: Battle, id: string) =>
  Object.fromEntries(getVehicle({ battle: after }, id).sections.map(({ cell, hitPoints }) => [cell, hitPoints]))

test('a shot at a vehicle: the side is said, no armour, excess goes on to the next section (P28-VEH-DMG-1, P28-VEH-DMG-2, P28-VEH-FACE-1)', () => {
  const start = battle(
    [createExampleCharacterOptions('us', { weapon: 'laser-rifle', S: 6 }), tank('foe', MEDIUM)],
    'us',
  )
  expect(() => runCommandInBattle(start, shotAt('foe'), createGivenDice([]))).toThrow(
    'Say which side of foe is attacked.',
  )
  const hit = runCommandInBattle(start, shotAt('foe', { facing: 'front', wishes: ['D2'] }), createGivenDice([1, 8, 8]))
  expect(cellsOf(hit.battle, 'foe')).toMatchObject({ D2: 0, C2: 4, C3: 10 })
  expect(hit.battle.units[0]?.tally).toMatchObject({ hits: 1, sectionsDestroyed: 1 })
})

test('cover of a hull is one roll; of a medium one more than half must be hidden (P28-VEH-COVER-1, P28-VTR-camo)', () => {
  const start = battle(
    [createExampleCharacterOptions('us', { weapon: 'laser-rifle', S: 6 }), tank('foe', MEDIUM)],
    'us',
  )
  const half = runCommandInBattle(
    start,
    shotAt('foe', { facing: 'front', hiddenPercent: 50, wishes: ['C2'] }),
    createGivenDice([1, 4, 4]),
  )
  expect(cellsOf(half.battle, 'foe')).toMatchObject({ C2: 7 })
  const more = runCommandInBattle(
    start,
    shotAt('foe', { facing: 'front', hiddenPercent: 51, wishes: ['C2'] }),
    createGivenDice([1, 4, 4, 6]),
  )
  expect(cellsOf(more.battle, 'foe')).toMatchObject({ C2: 13 })
  const camo = battle(
    [createExampleCharacterOptions('us', { weapon: 'laser-rifle' }), tank('foe', MEDIUM, { traits: ['camo'] })],
    'us',
  )
  const far = {
    ...shotAt('foe', { facing: 'front', wishes: ['C2'] }),
    said: { ...measured, distanceCm: 31 },
  } as BattleCommand
  expect(cellsOf(runCommandInBattle(camo, far, createGivenDice([1, 4, 4, 6])).battle, 'foe')).toMatchObject({ C2: 13 })
})

test('a Tank hunter shoots at vehicles with +1, smoke takes from who is far (P28-TR-tank-hunter, P28-VS-smoke-launchers)', () => {
  const hunter = createExampleCharacterOptions('us', { weapon: 'laser-rifle', S: 6, traits: ['tank-hunter'] })
  const start = battle([hunter, tank('foe', [{ cell: 'C4', section: 'smoke-launchers' }])], 'us')
  const smoking = {
    ...start,
    units: start.units.map((unit) => (unit.kind === 'vehicle' ? { ...unit, smokeTurn: 1 } : unit)),
  }
  expect(runCommandInBattle(smoking, shotAt('foe'), createGivenDice([9])).rolls[0]).toMatchObject({
    target: 6,
    modifiers: [{ value: 6 }, { source: 'Tank hunter', value: 1 }, { source: 'Smoke launchers', value: -1 }],
  })
})

const fire = (shots: readonly object[]): BattleCommand => ({ by: 'v', type: 'fire', unit: 'v', shots }) as BattleCommand

test('a vehicle fires a weapon a crew, each at its own target, and its moves do not count (P28-VEH-SHOOT-1, P28-VEH-SHOOT-2)', () => {
  const start = battle([tank('v', [GUN, RIFLE]), createExampleCharacterOptions('foe', { hp: 40 })], 'v')
  const both = ['C4', 'D4'].map((cell) => ({ cell, target: 'foe', said: measured }))
  expect(() => runCommandInBattle(start, fire(both), createGivenDice([]))).toThrow('v has crew for 1 of these 2 shots.')
  const moved = {
    ...start,
    units: start.units.map((unit) => ({ ...unit, turn: { ...unit.turn, moves: unit.id === 'v' ? 2 : 1 } })),
  }
  const shot = runCommandInBattle(moved, fire(both.slice(0, 1)), createGivenDice([4, 1, 2, 3, 4, 5, 6, 3]))
  expect(shot.rolls[0]).toMatchObject({ target: 5, isSuccess: true })
  expect(getPeopleUnitInBattle(shot.battle, 'foe').models[0]?.hitPoints).toBe(21)
  expect(shot.battle.units[0]?.tally.hits).toBe(1)
})

test('weapons that reload take rounds of the stock, loaded as many at once as there is crew (P28-VEH-ACT-1, `vehicleReload`)', () => {
  const units = [tank('v', [GUN, RIFLE]), createExampleCharacterOptions('foe', { hp: 40 })]
  const rifle = fire([{ cell: 'D4', target: 'foe', said: measured }])
  const shot = runCommandInBattle(battle(units, 'v'), rifle, createGivenDice([10])).battle
  expect(getVehicle({ battle: shot }, 'v').stock).toEqual(['ammo-basic'])
  expect(() => runCommandInBattle(shot, rifle, createGivenDice([]))).toThrow('is empty: load it first')
  const load: BattleCommand = { by: 'v', type: 'load-mounts', unit: 'v', cells: ['D4'] }
  const loaded = runCommandInBattle(shot, load, createGivenDice([])).battle
  expect(getVehicle({ battle: loaded }, 'v').turn.actions).toBe(0)
  const free = { ...shot, settings: { ...shot.settings, vehicleReload: 'free' } } as Battle
  expect(getVehicle({ battle: runCommandInBattle(free, load, createGivenDice([])).battle }, 'v').turn.actions).toBe(1)
})

/** Somebody in the seats of the vehicle. */
function aboard(start: Battle, id: string): Battle {
  const seat = { vehicle: 'v', cell: 'D4' } as const
  return {
    ...start,
    units: start.units.map((unit) => (unit.id === id && unit.kind !== 'vehicle' ? { ...unit, aboard: seat } : unit)),
  }
}

test('a Gunner aboard is crew with its own Shooting, loopholes let passengers fire, a Pilot lends its skills (P28-TR-gunner, P28-VTR-loopholes, P28-TR-pilot)', () => {
  const seats: PlacedSection = { cell: 'D4', section: 'transport-section' }
  const gunner = createExampleCharacterOptions('g', { S: 9, weapon: 'laser-pistol', traits: ['gunner', 'pilot'] }, 'v')
  const start = aboard(
    battle([tank('v', [GUN, seats]), gunner, createExampleCharacterOptions('foe', { hp: 40 })], 'v'),
    'g',
  )
  expect(() =>
    runCommandInBattle(
      start,
      fire([{ cell: 'C4', passenger: 'foe', target: 'foe', said: measured }]),
      createGivenDice([]),
    ),
  ).toThrow('is aboard v')
  const manned = runCommandInBattle(
    start,
    fire([{ cell: 'C4', passenger: 'g', target: 'foe', said: measured }]),
    createGivenDice([10]),
  )
  expect(manned.rolls[0]).toMatchObject({ unit: 'g', target: 9 })
  expect(
    runCommandInBattle(start, fire([{ cell: 'C4', target: 'foe', said: measured }]), createGivenDice([10])).rolls[0],
  ).toMatchObject({
    target: 9,
  })
  const through = fire([{ passenger: 'g', weapon: 'laser-pistol', target: 'foe', said: measured }])
  expect(() => runCommandInBattle(start, through, createGivenDice([]))).toThrow('Nobody shoots out of v.')
  const slits = aboard(
    battle([tank('v', [GUN, seats], { traits: ['loopholes'] }), gunner, createExampleCharacterOptions('foe', {})], 'v'),
    'g',
  )
  expect(runCommandInBattle(slits, through, createGivenDice([10])).rolls[0]).toMatchObject({ unit: 'g', target: 9 })
})

test('an Engineer aboard mends around its seat at the start of each turn (P28-TR-engineer)', () => {
  const engineer = createExampleCharacterOptions('e', { traits: ['engineer'] }, 'v')
  const hurt = tank('v', [GUN, { cell: 'D4', section: 'transport-section' }])
  const units = [
    { ...hurt, damaged: [{ cell: 'C4', hitPoints: 3 }] } as UnitOptions,
    engineer,
    createExampleCharacterOptions('foe', { A: 3 }),
  ]
  const start: Battle = { ...aboard(createExampleBattle(units, {}, createGivenDice([])), 'e'), active: null }
  const begun = runCommandInBattle(start, { by: 'v', type: 'begin-turn', near: [] }, createGivenDice([4]))
  expect(cellsOf(begun.battle, 'v')).toMatchObject({ C4: 7 })
})

test('who is aboard is no target; a locked vehicle neither shoots nor is shot at, unless ruled so (P28-VEH-TRANS-1, P28-VEH-SHOOT-3)', () => {
  const units = [
    tank('v', [GUN, { cell: 'D4', section: 'transport-section' }]),
    createExampleCharacterOptions('p', {}, 'v'),
    createExampleCharacterOptions('us', { weapon: 'laser-rifle' }),
  ]
  const start = aboard(battle(units, 'us'), 'p')
  expect(() => runCommandInBattle(start, shotAt('p'), createGivenDice([]))).toThrow(
    'p is aboard a vehicle: attack that.',
  )
  const locked: Battle = { ...start, active: 'v', locks: [['v', 'us']] }
  const shot = fire([{ cell: 'C4', target: 'us', said: measured }])
  expect(() => runCommandInBattle(locked, shot, createGivenDice([]))).toThrow('Nobody shoots while locked in combat.')
  const free = { ...locked, locks: [['v', 'x']], settings: { ...locked.settings, vehicleLock: 'none' } } as Battle
  expect(runCommandInBattle(free, shot, createGivenDice([10])).rolls).toHaveLength(1)
})

const blow = (hull?: BattleCommandOf<'fight'>['hull'], counter?: string): BattleCommand => ({
  by: 'us',
  type: 'fight',
  unit: 'us',
  target: 'v',
  strikes: [{ model: 'us.1', weapon: 'great-sword' }],
  distanceCm: 0,
  ...(hull === undefined ? {} : { hull }),
  ...(counter === undefined ? {} : { answer: { counter } }),
})

test('people fight a vehicle by its sides, and it fights back with its hull; in a draw it stays (P28-VEH-FIGHT-1, P28-VEH-FIGHT-3)', () => {
  const start = battle(
    [createExampleCharacterOptions('us', { weapon: 'great-sword', F: 8, hp: 30 }), tank('v', MEDIUM)],
    'us',
  )
  expect(() => runCommandInBattle(start, blow(), createGivenDice([]))).toThrow('Say which side of v is attacked.')
  const both = runCommandInBattle(
    start,
    blow({ facing: 'rear', wishes: ['C3'] }, 'hull'),
    createGivenDice([1, 1, 6, 6, 10, 1]),
  )
  expect(cellsOf(both.battle, 'v')).toMatchObject({ C3: 0, D3: 2 })
  expect(getPeopleUnitInBattle(both.battle, 'us').models[0]?.hitPoints).toBe(20)
  expect(both.events.filter(({ type }) => type === 'shifted').map((event) => 'unit' in event && event.unit)).toEqual([
    'us',
    'us',
  ])
  expect(both.battle.locks).toEqual([])
})

const ram = (charge: string, contacts: string[]): BattleCommand => ({
  by: 'v',
  type: 'ram',
  unit: 'v',
  charge,
  contacts,
  cm: 10,
  turnDegrees: 0,
  isBackwards: false,
  ground: 'even',
  wishes: [],
})

test('a ram hurts all people that it touches, then fights with the charge die; nobody blocks it (P28-VEH-FIGHT-2, `ramHits`)', () => {
  const units = [
    tank('v', MEDIUM),
    createExampleCharacterOptions('foe', { hp: 30 }),
    createExampleCharacterOptions('too', { hp: 30 }, 'foe'),
  ]
  const start = battle(units, 'v')
  const rammed = runCommandInBattle(start, ram('foe', ['foe', 'too']), createGivenDice([4, 1, 3, 1])).battle
  expect(['foe', 'too'].map((id) => getPeopleUnitInBattle(rammed, id).models[0]?.hitPoints)).toEqual([26, 27])
  const fight = { by: 'v', type: 'vehicle-fight', unit: 'v', target: 'foe' } as const
  expect(() => runCommandInBattle(rammed, { ...fight, answer: { block: true } }, createGivenDice([]))).toThrow(
    'Nobody blocks v.',
  )
  const fought = runCommandInBattle(rammed, fight, createGivenDice([2, 6, 9, 4]))
  expect(fought.rolls[1]).toMatchObject({ target: 7, modifiers: [{ value: 5 }, { source: 'Charge', value: 2 }] })
  expect(getPeopleUnitInBattle(fought.battle, 'foe').models[0]?.hitPoints).toBe(20)
  expect(fought.battle.due).toMatchObject([{ ask: 'push', unit: 'v', target: 'foe' }])
  const targetOnly = { ...start, settings: { ...start.settings, ramHits: 'targetOnly' } } as Battle
  expect(
    getPeopleUnitInBattle(
      runCommandInBattle(targetOnly, ram('foe', ['foe', 'too']), createGivenDice([4, 1])).battle,
      'too',
    ).models[0]?.hitPoints,
  ).toBe(30)
})

test('it leaves straight backwards at half speed after the free fights, without a die (P28-VEH-FIGHT-3)', () => {
  const start: Battle = {
    ...battle([tank('v', MEDIUM), createExampleCharacterOptions('us', { weapon: 'great-sword' })], 'v'),
    locks: [['v', 'us']],
  }
  const left = runCommandInBattle(start, { by: 'v', type: 'break-away', unit: 'v' }, createGivenDice([])).battle
  const back = { by: 'v', type: 'back-off', unit: 'v', cm: 7, ground: 'even', wishes: [] } as const
  expect(() => runCommandInBattle(left, { ...back, wishes: [] }, createGivenDice([]))).toThrow(
    'First its opponents fight',
  )
  const gone = runCommandInBattle(
    left,
    { by: 'us', type: 'free-fight', unit: 'us', weapon: null },
    createGivenDice([]),
  ).battle
  expect(() => runCommandInBattle(gone, { ...back, cm: 8, wishes: [] }, createGivenDice([]))).toThrow(
    'moves 7 cm at most',
  )
  expect(runCommandInBattle(gone, { ...back, wishes: [] }, createGivenDice([])).battle).toMatchObject({
    locks: [],
    due: [],
  })
})

test('a vehicle whose engine is lost to a free fight stays in the combat (P28-VEH-FIGHT-3, P28-LEAVE-2)', () => {
  const start: Battle = {
    ...battle([tank('v', []), createExampleCharacterOptions('us', { weapon: 'great-sword', F: 8 })], 'v'),
    locks: [['v', 'us']],
  }
  const left = runCommandInBattle(start, { by: 'v', type: 'break-away', unit: 'v' }, createGivenDice([])).battle
  const hit: BattleCommand = { by: 'us', type: 'free-fight', unit: 'us', weapon: 'great-sword' }
  const stopped = runCommandInBattle(left, hit, createGivenDice([1, 2, 2])).battle
  expect(cellsOf(stopped, 'v')).toEqual({ C3: 0, D3: 10 })
  const back: BattleCommand = { by: 'v', type: 'back-off', unit: 'v', cm: 7, ground: 'even', wishes: [] }
  const push: BattleCommand = { by: 'us', type: 'push', unit: 'us', cm: 0, contacts: [] }
  const asked = stopped.due.some(({ ask }) => ask === 'push')
    ? runCommandInBattle(stopped, push, createGivenDice([])).battle
    : stopped
  expect(runCommandInBattle(asked, back, createGivenDice([])).battle).toMatchObject({ locks: [['v', 'us']], due: [] })
})

test('by ruling a frightening target keeps a vehicle off, unless a die is below its sections (P28-BREAK-9, `vehicleFear`)', () => {
  const ghost = createExampleCharacterOptions('foe', { traits: ['terrifying'] })
  const shot = fire([{ cell: 'C4', target: 'foe', said: measured }])
  const bold = battle([tank('v', [GUN]), ghost], 'v')
  expect(runCommandInBattle(bold, shot, createGivenDice([10])).rolls).toMatchObject([{ label: 'Shooting' }])
  const shy = battle([tank('v', [GUN]), ghost], 'v', { vehicleFear: 'sectionRoll' })
  const lost = runCommandInBattle(shy, shot, createGivenDice([3]))
  expect(lost.rolls).toMatchObject([{ label: 'Test of fear' }])
  expect(getVehicle(lost, 'v').turn.actions).toBe(1)
})

test('a desk is offered what a vehicle can do: its mounts, a ram, what touches it (P28-VEH-ACT-1)', () => {
  const start = battle([tank('v', [GUN]), tank('foe', MEDIUM)], 'v')
  const asked = (currentBattle: Battle) => listBattleChoices(currentBattle)
  const open = (currentBattle: Battle) =>
    asked(currentBattle).orders.flatMap(({ id, refusal }) => (refusal === null ? [id] : []))
  expect(open(start)).toEqual(['drive', 'ram', 'fire:C4', 'drop', 'hold', 'end-activation'])
  const gun = asked(start).orders.find(({ id }) => id === 'fire:C4')
  expect(gun).toMatchObject({ targetField: 'shots', targets: [{ unit: 'foe', facts: ['hull'], refusal: null }] })
  const locked: Battle = { ...start, locks: [['v', 'foe']] }
  expect(open(locked)).toEqual(['vehicle-fight', 'break-away', 'drop', 'hold', 'end-activation'])
  const fight = asked(locked).orders.find(({ id }) => id === 'vehicle-fight')
  expect(fight?.targets).toMatchObject([{ unit: 'foe', refusal: null }])
  const rammed = runCommandInBattle(start, ram('foe', ['foe']), createGivenDice([])).battle
  expect(open(rammed)).toEqual(['vehicle-fight', 'skip-fight'])
})

test('what pierces armour cancels the cover of a hull, unless ruled that it stays (P28-WR-armour-piercing, `apVsVehicleCover`)', () => {
  const shot = {
    ...shotAt('foe', { facing: 'front', hiddenPercent: 100, wishes: ['C2'] }),
    strikes: [{ model: 'us.1', weapon: 'plasma-rifle' }],
  }
  const units = [createExampleCharacterOptions('us', { weapon: 'plasma-rifle', S: 6 }), tank('foe', MEDIUM)]
  expect(
    cellsOf(runCommandInBattle(battle(units, 'us'), shot as BattleCommand, createGivenDice([1, 5])).battle, 'foe'),
  ).toMatchObject({
    C2: 5,
  })
  const kept = battle(units, 'us', { apVsVehicleCover: 'keeps' })
  expect(
    cellsOf(runCommandInBattle(kept, shot as BattleCommand, createGivenDice([1, 5, 6])).battle, 'foe'),
  ).toMatchObject({ C2: 11 })
})

test('by ruling poison works on vehicles too (P28-WR-poisonous, `poisonVehicles`)', () => {
  const units = [createExampleCharacterOptions('us', { weapon: 'flaming-torch', F: 8 }), tank('v', [])]
  const hit = { ...blow(), strikes: [{ model: 'us.1', weapon: 'flaming-torch' }] } as BattleCommand
  const bitten = (settings: object) =>
    runCommandInBattle(battle(units, 'us', settings), hit, createGivenDice([1, 1, 1, 1, 1])).battle
  expect(bitten({}).units[1]?.conditions).toEqual([])
  const sick = bitten({ poisonVehicles: true })
  const next: Battle = { ...sick, phase: 'between', active: null, due: [], locks: [] }
  const begun = runCommandInBattle(next, { by: 'us', type: 'begin-turn', near: [] }, createGivenDice([3]))
  expect(cellsOf(sick, 'v')).toEqual({ C3: 6, D3: 10 })
  expect(cellsOf(begun.battle, 'v')).toEqual({ C3: 3, D3: 10 })
})
