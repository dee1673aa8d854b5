import { expect, test } from 'vitest'
import { type Dice, createGivenDice } from '#main/games/kit/dice.ts'
import { computeAttackSequenceOdds } from '#main/games/planet28/battle/odds/attack-sequence-odds.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import {
  beginFirstTurn,
  createExampleCharacterOptions,
  runInBattle,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { HouseEffect, HouseUseEffect } from '#shared/games/planet28/house/house-effects.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { blowOf, shotOf } from '#tests/support/planet28-attacks.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { computeCurrentSpeed } from '../battle/morale/break-tests.ts'
import { getPeopleUnit } from '../battle/transaction.ts'
import { resolveTurnStart } from '../battle/turn/turn-start.ts'
import { findHouseRowProblem } from './build-rules.ts'

const none = createGivenDice([])
const own = (table: TableName, effects: readonly HouseEffect[], more: object = {}): HouseRow => ({
  table,
  id: 'ours',
  kind: 'own',
  fields: { name: 'Ours', cost: 1, effects, ...more },
})
const LANCE: HouseRow = {
  table: 'weapons',
  id: 'lance',
  kind: 'own',
  fields: { name: 'Lance', type: 'ranged', hands: 2, damage: '1D4', rangeCm: 30, specialRules: ['ours'] },
}
const HOOK: HouseRow = {
  ...LANCE,
  id: 'hook',
  fields: { name: 'Hook', type: 'melee', damage: '1D4', specialRules: ['ours'] },
}

interface Kit {
  readonly traits?: readonly string[]
  readonly abilities?: readonly string[]
  readonly equipment?: readonly string[]
}

/** `us` and `foe` in a battle with rows of the group's own, `us` acting. */
function duel(house: readonly HouseRow[], us: Kit, foe: Kit = {}, { locked = false } = {}): Battle {
  const units = (
    [
      ['us', us],
      ['foe', foe],
    ] as const
  ).map(([id, kit]) => {
    const unit = createExampleCharacterOptions(id, {})
    if (unit.kind !== 'character') throw new Error('No character')
    return { ...unit, profile: { ...unit.profile, ...kit, abilities: [...(kit.abilities ?? [])] } }
  })
  const sides = ['us', 'foe'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] }))
  const options = {
    play: 'opposed',
    goal: '',
    scenarioId: null,
    turns: 10,
    settings: {},
    house: [...house],
    sides,
  } as const
  const battle = beginFirstTurn(PLANET28_BATTLE.setUp(BattleOptions.parse({ ...options, units }), none), 'us')
  return locked ? { ...battle, locks: [['us', 'foe']] } : battle
}

const shot = shotOf('lance', 10)
const fight = blowOf('fist')
const OURS = (rule: string, value: number) => ({ source: 'Ours', rule, value })

test('a number counts at its time alone and is explained by the name of its row, in the roll as in the odds', () => {
  const house = [
    own('traits', [{ shape: 'modifier', on: 'S', value: 2, when: 'shoot' }]),
    { ...LANCE, fields: { ...LANCE.fields, specialRules: [] } },
  ]
  const battle = duel(house, { traits: ['ours'], equipment: ['lance'] })
  const { rolls } = runCommandInBattle(battle, shot, createGivenDice([6, 1, 4]))
  expect(rolls[0]).toMatchObject({ target: 7, isSuccess: true })
  expect(rolls[0]?.modifiers).toContainEqual(OURS('P28-TR-ours', 2))
  const odds = computeAttackSequenceOdds(battle, [shot])
  expect(odds?.attacks[0]).toMatchObject({ hit: 0.6 })
  expect(odds?.attacks[0]?.parts).toContainEqual(OURS('P28-TR-ours', 2))
  const close = runCommandInBattle(duel(house, { traits: ['ours'] }, {}, { locked: true }), fight, createGivenDice([9]))
  expect(close.rolls[0]?.modifiers).not.toContainEqual(OURS('P28-TR-ours', 2))
})

