import { expect, test } from 'vitest'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { enumerateDice } from '#tests/support/enumerate-dice.ts'
import { getPeopleUnit } from '../transaction.ts'
import { computeAttackSequenceOdds } from './attack-sequence-odds.ts'

type Attack = BattleCommandOf<'shoot'> | BattleCommandOf<'fight'>

const shot = (weapon: string, more: Partial<BattleCommandOf<'shoot'>> = {}): Attack => ({
  by: 'us',
  type: 'shoot',
  unit: 'us',
  target: 'foe',
  strikes: [{ model: 'us.1', weapon }],
  said: { distanceCm: 5, isSeen: true, cover: 'none' },
  ...more,
})
const blow = (weapon: string, more: Partial<BattleCommandOf<'fight'>> = {}): Attack => ({
  by: 'us',
  type: 'fight',
  unit: 'us',
  target: 'foe',
  strikes: [{ model: 'us.1', weapon }],
  distanceCm: 0,
  ...more,
})

function duel(us: object, foe: object): Battle {
  return {
    ...beginFirstTurn(
      createExampleBattle(
        [createExampleCharacterOptions('us', { ...us }), createExampleCharacterOptions('foe', { ...foe })],
        {},
        { die: (sides) => sides },
      ),
      'us',
    ),
    locks: [],
  }
}

const CASES: readonly (readonly [string, Battle, Attack])[] = [
  ['a laser at bare skin', duel({ weapon: 'laser-pistol', S: 6 }, { hp: 6 }), shot('laser-pistol')],
  [
    'uphill into cover',
    duel({ weapon: 'laser-pistol', S: 8 }, { hp: 8, armour: 'energy-shield' }),
    shot('laser-pistol', { said: { distanceCm: 5, isSeen: true, cover: 'part', heightCm: 6 } }),
  ],
  ['a sniper', duel({ weapon: 'laser-pistol', S: 4, traits: ['sniper'] }, { hp: 10 }), shot('laser-pistol')],
  [
    'a blessed one at iron skin',
    duel({ weapon: 'laser-pistol', S: 5, traits: ['blessed'] }, { hp: 5, traits: ['iron-skin'] }),
    shot('laser-pistol'),
  ],
  ['a cursed brawler', duel({ F: 7, traits: ['cursed', 'brawler'] }, { hp: 8, P: 3 }), blow('fist')],
  [
    'armour that nothing pierces but this',
    duel({ weapon: 'power-fist', F: 9 }, { hp: 14, armour: 'ballistic', P: 6 }),
    blow('power-fist'),
  ],
  ['the unearthly', duel({ weapon: 'dagger', F: 9 }, { hp: 4, traits: ['unearthly'] }), blow('dagger')],
  ['the brave', duel({ weapon: 'dagger', F: 9 }, { hp: 9, traits: ['brave'], P: 4 }), blow('dagger')],
  ['psyche in place of fighting', duel({ weapon: 'psy-staff', F: 2, P: 9 }, { hp: 12 }), blow('psy-staff')],
]

test.each(CASES)('%s: the odds are those of every die that can fall', (_name, battle, attack) => {
  const odds = computeAttackSequenceOdds(battle, [attack])?.attacks[0]
  const before = getPeopleUnit({ battle }, 'foe').models[0]?.hitPoints ?? 0
  const ways = [
    ...enumerateDice((dice) => {
      const { battle: after, events } = runCommandInBattle(battle, attack, dice)
      const { models, isBroken } = getPeopleUnit({ battle: after }, 'foe')
      const isHit = events.some(({ type }) => type === 'succeeded')
      return { isHit, lost: before - (models[0]?.hitPoints ?? 0), isBroken }
    }),
  ]
  const chanceOf = (holds: (path: (typeof ways)[number]['result']) => boolean) =>
    ways.reduce((sum, { chance, result }) => sum + (holds(result) ? chance : 0), 0)
  expect(odds?.hit).toBeCloseTo(
    chanceOf(({ isHit }) => isHit),
    12,
  )
  for (const [hitPoints, chance] of odds?.lost.entries() ?? [])
    expect(chance).toBeCloseTo(
      chanceOf(({ lost }) => lost === hitPoints),
      12,
    )
  expect(odds?.kill).toBeCloseTo(
    chanceOf(({ lost }) => lost === before),
    12,
  )
  expect(odds?.breaks).toBeCloseTo(
    chanceOf(({ isBroken }) => isBroken),
    12,
  )
})

