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
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { blowOf, shotOf } from '#tests/support/planet28-attacks.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { applyLastingDamage } from './damage/lasting-damage.ts'
import { listSkillParts } from './rolls/skills.ts'
import { getPeopleUnit } from './transaction.ts'

const none = createGivenDice([])

/** `us` with these numbers against `foe`, `us` acting and both in contact where asked. */
function duel(
  us: object,
  foe: object = {},
  { locked = false, settings = {} }: { locked?: boolean; settings?: object } = {},
): Battle {
  const units = [createExampleCharacterOptions('us', { ...us }), createExampleCharacterOptions('foe', { ...foe })]
  const battle = beginFirstTurn(createExampleBattle(units, { ...settings }, none), 'us')
  return locked ? { ...battle, locks: [['us', 'foe']] } : battle
}

function skill(battle: Battle, name: SkillId, moments: Parameters<typeof listSkillParts>[1]['moments'] = []): number {
  let value = 0
  runInBattle(battle, none, (transaction) => {
    value = sumModifiers(listSkillParts(transaction, { unit: getPeopleUnit(transaction, 'us'), skill: name, moments }))
  })
  return value
}

const measure = (cm: number, contacts: string[] = []) => ({ cm, ground: [] as 'rough'[], contacts })
const fight = blowOf('fist')
const hp = (battle: Battle, id: string) => getPeopleUnitInBattle(battle, id).models[0]?.hitPoints

test.each([
  ['animal', 'P', 'break-test', -1],
  ['big', 'F', 'charge', 1],
  ['climber', 'A', 'climb', 2],
  ['tank-hunter', 'S', 'vehicle-target', 1],
] as const)('%s: %s changes in its moment alone', (trait, name, moment, by) => {
  expect([skill(duel({ traits: [trait] }), name), skill(duel({ traits: [trait] }), name, [moment])]).toEqual([
    5,
    5 + by,
  ])
})

test('Gigantic has all of Big, cannot be pushed and falls unhurt below 20 cm (P28-TR-gigantic)', () => {
  expect(skill(duel({ traits: ['gigantic', 'big'] }), 'F', ['charge'])).toBe(6)
  const hit = runCommandInBattle(
    duel({ F: 6 }, { traits: ['gigantic'], hp: 20 }, { locked: true }),
    fight,
    createGivenDice([1, 4, 1]),
  )
  expect(hit.battle.due).toEqual([])
})

test('Animal neither shoots nor uses abilities (P28-TR-animal)', () => {
  const shot = shotOf('fist')
  expect(() => runCommandInBattle(duel({ traits: ['animal'] }), shot, none)).toThrow('us cannot shoot')
})

test('Bulwark gives chargers no dice; Brawler adds 1D6 to fists alone (P28-TR-bulwark, P28-TR-brawler)', () => {
  const charged = runCommandInBattle(
    duel({ traits: ['brawler'] }, { traits: ['bulwark'] }),
    { by: 'us', type: 'move', unit: 'us', said: measure(4, ['foe']), charge: 'foe' },
    none,
  )
  const dice = createGivenDice([1, 4, 6, 1])
  const fought = runCommandInBattle(charged.battle, fight, dice)
  expect(fought.rolls.map(({ label }) => label)).toEqual(['Fighting', 'Damage of the Fist', 'Brawler', 'No armour'])
  expect([dice.left(), hp(fought.battle, 'foe')]).toEqual([0, 11])
})

test('Coward tests when it is charged, and loses the fight where it runs; it never charges (P28-TR-coward)', () => {
  const move = { by: 'us', type: 'move', unit: 'us', said: measure(4, ['foe']), charge: 'foe' } as const
  const order1 = { ...move, said: measure(4, ['foe']) }
  expect(() => runCommandInBattle(duel({ traits: ['coward'] }), order1, none)).toThrow('never charges')
  const charged = runCommandInBattle(duel({}, { traits: ['coward'] }), order1, none)
  const ran = runCommandInBattle(charged.battle, fight, createGivenDice([9]))
  expect([getPeopleUnitInBattle(ran.battle, 'foe').isBroken, ran.battle.due[0]?.ask, hp(ran.battle, 'foe')]).toEqual([
    true,
    'retreat',
    20,
  ])
})

