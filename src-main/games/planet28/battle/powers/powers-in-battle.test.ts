import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

const none = createGivenDice([])

/** `us` with a power, a friend and a foe. */
function table(us: object, arcana: string[] = [], settings: object = {}): Battle {
  const units = [
    createExampleCharacterOptions('us', { ...us }),
    createExampleCharacterOptions('mate', {}, 'us'),
    createExampleCharacterOptions('foe', {}),
  ]
  const battle = beginFirstTurn(createExampleBattle(units, { ...settings }, none), 'us')
  return {
    ...battle,
    units: battle.units.map((unit) => (unit.id === 'us' && unit.kind !== 'vehicle' ? { ...unit, arcana } : unit)),
  }
}

function cast(arcana: string, faces: number[], more: Partial<BattleCommandOf<'cast'>> = {}, settings: object = {}) {
  const dice = createGivenDice(faces)
  const played = runCommandInBattle(
    table({ P: 9 }, [arcana], settings),
    { by: 'us', type: 'cast', unit: 'us', arcana, target: 'foe', isSeen: true, ...more },
    dice,
  )
  expect(dice.left()).toBe(0)
  return played.battle
}

function able(ability: string, faces: number[], more: Partial<BattleCommandOf<'ability'>> = {}, start = table({})) {
  const battle = {
    ...start,
    units: start.units.map((unit) =>
      unit.id === 'us' && unit.kind !== 'vehicle'
        ? { ...unit, profile: { ...unit.profile, abilities: [ability] } }
        : unit,
    ),
  }
  return runCommandInBattle(
    battle,
    { by: 'us', type: 'ability', unit: 'us', ability, target: 'foe', isSeen: true, ...more },
    createGivenDice(faces),
  ).battle
}

const hp = (battle: Battle, id: string) => getPeopleUnitInBattle(battle, id).models[0]?.hitPoints
const effectsOf = (battle: Battle, id: string) =>
  getPeopleUnitInBattle(battle, id).conditions.flatMap(({ effects }) => effects)

test('Blind keeps everybody near from acting, by ruling the caster too (P28-ARC-1)', () => {
  const near = { near: ['foe', 'mate', 'us'] }
  expect(['foe', 'mate', 'us'].map((id) => effectsOf(cast('blind', [1], near), id).length)).toEqual([1, 1, 0])
  expect(effectsOf(cast('blind', [1], near, { blindHitsCaster: true }), 'us')).toMatchObject([
    { shape: 'forbids', what: 'act' },
  ])
})

test('Terrify breaks and runs (P28-ARC-3)', () => {
  const battle = cast('terrify', [1])
  expect([getPeopleUnitInBattle(battle, 'foe').isBroken, battle.due[0]?.ask]).toEqual([true, 'retreat'])
})

test('Terrify on a squad: the named member is gone, the others stay; who never breaks stays too (P28-ARC-0, P28-SQ-11, P28-BREAK-10)', () => {
  const terrify = (members: number, traits: string[], faces: number[]) => {
    const foes = createExampleSquadOptions('s', { hp: 10, P: 5, traits }, Array(members).fill([]))
    const battle = beginFirstTurn(
      createExampleBattle([createExampleCharacterOptions('us', { P: 9 }), foes], {}, none),
      'us',
    )
    const units = battle.units.map((unit) =>
      unit.id === 'us' && unit.kind !== 'vehicle' ? { ...unit, arcana: ['terrify'] } : unit,
    )
    const target = { target: 's', member: 's.2', isSeen: true }
    const dice = createGivenDice(faces)
    const after = runCommandInBattle(
      { ...battle, units },
      { by: 'us', type: 'cast', unit: 'us', arcana: 'terrify', ...target },
      dice,
    ).battle
    expect([after.due, dice.left()]).toEqual([[], 0])
    return after
  }
  const fates = (battle: Battle) => getPeopleUnitInBattle(battle, 's').models.map(({ fate }) => fate)
  const four = terrify(4, [], [1])
  expect([fates(four), getPeopleUnitInBattle(four, 's').isBroken]).toEqual([
    ['fights', 'fled', 'fights', 'fights'],
    false,
  ])
  expect(fates(terrify(4, ['unshakable'], [1]))).toEqual(['fights', 'fights', 'fights', 'fights'])
  const split = terrify(3, [], [1]) // two left are characters (P28-SQ-12)
  expect(split.units.flatMap(({ id, kind }) => (kind === 'character' ? [id] : []))).toEqual(['us', 's.1', 's.3'])
})

test('Rend the earth leaves a circle (P28-ARC-4)', () => {
  expect(cast('rend-the-earth', [1]).zones).toMatchObject([{ ground: 'hazardous', radiusCm: 20, around: 'foe' }])
})