test('a chain of two is every way of the one after every way of the other, who ran or fell is left alone', () => {
  const battle = duel({ weapon: 'dagger', F: 7 }, { hp: 8, P: 5 })
  const attack = blow('dagger')
  const chain = computeAttackSequenceOdds(battle, [attack, attack])?.chain
  const left = new Map<number, number>()
  let broken = 0
  for (const first of enumerateDice((dice) => runCommandInBattle(battle, attack, dice))) {
    const isOut = (after: Battle) =>
      getPeopleUnit({ battle: after }, 'foe').isBroken ||
      getPeopleUnit({ battle: after }, 'foe').models[0]?.fate !== 'fights'
    const again = isOut(first.result.battle)
      ? [{ chance: 1, result: first.result }]
      : [...enumerateDice((dice) => runCommandInBattle({ ...first.result.battle, due: [] }, attack, dice))]
    for (const { chance, result } of again) {
      const foe = getPeopleUnit({ battle: result.battle }, 'foe')
      const hitPoints = foe.models[0]?.hitPoints ?? 0
      left.set(hitPoints, (left.get(hitPoints) ?? 0) + first.chance * chance)
      if (foe.isBroken) broken += first.chance * chance
    }
  }
  for (const [hitPoints, chance] of left) expect(chain?.left[hitPoints] ?? 0).toBeCloseTo(chance, 12)
  expect(chain?.breaks).toBeCloseTo(broken, 12)
  expect(chain?.killAfter.at(-1)).toBeCloseTo(left.get(0) ?? 0, 12)
})

test('a charge counts each face of its die, and both ends of a block', () => {
  const charging: Battle = {
    ...duel({ weapon: 'dagger', F: 5 }, { hp: 20, AW: 6 }),
    locks: [['us', 'foe']],
    due: [{ ask: 'charge-fight', unit: 'us', target: 'foe', rule: 'P28-CHRG-1' }],
  }
  for (const block of [false, true]) {
    const attack = blow('dagger', { answer: { block } })
    const ways = [
      ...enumerateDice((dice) =>
        runCommandInBattle(charging, attack, dice).events.some(({ type }) => type === 'succeeded'),
      ),
    ]
    const hit = ways.reduce((sum, { chance, result }) => sum + (result ? chance : 0), 0)
    expect(computeAttackSequenceOdds(charging, [attack])?.attacks[0]?.hit).toBeCloseTo(hit, 12)
  }
})

/** Us and a foe with a strange idol, whose owners pay for rerolls. */
function paying(us: object, foe: object, settings = {}): Battle {
  const both = [createExampleCharacterOptions('us', { ...us }), createExampleCharacterOptions('foe', { ...foe })].map(
    (unit) =>
      ({ ...unit, profile: { ...unit.profile, equipment: [...equipmentOf(unit), 'strange-idol'] } }) as UnitOptions,
  )
  const battle = beginFirstTurn(createExampleBattle(both, settings, { die: (sides) => sides }), 'us')
  const units = battle.units.map((unit) => (unit.kind === 'vehicle' ? unit : { ...unit, rerollWish: 'paid' as const }))
  return { ...battle, units, locks: [] }
}

const equipmentOf = ({ profile }: UnitOptions) => ('equipment' in profile ? profile.equipment : [])

test.each([
  ['the idol alone', paying({ weapon: 'laser-pistol', S: 6 }, { hp: 6, P: 4 })],
  ['and courage, one reroll a roll', paying({ weapon: 'laser-pistol', S: 6 }, { hp: 6, P: 4, traits: ['brave'] })],
  [
    'and courage, by ruling both',
    paying({ weapon: 'laser-pistol', S: 6 }, { hp: 6, P: 4, traits: ['brave'] }, { rerollsPerRoll: 'unlimited' }),
  ],
] as const)(
  'rerolls that are paid for count in break tests, with what they cost: %s (P28-IT-strange-idol)',
  (_name, battle) => {
    const attack = shot('laser-pistol')
    const odds = computeAttackSequenceOdds(battle, [attack])
    const ways = [
      ...enumerateDice((dice) => getPeopleUnit({ battle: runCommandInBattle(battle, attack, dice).battle }, 'foe')),
    ]
    const chanceOf = (holds: (foe: (typeof ways)[number]['result']) => boolean) =>
      ways.reduce((sum, { chance, result }) => sum + (holds(result) ? chance : 0), 0)
    expect(odds?.chain.breaks).toBeCloseTo(
      chanceOf(({ isBroken }) => isBroken),
      12,
    )
    for (let left = 0; left <= 6; left += 1)
      expect(odds?.chain.left[left] ?? 0).toBeCloseTo(
        chanceOf(({ models: [model] }) => model?.hitPoints === left),
        12,
      )
  },
)

test('an attack on Psyche counts the reroll that its order or its owner pays for (P28-ROLL-6, P28-WR-psychic)', () => {
  const battle = paying({ weapon: 'psy-staff', P: 7, F: 2 }, { hp: 20 })
  const ask = (more = {}) => blow('psy-staff', { isHarmless: true, ...more })
  const hit = (attack: Attack) => computeAttackSequenceOdds(battle, [attack])?.attacks[0]?.hit ?? 0
  const ways = [
    ...enumerateDice((dice) => runCommandInBattle(battle, ask(), dice).events.some(({ type }) => type === 'succeeded')),
  ]
  expect(hit(ask())).toBeCloseTo(
    ways.reduce((sum, { chance, result }) => sum + (result ? chance : 0), 0),
    12,
  )
  expect(hit(ask())).toBeGreaterThan(hit(ask({ rerolls: 'free' })))
})