test('Brave rolls one failed break test a turn again; Unshakable takes none (P28-TR-brave, P28-TR-unshakable)', () => {
  const weak = duel({ F: 9 }, { hp: 4, traits: ['brave'] }, { locked: true })
  const hit = runCommandInBattle(weak, fight, createGivenDice([1, 4, 1, 9, 2]))
  expect([hp(hit.battle, 'foe'), getPeopleUnitInBattle(hit.battle, 'foe').isBroken]).toEqual([1, false])
})

test('Fast and Slow roll their speed each turn, Mysterious motives their place (P28-TR-fast, P28-TR-slow, P28-TR-mysterious-motives)', () => {
  const battle = createExampleBattle(
    [
      createExampleCharacterOptions('us', { traits: ['fast'] }),
      createExampleCharacterOptions('foe', { traits: ['slow', 'mysterious-motives'] }),
    ],
    {},
    none,
  )
  const begun = runCommandInBattle(
    battle,
    { by: 'us', type: 'begin-turn', near: [] },
    createGivenDice([4, 3, 9]),
  ).battle
  expect([
    getPeopleUnitInBattle(begun, 'us').turn.speedDice,
    getPeopleUnitInBattle(begun, 'foe').turn.speedDice,
  ]).toEqual([4, -3])
  expect(begun.order.map(({ unit, agility }) => [unit, agility])).toEqual([
    ['foe', 9],
    ['us', 5],
  ])
})

test('Fearsome frightens chargers alone, Terrifying fighters and shooters too, Fearless nobody (P28-TR-fearsome, P28-TR-terrifying, P28-TR-fearless)', () => {
  const step = { ...fight, distanceCm: 3 }
  expect(runCommandInBattle(duel({}, { traits: ['fearsome'] }), step, createGivenDice([9])).rolls[0]?.label).toBe(
    'Fighting',
  )
  expect(
    getPeopleUnitInBattle(
      runCommandInBattle(duel({}, { traits: ['terrifying'] }), step, createGivenDice([9])).battle,
      'us',
    ).isBroken,
  ).toBe(true)
  expect(
    runCommandInBattle(duel({ traits: ['fearless'] }, { traits: ['terrifying'] }), step, createGivenDice([9])).rolls[0]
      ?.label,
  ).toBe('Fighting')
})

test('Foul aura hurts each enemy in contact at the end of the turn (P28-TR-foul-aura)', () => {
  const { battle } = runInBattle(duel({ traits: ['foul-aura'] }, {}, { locked: true }), none, (transaction) =>
    applyLastingDamage(transaction, 'turn-end'),
  )
  expect([hp(battle, 'us'), hp(battle, 'foe')]).toEqual([20, 19])
})

test('Gunslinger shoots in combat (P28-TR-gunslinger)', () => {
  const shot = {
    by: 'us',
    type: 'shoot' as const,
    unit: 'us',
    target: 'foe',
    strikes: [{ model: 'us.1', weapon: 'laser-pistol' }],
    said: { distanceCm: 0, isSeen: true, cover: 'none' as const },
  }
  expect(() => runCommandInBattle(duel({ weapon: 'laser-pistol' }, {}, { locked: true }), shot, none)).toThrow(
    'locked in combat',
  )
  expect(
    runCommandInBattle(
      duel({ weapon: 'laser-pistol', traits: ['gunslinger'] }, {}, { locked: true }),
      shot,
      createGivenDice([9]),
    ).rolls,
  ).toHaveLength(1)
})

test('Inspiring raises friends near by, not its bearer; the same aura counts once (P28-TR-inspiring, P28-META-9)', () => {
  const friends = ['a', 'b'].map((id) => createExampleCharacterOptions(id, { traits: ['inspiring'] }, 'us'))
  const near = [
    { bearer: 'a', unit: 'us' },
    { bearer: 'b', unit: 'us' },
  ]
  const battle = (settings: object): Battle => ({
    ...beginFirstTurn(
      createExampleBattle(
        [createExampleCharacterOptions('us', {}), ...friends, createExampleCharacterOptions('foe', {})],
        { ...settings },
        none,
      ),
      'us',
    ),
    near,
  })
  expect([skill(battle({}), 'S'), skill(battle({ aurasStack: true }), 'S')]).toEqual([6, 7])
})