test('Mind control leads a foe for one action, then it is its own again (P28-ARC-5)', () => {
  const led = cast('mind-control', [1])
  expect([led.active, getPeopleUnitInBattle(led, 'foe').side, getPeopleUnitInBattle(led, 'foe').turn.actions]).toEqual([
    'foe',
    'us',
    1,
  ])
  const after = runCommandInBattle(led, { by: 'us', type: 'end-activation', unit: 'foe' }, none).battle
  expect([
    after.active,
    getPeopleUnitInBattle(after, 'foe').side,
    getPeopleUnitInBattle(after, 'foe').turn.actions,
  ]).toEqual(['us', 'foe', 2])
})

test('Wither lowers all skills for some turns (P28-ARC-6, `durationStart`)', () => {
  expect(getPeopleUnitInBattle(cast('wither', [1, 3, 4]), 'foe').conditions).toMatchObject([
    { effects: [{ on: 'skills', value: -3 }], until: 4 },
  ])
  expect(
    getPeopleUnitInBattle(cast('wither', [1, 3, 4], {}, { durationStart: 'next' }), 'foe').conditions,
  ).toMatchObject([{ until: 5 }])
})

test('Flame burns without armour until an action puts it out (P28-ARC-7)', () => {
  const burning = cast('flame', [1, 6])
  expect(hp(burning, 'foe')).toBe(14)
  const condition = getPeopleUnitInBattle(burning, 'foe').conditions[0]?.id ?? ''
  expect(
    getPeopleUnitInBattle(
      runCommandInBattle(beginFirstTurn(burning, 'foe'), { by: 'foe', type: 'put-out', unit: 'foe', condition }, none)
        .battle,
      'foe',
    ).conditions,
  ).toEqual([])
})

test('Summon is cast at -2 and brings a copy that nobody tallies (P28-ARC-8)', () => {
  const battle = cast('summon', [6, 2])
  expect(battle.units.find(({ copyOf }) => copyOf === 'foe')).toMatchObject({ side: 'us', warbandId: null })
})

/** Everybody may act anew. */
function rested(battle: Battle): Battle {
  return {
    ...battle,
    units: battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, actions: 2 } })),
  }
}

test('each copy has a name of its own, whichever of the earlier ones is gone (P28-ARC-8)', () => {
  const again = (battle: Battle): Battle =>
    runCommandInBattle(
      beginFirstTurn(rested(battle), 'us'),
      { by: 'us', type: 'cast', unit: 'us', arcana: 'summon', target: 'foe', isSeen: true },
      createGivenDice([6, 2]),
    ).battle
  const two = again(cast('summon', [6, 2]))
  const [first, second] = two.units.filter(({ copyOf }) => copyOf === 'foe')
  const left = again({ ...two, units: two.units.filter((unit) => unit !== first) })
  const copies = left.units.filter(({ copyOf }) => copyOf === 'foe').map(({ id }) => id)
  expect(new Set(copies).size).toBe(2)
  expect(copies).toContain(second?.id)
})

test('Shield covers a friend from attacks (P28-ARC-9)', () => {
  expect(effectsOf(cast('shield', [1], { target: 'mate' }), 'mate')).toMatchObject([
    { shape: 'forbids', what: 'being-attacked' },
  ])
  expect(() => cast('shield', [1])).toThrow('it is no friend')
})

test('Teleport ends all contact (P28-ARC-10)', () => {
  const locked: Battle = { ...table({ P: 9 }, ['teleport']), locks: [['us', 'foe']] }
  expect(
    runCommandInBattle(locked, { by: 'us', type: 'cast', unit: 'us', arcana: 'teleport' }, createGivenDice([1])).battle
      .locks,
  ).toEqual([])
})

test('Dishearten puts a foe last in the next turn, Immobilize holds it (P28-ARC-11, P28-ARC-12)', () => {
  expect(getPeopleUnitInBattle(cast('dishearten', [1]), 'foe').conditions).toMatchObject([
    { id: 'goes-last', until: 2 },
  ])
  expect(effectsOf(cast('immobilize', [1, 2]), 'foe')).toMatchObject([{ shape: 'forbids', what: 'move' }])
})

test('a power that fails may rend its caster (P28-RENT-1, P28-RENT-2)', () => {
  const battle = runCommandInBattle(
    table({ P: 8 }, ['smite']),
    { by: 'us', type: 'cast', unit: 'us', arcana: 'smite', target: 'foe', isSeen: true },
    createGivenDice([10, 9]),
  ).battle
  expect([hp(battle, 'us'), effectsOf(battle, 'us')]).toEqual([18, [{ shape: 'modifier', on: 'P', value: -1 }]])
})