test('a Fight without damage is foreseen to hit as any other, and to do nothing (P28-AG-4)', () => {
  const battle = duel({ weapon: 'dagger', F: 6 }, { hp: 6 })
  const [usual, harmless] = [blow('dagger'), blow('dagger', { isHarmless: true })].map(
    (attack) => computeAttackSequenceOdds(battle, [attack])?.attacks[0],
  )
  expect(harmless?.hit).toBe(usual?.hit)
  expect([harmless?.kill, harmless?.breaks, harmless?.lost[0]]).toEqual([0, 0, 1])
})

const KIT = ['club']

test('a volley strikes on at who runs before its last strike; on the last hit point nobody runs (P28-SQ-7, P28-BREAK-5)', () => {
  const us = createExampleSquadOptions('us', { F: 2 }, [KIT, KIT, KIT])
  const battle = beginFirstTurn(
    createExampleBattle([us, createExampleCharacterOptions('foe', { hp: 5, P: 5 })], {}, { die: (sides) => sides }),
    'us',
  )
  const attack = blow('club', { strikes: ['us.1', 'us.2'].map((model) => ({ model, weapon: 'club' })) })
  const chain = computeAttackSequenceOdds(battle, [attack])?.chain
  const ways = [
    ...enumerateDice((dice) => getPeopleUnit({ battle: runCommandInBattle(battle, attack, dice).battle }, 'foe')),
  ]
  const chanceOf = (holds: (foe: (typeof ways)[number]['result']) => boolean) =>
    ways.reduce((sum, { chance, result }) => sum + (holds(result) ? chance : 0), 0)
  for (let left = 0; left <= 5; left += 1)
    expect(chain?.left[left] ?? 0).toBeCloseTo(
      chanceOf(({ models: [model] }) => model?.hitPoints === left),
      12,
    )
  expect(chain?.breaks).toBeCloseTo(
    chanceOf(({ isBroken }) => isBroken),
    12,
  )
})

/** A squad of ten of whom these are left, with so many hit points each of 4. */
function remnant(left: readonly number[], settings = {}): Battle {
  const kits = Array.from({ length: 10 }, () => KIT)
  const foe = createExampleSquadOptions('foe', { hp: 4, P: 6 }, kits)
  const battle = beginFirstTurn(
    createExampleBattle([createExampleCharacterOptions('us', { F: 2, weapon: 'dagger' }), foe], settings, {
      die: (sides) => sides,
    }),
    'us',
  )
  const units = battle.units.map((unit) => {
    if (unit.kind !== 'squad') return unit
    const models = unit.models.map((model, at) => {
      const hitPoints = left[at] ?? 0
      return { ...model, hitPoints, fate: hitPoints > 0 ? ('fights' as const) : ('slain' as const) }
    })
    return { ...unit, models }
  })
  return { ...battle, units }
}

test.each([
  ['two are left to test, and break up', remnant([1, 4, 4])],
  ['by ruling they break up before they test', remnant([1, 4, 4], { squadTestBeforeSplit: false })],
  ['what one cannot take goes to the next', remnant([2, 2, 4, 4], { squadOverflow: 'carries' })],
] as const)('squads: %s (P28-SQ-10 to P28-SQ-12)', (_name, battle) => {
  const attack = blow('dagger')
  const chain = computeAttackSequenceOdds(battle, [attack])?.chain
  const atFirst = getPeopleUnit({ battle }, 'foe').models.filter(({ fate }) => fate === 'fights').length
  const ways = [
    ...enumerateDice((dice) => {
      const after = runCommandInBattle(battle, attack, dice)
      const isSplit = after.events.some(({ type }) => type === 'split')
      const fled = after.events.filter((event) => event.type === 'lost' && event.fate === 'fled').length
      const slain = after.events.filter((event) => event.type === 'lost' && event.fate === 'slain').length
      return { isSplit, fled, left: atFirst - fled - slain }
    }),
  ]
  const chanceOf = (holds: (path: (typeof ways)[number]['result']) => boolean) =>
    ways.reduce((sum, { chance, result }) => sum + (holds(result) ? chance : 0), 0)
  for (let members = 0; members <= atFirst; members += 1)
    expect(chain?.members[members] ?? 0).toBeCloseTo(
      chanceOf(({ left }) => left === members),
      12,
    )
  expect(chain?.breaks).toBeCloseTo(
    chanceOf(({ fled }) => fled > 0),
    12,
  )
  expect(chanceOf(({ isSplit }) => isSplit)).toBeLessThanOrEqual((chain?.breaksUp ?? 0) + 1e-12)
})