test('a special rule may help attacks with its own weapon alone', () => {
  const house = [own('weaponRules', [{ shape: 'modifier', on: 'skills', value: 3, when: 'with-it' }]), HOOK]
  const battle = duel(house, { equipment: ['hook'] }, {}, { locked: true })
  const target = (weapon: string) =>
    runCommandInBattle(battle, { ...fight, strikes: [{ model: 'us.1', weapon }] }, createGivenDice([9])).rolls[0]
      ?.target
  expect([target('hook'), target('fist')]).toEqual([8, 5])
})

test('blocks and counters have numbers of their own', () => {
  const house = [
    own('traits', [
      { shape: 'modifier', on: 'AW', value: 4, when: 'block' },
      { shape: 'modifier', on: 'F', value: -2, when: 'counter' },
    ]),
  ]
  const battle = duel(house, {}, { traits: ['ours'] }, { locked: true })
  const due = [{ ask: 'charge-fight', unit: 'us', target: 'foe', rule: 'P28-CHRG-1' }] as const
  const charged = runCommandInBattle({ ...battle, due }, { ...fight, answer: { block: true } }, createGivenDice([8, 9]))
  expect(charged.rolls[0]).toMatchObject({ label: 'Block', target: 9, isSuccess: true })
  const answered = runCommandInBattle(battle, { ...fight, answer: { counter: 'fist' } }, createGivenDice([9, 9]))
  expect(answered.rolls.find(({ label }) => label === 'Counter')).toMatchObject({ target: 3 })
})

test('what a row forbids is refused in its name, and the desk says so before', () => {
  const house = [own('items', [{ shape: 'forbids', what: 'move', because: 'Ours forbids it' }])]
  const battle = duel(house, { equipment: ['ours'] })
  const move = { by: 'us', type: 'move', unit: 'us', said: { cm: 4, ground: [], contacts: [] } } as BattleCommand
  expect(PLANET28_BATTLE.decide(battle, move, none)).toMatchObject({
    ok: false,
    refusal: { message: 'us cannot move: Ours forbids it.', rule: 'P28-IT-ours' },
  })
})

test('speed in numbers: of a trait and of what is carried (P28-MOVE-2)', () => {
  const trait = own('traits', [{ shape: 'modifier', on: 'speedCm', value: -2 }])
  const boots = { ...own('items', [{ shape: 'modifier', on: 'speedCm', value: 5 }]), id: 'boots' }
  const battle = duel([trait, boots], { traits: ['ours', 'big'], equipment: ['boots'] })
  runInBattle(battle, none, (transaction) => {
    const { speedCm, parts } = computeCurrentSpeed(transaction, getPeopleUnit(transaction, 'us'))
    expect(speedCm).toBe(10 - 2 - 3 + 5)
    expect(parts.map(({ source, value }) => [source, value])).toContainEqual(['Ours', -2])
  })
})

test('whom a weapon hits has a number and is kept from something, for its turns (P28-META-8)', () => {
  const net = own('weaponRules', [
    { shape: 'weakens', on: 'A', value: -3, turns: 2 },
    { shape: 'stuns', what: 'act', turns: 1 },
  ])
  const { battle } = runCommandInBattle(
    duel([net, HOOK], { equipment: ['hook'] }, {}, { locked: true }),
    { ...fight, strikes: [{ model: 'us.1', weapon: 'hook' }] },
    createGivenDice([1, 1, 1]),
  )
  const { conditions } = getPeopleUnitInBattle(battle, 'foe')
  expect(conditions.map(({ source, until, effects }) => [source, until, effects[0]?.shape])).toEqual([
    ['Ours', 2, 'modifier'],
    ['Ours', 1, 'forbids'],
  ])
  const turn = { by: 'foe', type: 'move', unit: 'foe', said: { cm: 1, ground: [], contacts: [] } } as BattleCommand
  const stunned = PLANET28_BATTLE.decide({ ...beginFirstTurn(battle, 'foe'), locks: [], due: [] }, turn, none)
  expect(stunned).toMatchObject({ ok: false, refusal: { rule: 'P28-WR-ours' } })
  const later = runInBattle({ ...battle, turn: 2 }, none, resolveTurnStart).battle
  expect(getPeopleUnitInBattle(later, 'foe').conditions.map(({ until }) => until)).toEqual([2])
})

