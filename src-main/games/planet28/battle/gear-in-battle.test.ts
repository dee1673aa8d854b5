import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { sumModifiers } from '#main/games/kit/modifier.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { blowOf, shotOf } from '#tests/support/planet28-attacks.ts'
import { listSkillParts } from './rolls/skills.ts'
import { getPeopleUnit } from './transaction.ts'

const none = createGivenDice([])

function carrying(given: object, equipment: readonly string[]): UnitOptions {
  const character = createExampleCharacterOptions('us', { ...given })
  if (character.kind !== 'character') throw new Error('a character')
  return { ...character, profile: { ...character.profile, equipment: [...equipment] } }
}

function table(us: UnitOptions, foe: object = {}, settings: object = {}, dice = none): Battle {
  return {
    ...beginFirstTurn(
      createExampleBattle([us, createExampleCharacterOptions('foe', { ...foe })], { ...settings }, dice),
      'us',
    ),
  }
}

function agility(battle: Battle, moments: Parameters<typeof listSkillParts>[1]['moments'] = []): number {
  let value = 0
  runInBattle(battle, none, (transaction) => {
    value = sumModifiers(listSkillParts(transaction, { unit: getPeopleUnit(transaction, 'us'), skill: 'A', moments }))
  })
  return value
}

const fight = (weapon: string) => blowOf(weapon, 2)
const hp = (battle: Battle, id: string) => getPeopleUnitInBattle(battle, id).models[0]?.hitPoints

test('a Heavy weapon slows who holds it, not who carries it; two slow no more (P28-WR-heavy)', () => {
  const maul = carrying({}, ['electro-maul'])
  expect(agility(table(maul))).toBe(4)
  const put = runCommandInBattle(table(maul), { by: 'us', type: 'take-in-hand', unit: 'us', hands: [] }, none).battle
  expect(agility(put)).toBe(5)
})

test('heavy armour slows moves alone, power armour quickens (P28-ARM-heavy-armour, P28-ARM-power-armour)', () => {
  const heavy = table(carrying({}, ['heavy-armour']))
  expect([agility(heavy), agility(heavy, ['moving'])]).toEqual([5, 4])
  expect(agility(table(carrying({}, ['power-armour'])))).toBe(6)
})

test('heavy armour rolls the dice that were ruled, and what has no dice rolls none, or as bare skin (`heavyArmourDice`, `xArmourRolls`)', () => {
  const labels = (armour: string, settings: object, faces: number[]) =>
    runCommandInBattle(
      table(carrying({ F: 9 }, ['dagger']), { armour }, settings),
      fight('dagger'),
      createGivenDice(faces),
    ).rolls.map(({ dice }) => dice.map(({ sides }) => sides))
  expect(labels('heavy-armour', { heavyArmourDice: '2D12' }, [1, 4, 1, 1])).toEqual([[10], [4], [12, 12]])
  expect(labels('psy-hood', {}, [1, 1])).toEqual([[10], [4]])
  expect(labels('psy-hood', { xArmourRolls: 'noArmour' }, [1, 1, 1])).toEqual([[10], [4], [4]])
})

test('an integral weapon stays in hand (P28-WR-integral)', () => {
  const battle = table(carrying({}, ['power-fist', 'dagger']))
  expect(() =>
    runCommandInBattle(battle, { by: 'us', type: 'take-in-hand', unit: 'us', hands: ['dagger'] }, none),
  ).toThrow('cannot be taken off')
})

test('living armour soaks before its wearer, and is gone with its last point (P28-ARM-living-armour)', () => {
  const worn = table(carrying({ F: 9 }, ['dagger']), { armour: 'living-armour' }, {}, createGivenDice([5]))
  const hit = runCommandInBattle(worn, fight('dagger'), createGivenDice([1, 4])).battle
  expect([getPeopleUnitInBattle(hit, 'foe').models[0]?.pool, hp(hit, 'foe')]).toEqual([0, 18])
  expect(hit.due).toMatchObject([{ ask: 'push' }])
})