test('Psychic, Intelligent and Sniper roll what failed again (P28-TR-psychic, P28-TR-intelligent, P28-TR-sniper)', () => {
  const shot = {
    by: 'us',
    type: 'shoot' as const,
    unit: 'us',
    target: 'foe',
    strikes: [{ model: 'us.1', weapon: 'laser-pistol' }],
    said: { distanceCm: 5, isSeen: true, cover: 'none' as const },
  }
  const sniper = duel({ weapon: 'laser-pistol', traits: ['sniper'] })
  expect(runCommandInBattle(sniper, shot, createGivenDice([9, 9])).rolls).toHaveLength(2)
  expect(runCommandInBattle(sniper, { ...shot, rerolls: 'never' }, createGivenDice([9])).rolls).toHaveLength(1)
})

test('Rageful stays in combat (P28-TR-rageful)', () => {
  const leave = { by: 'us', type: 'move' as const, unit: 'us', said: measure(4) }
  expect(() => runCommandInBattle(duel({ traits: ['rageful'] }, {}, { locked: true }), leave, none)).toThrow(
    'does not leave',
  )
})

test('Unearthly is hurt by weapons of its keywords alone (P28-TR-unearthly)', () => {
  const club = (weapon: string) => ({ ...fight, strikes: [{ model: 'us.1', weapon }] })
  expect(
    hp(
      runCommandInBattle(
        duel({ weapon: 'dagger', F: 9 }, { traits: ['unearthly'] }, { locked: true }),
        club('dagger'),
        createGivenDice([1, 4]),
      ).battle,
      'foe',
    ),
  ).toBe(20)
  expect(
    hp(
      runCommandInBattle(
        duel({ weapon: 'psy-staff', F: 9 }, { traits: ['unearthly'] }, { locked: true }),
        club('psy-staff'),
        createGivenDice([1, 4, 4, 1]),
      ).battle,
      'foe',
    ),
  ).toBe(10)
})

test('Zealot rolls when it is hurt: a 10 raises Fighting and Agility for the game, to 10 (P28-TR-zealot)', () => {
  const zealot = runCommandInBattle(
    duel({ F: 9 }, { traits: ['zealot'], F: 10, A: 5 }, { locked: true }),
    fight,
    createGivenDice([1, 4, 1, 10]),
  )
  expect(getPeopleUnitInBattle(zealot.battle, 'foe').conditions[0]?.effects).toEqual([
    { shape: 'modifier', on: 'A', value: 1 },
  ])
})

test('a trait of a group’s own does what its row says, by the printed shapes alone', () => {
  const effects = [
    { shape: 'forbids', what: 'break-test', because: 'it is stubborn' },
    { shape: 'modifier', on: 'AW', value: 2 },
  ] as const
  const own = { table: 'traits', id: 'stubborn', kind: 'own', fields: { name: 'Stubborn', cost: 5, effects } } as const
  const battle = createExampleBattle(
    [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('foe', {})],
    {},
    none,
  )
  const stubborn = {
    ...battle,
    house: [own],
    units: battle.units.map((unit) =>
      unit.kind === 'vehicle' ? unit : { ...unit, profile: { ...unit.profile, traits: ['stubborn'] } },
    ),
  }
  expect(skill(beginFirstTurn(stubborn, 'us'), 'AW')).toBe(7)
})