test('who is immune to such a rule bears nothing of it', () => {
  const net = own('weaponRules', [{ shape: 'stuns', what: 'act', turns: 1 }])
  const slippery = {
    ...own('traits', [{ shape: 'immune', to: 'weaponRules', ids: ['ours'], radiusCm: 0 }]),
    id: 'slippery',
  }
  const { battle } = runCommandInBattle(
    duel([net, slippery, HOOK], { equipment: ['hook'] }, { traits: ['slippery'] }, { locked: true }),
    { ...fight, strikes: [{ model: 'us.1', weapon: 'hook' }] },
    createGivenDice([1, 1, 1]),
  )
  expect(getPeopleUnitInBattle(battle, 'foe').conditions).toEqual([])
})

const ability = (use: HouseUseEffect): HouseRow => ({
  table: 'abilities',
  id: 'ours',
  kind: 'own',
  fields: { name: 'Ours', cost: 1, use },
})
const BLAST: HouseUseEffect = {
  at: 'near',
  whom: 'other',
  rangeCm: 8,
  skill: 'P',
  harms: '1D6',
  effects: [{ shape: 'modifier', on: 'skills', value: -1 }],
  turns: 2,
}

test('an ability of the group is offered, rolled, refused from afar and leaves what it says', () => {
  const battle = duel([ability(BLAST)], { abilities: ['ours'] })
  const use = { by: 'us', type: 'ability', unit: 'us', target: 'foe', ability: 'ours', distanceCm: 6 } as const
  const offers = listBattleChoices(battle, 'us')
  expect(JSON.stringify(offers)).toContain('"id":"ability:ours"')
  const used = runCommandInBattle(battle, use, createGivenDice([4, 5, 2]))
  expect(used.rolls.map(({ label, value }) => [label, value])).toEqual([
    ['Ours', 4],
    ['Ours', 5],
    ['No armour', 1],
  ])
  expect(getPeopleUnitInBattle(used.battle, 'foe')).toMatchObject({
    models: [{ hitPoints: 16 }],
    conditions: [{ source: 'Ours', until: 2 }],
  })
  expect(runCommandInBattle(battle, use, createGivenDice([9])).events.some(({ type }) => type === 'hurt')).toBe(false)
  expect(() => runCommandInBattle(battle, { ...use, distanceCm: 9 }, none)).toThrow('9 cm away, 8 cm are the most')
})

test('an item of the group heals and is used up', () => {
  const salve: HouseRow = {
    table: 'items',
    id: 'salve',
    kind: 'own',
    fields: {
      name: 'Salve',
      cost: 3,
      kind: 'consumable',
      use: { at: 'self', whom: 'anybody', heals: '3', effects: [], turns: 1 },
    },
  }
  const whole = duel([salve], { equipment: ['salve'] })
  const hurt = runCommandInBattle(
    whole,
    { by: 'us', type: 'correct', unit: 'us', hitPoints: 15, note: 'told' },
    none,
  ).battle
  const { battle } = runCommandInBattle(
    hurt,
    { by: 'us', type: 'item', unit: 'us', item: 'salve', model: 'us.1' },
    none,
  )
  expect(getPeopleUnitInBattle(battle, 'us').models[0]).toMatchObject({ hitPoints: 18, equipment: [] })
})

test('a patch adds to what is printed', () => {
  const patch: HouseRow = {
    table: 'traits',
    id: 'brave',
    kind: 'patch',
    fields: { effects: [{ shape: 'modifier', on: 'P', value: 1 }] },
  }
  const battle = duel([patch], { traits: ['brave'] })
  runInBattle(battle, none, (transaction) =>
    expect(transaction.rules.tables.traits['brave']).toMatchObject({ cost: 15, effects: patch.fields.effects }),
  )
})

class Asked extends Error {
  readonly sides: number
  constructor(sides: number) {
    super('one die more')
    this.sides = sides
  }
}

/** Every way that an order may end, and how likely it is, by every die that can fall. */
function everyEnd(battle: Battle, command: BattleCommand): { readonly after: Battle; readonly chance: number }[] {
  const open: { readonly faces: readonly number[]; readonly chance: number }[] = [{ faces: [], chance: 1 }]
  const ends: { readonly after: Battle; readonly chance: number }[] = []
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { faces, chance } = next
    let thrown = 0
    const dice: Dice = {
      die(sides) {
        const face = faces[thrown]
        if (face === undefined) throw new Asked(sides)
        thrown += 1
        return face
      },
    }
    try {
      ends.push({ after: runCommandInBattle(battle, command, dice).battle, chance })
    } catch (error) {
      if (!(error instanceof Asked)) throw error
      for (let face = 1; face <= error.sides; face += 1)
        open.push({ faces: [...faces, face], chance: chance / error.sides })
    }
  }
  return ends
}