test('Aimed shot waits for the next attack, hit or miss (P28-AB-aimed-shot)', () => {
  const aimed = able('aimed-shot', [], { target: 'us' })
  expect(effectsOf(aimed, 'us')).toMatchObject([{ shape: 'weapon-damage', dice: '1D8' }])
  const strikes = [{ model: 'us.1', weapon: 'fist' }]
  const missed = runCommandInBattle(
    aimed,
    { by: 'us', type: 'fight', unit: 'us', target: 'foe', strikes, distanceCm: 2 },
    createGivenDice([10]),
  ).battle
  expect(effectsOf(missed, 'us')).toEqual([])
})

test('Drain takes from one what it gives to the other; Heal another in contact (P28-AB-drain, P28-AB-heal)', () => {
  const hurt = runCommandInBattle(
    table({}),
    { by: 'us', type: 'correct', unit: 'us', hitPoints: 12, note: 'before' },
    none,
  ).battle
  const drained = able('drain', [], { distanceCm: 5 }, hurt)
  expect([hp(drained, 'us'), hp(drained, 'foe')]).toEqual([13, 19])
  expect(() => able('drain', [], { distanceCm: 6 })).toThrow('6 cm away')
})

test('Inspire raises a friend this turn (P28-AB-inspire)', () => {
  expect(effectsOf(able('inspire', [4], { target: 'mate' }), 'mate')).toEqual([
    { shape: 'modifier', on: 'skills', value: 4 },
  ])
})

test('Persuade parts two, who spare each other (P28-AB-persuade); Barbaric is deaf to it (P28-TR-barbaric)', () => {
  const locked = (foe: object): Battle => ({
    ...beginFirstTurn(
      createExampleBattle(
        [createExampleCharacterOptions('us', { P: 9 }), createExampleCharacterOptions('foe', { ...foe })],
        {},
        none,
      ),
      'us',
    ),
    locks: [['us', 'foe']],
  })
  const parted = able('persuade', [1], {}, locked({}))
  expect([parted.locks, getPeopleUnitInBattle(parted, 'foe').turn.spared]).toEqual([[], ['us']])
  expect(() => able('persuade', [1], {}, locked({ traits: ['barbaric'] }))).toThrow('Barbaric makes it immune')
})

test('Throw asks where it ends; over a ledge it is a fall (P28-AB-throw)', () => {
  const thrown = able('throw', [7])
  expect(thrown.due).toMatchObject([{ ask: 'push', cm: 7 }])
  const fallen = runCommandInBattle(
    thrown,
    { by: 'us', type: 'push', unit: 'us', cm: 7, contacts: [], dropCm: 9 },
    none,
  ).battle
  expect(hp(fallen, 'foe')).toBe(16)
})

test('a psy-hood keeps powers off (P28-ARM-psy-hood)', () => {
  const hooded = beginFirstTurn(
    createExampleBattle(
      [createExampleCharacterOptions('us', { P: 9 }), createExampleCharacterOptions('foe', { armour: 'psy-hood' })],
      {},
      none,
    ),
    'us',
  )
  const battle = {
    ...hooded,
    units: hooded.units.map((unit) =>
      unit.id === 'us' && unit.kind !== 'vehicle' ? { ...unit, arcana: ['smite'] } : unit,
    ),
  }
  expect(() =>
    runCommandInBattle(
      battle,
      { by: 'us', type: 'cast', unit: 'us', arcana: 'smite', target: 'foe', isSeen: true },
      none,
    ),
  ).toThrow('cannot be picked')
})

test('a med kit heals up to the full number, and is gone (P28-IT-med-kit, P28-DMG-4)', () => {
  const carrier = createExampleCharacterOptions('us', {})
  if (carrier.kind !== 'character') throw new Error('a character')
  const kits = { ...carrier, profile: { ...carrier.profile, equipment: ['med-kit', 'stimulants'] } }
  const start = beginFirstTurn(createExampleBattle([kits, createExampleCharacterOptions('foe', {})], {}, none), 'us')
  const hurt = runCommandInBattle(
    start,
    { by: 'us', type: 'correct', unit: 'us', hitPoints: 17, note: 'before' },
    none,
  ).battle
  const healed = runCommandInBattle(hurt, { by: 'us', type: 'item', unit: 'us', item: 'med-kit' }, none).battle
  expect([hp(healed, 'us'), getPeopleUnitInBattle(healed, 'us').tally.uses]).toEqual([20, { 'med-kit': 1 }])
  const high = runCommandInBattle(
    healed,
    { by: 'us', type: 'item', unit: 'us', item: 'stimulants' },
    createGivenDice([2]),
  ).battle
  expect(getPeopleUnitInBattle(high, 'us').conditions).toMatchObject([
    { effects: [{ on: 'skills', value: 1 }], until: 2 },
  ])
})