test('a strange idol rolls a failed Psyche roll again for a hit point, where that is wished (P28-IT-strange-idol)', () => {
  const idol = table(carrying({ F: 9, P: 5 }, ['strange-idol']))
  const caster = {
    ...idol,
    units: idol.units.map((unit) =>
      unit.id === 'us' && unit.kind !== 'vehicle' ? { ...unit, arcana: ['teleport'] } : unit,
    ),
  }
  const cast = { by: 'us', type: 'cast', unit: 'us', arcana: 'teleport' } as const
  expect(hp(runCommandInBattle(caster, { ...cast, rerolls: 'paid' }, createGivenDice([9, 2])).battle, 'us')).toBe(19)
  expect(hp(runCommandInBattle(caster, cast, createGivenDice([9, 2])).battle, 'us')).toBe(20)
})

test('by ruling every source rolls a failed roll again, one of a turn and one of a roll alike (P28-ROLL-6, `rerollsPerRoll`)', () => {
  const cast = { by: 'us', type: 'cast', unit: 'us', arcana: 'teleport', rerolls: 'paid' } as const
  const rolled = (rerollsPerRoll: number | string) => {
    const start = table(carrying({ P: 5, traits: ['psychic'] }, ['strange-idol']), {}, { rerollsPerRoll })
    const units = start.units.map((unit) => (unit.id === 'us' ? { ...unit, arcana: ['teleport'] } : unit))
    const { battle, rolls } = runCommandInBattle({ ...start, units }, cast, createGivenDice([9, 9, 2]))
    return [rolls.flatMap(({ isSuccess }) => (isSuccess === null ? [] : [isSuccess])), hp(battle, 'us')]
  }
  expect(rolled('unlimited')).toEqual([[false, false, true], 19])
  expect(rolled(1)).toEqual([[false, false], 20])
})

test('psyka casts any power as an item, once a piece (P28-IT-psyka)', () => {
  const cast = {
    by: 'us',
    type: 'cast',
    unit: 'us',
    arcana: 'smite',
    item: 'psyka',
    target: 'foe',
    isSeen: true,
  } as const
  const after = runCommandInBattle(table(carrying({ P: 9 }, ['psyka'])), cast, createGivenDice([1, 1, 1])).battle
  expect(getPeopleUnitInBattle(after, 'us').tally.uses).toEqual({ psyka: 1 })
  expect(() => runCommandInBattle(after, cast, none)).toThrow('0 of the 1')
})

test('each use of stimulants takes one dose more, over the career or the game (P28-IT-stimulants, `doseCount`)', () => {
  const addict = { ...carrying({}, ['stimulants']), usesBefore: { stimulants: 1 } } as UnitOptions
  const use = { by: 'us', type: 'item', unit: 'us', item: 'stimulants' } as const
  expect(() => runCommandInBattle(table(addict), use, none)).toThrow('1 of the 2')
  expect(
    getPeopleUnitInBattle(
      runCommandInBattle(table(addict, {}, { doseCount: 'game' }), use, createGivenDice([3])).battle,
      'us',
    ).conditions,
  ).toHaveLength(1)
})

test('the first round comes from the stock, by ruling it is free (P28-WEAP-3, `firstRound`)', () => {
  const shot = shotOf('heavy-slug-rifle')
  const order1 = { ...shot, strikes: [{ model: 'us.1', weapon: 'heavy-slug-rifle' }] }
  expect(() => runCommandInBattle(table(carrying({}, ['heavy-slug-rifle'])), order1, none)).toThrow('is empty')
  const free = runCommandInBattle(
    table(carrying({}, ['heavy-slug-rifle']), {}, { firstRound: 'free' }),
    order1,
    createGivenDice([10]),
  ).battle
  expect(getPeopleUnitInBattle(free, 'us').tally.uses).toEqual({})
})