test('odds of attacks under rows of the group are those of every die that can fall', () => {
  const house = [
    own('weaponRules', [
      { shape: 'modifier', on: 'S', value: 2, when: 'with-it' },
      { shape: 'weakens', on: 'A', value: -1, turns: 1 },
      { shape: 'backfires', on: 7 },
    ]),
    {
      ...own('traits', [
        { shape: 'rerolls', roll: 'shooting', per: 'turn' },
        { shape: 'weapon-damage', dice: '1D4', weapons: ['lance'] },
      ]),
      id: 'keen',
    },
    {
      ...own('traits', [{ shape: 'modifier', on: 'P', value: 2, when: 'break-test' }]),
      id: 'hard',
    },
    LANCE,
  ]
  const battle = duel(house, { traits: ['keen'], equipment: ['lance'] }, { traits: ['hard'] })
  const weak = runCommandInBattle(
    battle,
    { by: 'foe', type: 'correct', unit: 'foe', hitPoints: 4, note: 'told' },
    none,
  ).battle
  const odds = computeAttackSequenceOdds(weak, [shot])
  const ends = everyEnd(weak, shot)
  const chanceOf = (isIt: (after: Battle) => boolean) =>
    ends.reduce((sum, { after, chance }) => sum + (isIt(after) ? chance : 0), 0)
  expect(odds?.attacks[0]?.kill).toBeCloseTo(
    chanceOf((after) => getPeopleUnitInBattle(after, 'foe').models[0]?.fate === 'slain'),
    12,
  )
  expect(odds?.attacks[0]?.breaks).toBeCloseTo(
    chanceOf((after) => getPeopleUnitInBattle(after, 'foe').isBroken),
    12,
  )
})

test.each([
  [[{ shape: 'modifier', on: 'F', value: 0 }], 'traits', 'Effect 1: it adds 0'],
  [[{ shape: 'poisons', damage: '1D4' }], 'traits', '“Traits” cannot do that'],
  [[{ shape: 'armour', dice: '1D3' }], 'armour', 'a die that the game does not use'],
  [[{ shape: 'modifier', on: 'F', value: 1, when: 'with-it' }], 'items', 'never counts then'],
  [[{ shape: 'modifier', on: 'speedCm', value: 1, when: 'charge' }], 'items', 'counts at all times'],
  [[{ shape: 'forbids', what: 'armour-roll', because: 'it may' }], 'traits', 'cannot forbid that'],
  [[{ shape: 'treats', ground: 'rough', as: 'rough' }], 'traits', 'stays what it is'],
  [[{ shape: 'grows-when-hurt', die: 6, on: 9, skills: ['F'], by: 1, most: 10 }], 'traits', 'a D6 never shows 9'],
  [Array.from({ length: 13 }, () => ({ shape: 'flinches' as const })), 'traits', 'at most 12'],
] satisfies [HouseEffect[], TableName, string][])('%j of %s is refused: %s', (effects, table, why) => {
  expect(
    findHouseRowProblem(
      own(table, effects, table === 'armour' ? { defence: null } : table === 'items' ? { kind: 'item' } : {}),
      PRINTED_TABLES,
    ),
  ).toContain(why)
})

test.each([
  [{ at: 'self', whom: 'anybody', effects: [], turns: 1 }, 'does nothing'],
  [{ at: 'near', whom: 'anybody', heals: '1D4', effects: [], turns: 1 }, 'how near'],
  [{ at: 'self', whom: 'anybody', harms: 'lots', effects: [], turns: 1 }, 'is not dice'],
  [{ at: 'self', whom: 'anybody', effects: [{ shape: 'reloads' }], turns: 1 }, 'cannot do that'],
] satisfies [HouseUseEffect, string][])('a use of %j is refused: %s', (use, why) => {
  expect(findHouseRowProblem(ability(use), PRINTED_TABLES)).toContain(why)
})
