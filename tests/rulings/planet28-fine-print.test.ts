import { expect, test } from 'vitest'
import {
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { hullOf, MEDIUM } from '../support/planet28-hulls.ts'
import {
  carrying,
  changed,
  hitPointsIn,
  none,
  findRefusalRule,
  ruled,
  showing,
  executeWithFaces,
} from './planet28/ruling-demonstrations.ts'

// What is easily overlooked where two rules meet.

const foe = createExampleCharacterOptions('foe', { hp: 40 })
const ghost = createExampleCharacterOptions('foe', { hp: 20, traits: ['unearthly'] })
const measured = { distanceCm: 5, isSeen: true, cover: 'none' } as const
const rocketeer = carrying(createExampleCharacterOptions('us', { S: 9, hp: 40 }), ['missile-launcher', 'ammo-special'])
const rocket: BattleCommand = {
  by: 'us',
  type: 'shoot',
  unit: 'us',
  target: 'foe',
  strikes: [{ model: 'us.1', weapon: 'missile-launcher' }],
  said: measured,
  bystanders: [
    { unit: 'foe', distanceCm: 0 },
    { unit: 'mate', distanceCm: 4 },
  ],
}
const mate = createExampleCharacterOptions('mate', { hp: 40 }, 'us')
const blasted = (target: UnitOptions) =>
  runCommandInBattle(ruled([rocketeer, mate, target], {}), rocket, showing(1))
    .rolls.filter(({ label }) => label.endsWith('blast'))
    .map(({ unit }) => unit)

test('a blast spares whom it struck, friends it does not; it goes off on the Unearthly as well (P28-WR-explosive, P28-TR-unearthly)', () => {
  expect(blasted(foe)).toEqual(['mate'])
  expect(blasted(ghost)).toEqual(['mate'])
  const crowd = createExampleSquadOptions('foe', { hp: 4 }, [[], [], [], []])
  const near = { ...rocket, bystanders: [{ unit: 'foe', model: 'foe.2', distanceCm: 3 }] }
  const blast = runCommandInBattle(ruled([rocketeer, mate, crowd], {}), near, showing(1)).rolls.filter(({ label }) =>
    label.endsWith('blast'),
  )
  expect(blast.map(({ unit }) => unit)).toEqual(['foe'])
})

test('poison, wrecks and draining do nothing to the Unearthly, fire of a power does (P28-TR-unearthly, P28-WR-poisonous, P28-VEH-TRANS-2, P28-AB-drain, P28-ARC-7)', () => {
  const bearing = (at: 'turn-start' | 'turn-end', keywords: readonly string[]): Battle => {
    const effects = [{ shape: 'hurts', at, damage: '4', whom: 'bearer', keywords } as const]
    const condition = { id: 'it', source: 'It', rule: 'P28-WR-poisonous', effects, until: null, by: 'us' }
    return changed(ruled([createExampleCharacterOptions('us', {}), ghost], {}), 'foe', (unit) => ({
      ...unit,
      conditions: [condition],
    }))
  }
  const begun = { ...bearing('turn-start', []), phase: 'between' as const, active: null }
  const begin: BattleCommand = { by: 'us', type: 'begin-turn', near: [] }
  let face = 0
  const rollOff = { die: (sides: number) => (face = (face % sides) + 1) }
  expect(hitPointsIn(runCommandInBattle(begun, begin, rollOff).battle, 'foe')).toBe(20)
  const ending = (keywords: readonly string[]) => ({ ...bearing('turn-end', keywords), active: null, order: [] })
  const end: BattleCommand = { by: 'us', type: 'end-turn' }
  expect(hitPointsIn(executeWithFaces(ending([]), end).battle, 'foe')).toBe(20)
  expect(hitPointsIn(executeWithFaces(ending(['arcane']), end).battle, 'foe')).toBe(16)
  const drainer = changed(ruled([createExampleCharacterOptions('us', {}), ghost], {}), 'us', (unit) => ({
    ...unit,
    profile: { ...unit.profile, abilities: ['drain'] },
  }))
  const drain: BattleCommand = { by: 'us', type: 'ability', unit: 'us', ability: 'drain', target: 'foe', distanceCm: 3 }
  expect(findRefusalRule(drainer, drain)).toBe('P28-AB-drain')
})

test('of a squad on a wall each falls or holds on for itself, however many are dead (P28-CLIMB-2, P28-CLIMB-4, P28-SQ-6)', () => {
  const climbers = (fallen: number): Battle =>
    changed(ruled([createExampleSquadOptions('us', { A: 5, hp: 20 }, [[], [], [], []]), foe], {}), 'us', (unit) => ({
      ...unit,
      onFace: { faceCm: 30, reachedCm: 10 },
      models: unit.models.map((model, at) => (at < 4 - fallen ? model : { ...model, hitPoints: 0, fate: 'slain' })),
    }))
  const climb: BattleCommand = {
    by: 'us',
    type: 'move',
    unit: 'us',
    said: { cm: 0, ground: [], contacts: [], climb: { faceCm: 30, toCm: 20 } },
  }
  const allFell = runCommandInBattle(climbers(1), climb, showing(9)).battle
  expect(getPeopleUnitInBattle(allFell, 'us').onFace).toBeNull()
  expect(getPeopleUnitInBattle(allFell, 'us').models.map(({ hitPoints }) => hitPoints)).toEqual([15, 15, 15, 0])
  const stay: BattleCommand = { by: 'us', type: 'end-activation', unit: 'us' }
  const oneFell = executeWithFaces(climbers(0), stay, [1, 9, 1, 1]).battle
  expect(getPeopleUnitInBattle(oneFell, 'us').onFace).toEqual({ faceCm: 30, reachedCm: 10 })
  expect(getPeopleUnitInBattle(oneFell, 'us').models.map(({ hitPoints }) => hitPoints)).toEqual([20, 15, 20, 20])
})

test('a power that burns is aimed at a member of a squad by name (P28-ARC-0, P28-ARC-7)', () => {
  const start = changed(
    ruled(
      [createExampleCharacterOptions('us', { P: 9 }), createExampleSquadOptions('foe', { hp: 20 }, [[], [], []])],
      {},
    ),
    'us',
    (unit) => ({
      ...unit,
      arcana: ['flame'],
    }),
  )
  const cast: BattleCommand = {
    by: 'us',
    type: 'cast',
    unit: 'us',
    arcana: 'flame',
    target: 'foe',
    member: 'foe.2',
    isSeen: true,
  }
  expect(
    getPeopleUnitInBattle(executeWithFaces(start, cast, [1, 6]).battle, 'foe').models.map(({ hitPoints }) => hitPoints),
  ).toEqual([20, 14, 20])
})

test('weapons of a vehicle that fire together take a round each (P28-WEAP-3, P28-VEH-SHOOT-1)', () => {
  const sections: readonly PlacedSection[] = [
    { cell: 'C4', section: 'turret-hard-point', weapon: 'heavy-slug-rifle' },
    { cell: 'D4', section: 'turret-hard-point', weapon: 'heavy-slug-rifle' },
    { cell: 'C2', section: 'crew' },
  ]
  const tank = (stock: string[]) => ({ ...hullOf('tank', sections), stock }) as UnitOptions
  const fire: BattleCommand = {
    by: 'tank',
    type: 'fire',
    unit: 'tank',
    shots: (['C4', 'D4'] as const).map((cell) => ({ cell, target: 'foe', said: measured })),
  }
  const firing = (...stock: string[]) => findRefusalRule(ruled([tank(stock), foe], {}, { active: 'tank' }), fire)
  expect(firing('ammo-basic')).toBe('P28-WEAP-3')
  expect(firing('ammo-basic', 'ammo-rough')).toBe('P28-WEAP-3')
  expect(firing('ammo-basic', 'ammo-basic')).toBeNull()
})

test('landing is moving: a flyer that is stalled or has lost its engine cannot, and crashes (P28-VT-flyer)', () => {
  const flyer = (more: object) =>
    ({
      ...hullOf('tank', MEDIUM, { type: 'flyer', abilities: ['turbo-boost'] }),
      isFlying: true,
      ...more,
    }) as UnitOptions
  const land: BattleCommand = { by: 'tank', type: 'change-height', unit: 'tank', isFlying: false }
  const flying = (more: object = {}) => ruled([flyer(more), foe], {}, { active: 'tank' })
  expect(findRefusalRule(flying(), land)).toBeNull()
  expect(findRefusalRule(flying({ lostCells: ['C3'] }), land)).toBe('P28-VEH-DMG-4')
  const stalled = executeWithFaces(flying(), { by: 'tank', type: 'boost', unit: 'tank' }, [1]).battle
  expect(findRefusalRule(stalled, land)).toBe('P28-VAB-turbo-boost')
  const end = runCommandInBattle({ ...stalled, active: null, order: [] }, { by: 'tank', type: 'end-turn' }, none)
  expect(end.events).toContainEqual(expect.objectContaining({ type: 'noted', rule: 'P28-VT-flyer' }))
})