test('leaving a combat into a charge at somebody Fearsome takes the test, and a desk offers it (P28-LEAVE-3)', () => {
  const units = ['us', 'foe', 'ogre'].map((id) =>
    createExampleCharacterOptions(id, id === 'ogre' ? { traits: ['fearsome'] } : { P: 5 }),
  )
  const due = [{ ask: 'depart', unit: 'us', rule: 'P28-LEAVE-1' }] as const
  const start: Battle = { ...beginFirstTurn(createExampleBattle(units, {}, none), 'us'), locks: [['us', 'foe']], due }
  const out = { by: 'us', type: 'depart', unit: 'us', said: measure(4, ['ogre']), charge: 'ogre' } as const
  const failed = runCommandInBattle(start, out, createGivenDice([10]))
  expect(failed.rolls.map(({ label }) => label)).toEqual(['Test of fear'])
  expect(failed.battle.due).toMatchObject([{ ask: 'retreat', unit: 'us' }])
  expect(runCommandInBattle(start, out, createGivenDice([1, 1])).battle.due).toMatchObject([
    { ask: 'charge-fight', target: 'ogre' },
  ])
  const { orders } = listBattleChoices(start)
  expect(orders.find(({ id }) => id === 'depart-charge')?.targets).toContainEqual(
    expect.objectContaining({ unit: 'ogre', refusal: null }),
  )
})

test('whoever loses only an action to fear loses no second one when leaving a combat, which has cost one already (P28-LEAVE-1, P28-BREAK-8)', () => {
  const units = ['us', 'foe', 'ogre'].map((id) =>
    createExampleCharacterOptions(id, id === 'ogre' ? { traits: ['fearsome'] } : { P: 5 }),
  )
  const battle = beginFirstTurn(createExampleBattle(units, { fearFailure: 'actionLost' }, none), 'us')
  const spent = battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, actions: 0 } })) as Battle['units']
  const due = [{ ask: 'depart', unit: 'us', rule: 'P28-LEAVE-1' }] as const
  const start: Battle = { ...battle, units: spent, locks: [['us', 'foe']], due }
  const out = { by: 'us', type: 'depart', unit: 'us', said: measure(4, ['ogre']), charge: 'ogre' } as const
  const failed = runCommandInBattle(start, out, createGivenDice([10])).battle
  expect([getPeopleUnitInBattle(failed, 'us').turn.actions, failed.due, failed.locks]).toEqual([0, [], [['us', 'foe']]])
})

test('nobody moves who is Gigantic, in a drawn exchange neither (P28-PUSH-3, P28-COUNT-2)', () => {
  const start = duel({}, { traits: ['gigantic'], hp: 90 }, { locked: true })
  const drawn = runCommandInBattle(
    start,
    { ...fight, answer: { counter: 'fist' } },
    createGivenDice([1, 1, 4, 4, 1, 1]),
  )
  expect(drawn.events.flatMap((event) => (event.type === 'shifted' ? [event.unit] : []))).toEqual(['us'])
})

test('somebody Stupid strikes with a psy-staff by whichever skill succeeds more often (P28-WR-psychic, P28-TR-stupid)', () => {
  const skillOf = (traits: string[]) => {
    const battle = duel({ F: 5, P: 6, weapon: 'psy-staff', traits }, {}, { locked: true })
    return runCommandInBattle(
      battle,
      { ...fight, strikes: [{ model: 'us.1', weapon: 'psy-staff' }] },
      createGivenDice([10, 10]),
    ).rolls
  }
  expect(skillOf([])[0]?.modifiers[0]).toMatchObject({ source: 'Psyche' })
  expect(() => skillOf(['stupid'])).not.toThrow()
  expect(skillOf(['stupid'])[0]?.modifiers[0]).toMatchObject({ source: 'Fighting' })
})

test('no model attacks twice in one action (P28-SHOOT-6, P28-FIGHT-3)', () => {
  const blow = { model: 'us.1', weapon: 'fist' }
  const twice = { ...fight, strikes: [blow, blow] }
  expect(() => runCommandInBattle(duel({}, {}, { locked: true }), twice, none)).toThrow('attacks once')
  const shot = shotOf('laser-rifle')
  const both = shot.type === 'shoot' ? { ...shot, strikes: [...shot.strikes, ...shot.strikes] } : shot
  expect(() => runCommandInBattle(duel({ weapon: 'laser-rifle' }), both, none)).toThrow('attacks once')
})
