import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  createExampleBattle,
  createExampleCharacterOptions,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'
import { PLANET28_BATTLE } from './game.ts'

const OPTIONS = {
  play: 'opposed',
  goal: '',
  turns: 3,
  settings: {},
  house: [] as unknown[],
  sides: ['us', 'foe'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] })),
  units: [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('foe', {})] as unknown[],
}

const RAGE = { table: 'traits', id: 'our-rage', kind: 'own', fields: { name: 'Our rage', cost: 3 } }

/** The sentences that refuse a battle with these changes; none where it may begin. */
function faultsOf(changes: object): readonly string[] {
  const read = PLANET28_BATTLE.options.safeParse({ ...OPTIONS, ...changes })
  return read.success ? [] : read.error.issues.map(({ message }) => message)
}

const withRow = (row: unknown) => faultsOf({ house: [row] })
const doing = (...effects: object[]) => ({ ...RAGE, fields: { ...RAGE.fields, effects } })

test('sound house rows begin a battle', () => {
  expect(faultsOf({})).toEqual([])
  expect(withRow(doing({ shape: 'modifier', on: 'F', value: 1 }))).toEqual([])
})

test.each([
  ['nothing at all', 7, 'The house row without an id: it is wrong.'],
  ['no fields', { table: 'traits', id: 'our-rage', kind: 'own' }, 'The house row “our-rage”: fields is wrong.'],
  ['no such table', { ...RAGE, table: 'spells' }, 'The house row “our-rage”: table is wrong.'],
  [
    'no such column',
    { ...RAGE, fields: { name: 'Our rage', cost: 3, colour: 'red' } },
    'The house row “our-rage”: fields',
  ],
  ['a column of another table', { ...RAGE, fields: { ...RAGE.fields, damage: '1D6' } }, 'have no damage'],
  ['effects that are none', doing({ shape: 'explode' }), 'The house row “our-rage”: fields.effects.0'],
  ['an effect of another table', doing({ shape: 'poisons', damage: '1D4' }), 'cannot do that'],
  ['dice that are none', doing({ shape: 'armour', dice: 'lots' }), 'is not dice'],
  ['a name that no table has', doing({ shape: 'weapon-damage', dice: '1D4', weapons: ['stick'] }), 'names “stick”'],
  ['a printed name', { ...RAGE, id: 'brave' }, 'is a printed row'],
])('a house row of %s is refused in words', (_what, row, text) => {
  const faults = withRow(row)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(text)
})

test.each(['__proto__', 'constructor', 'toString', '💥', 'Dagger'])(
  '%s is no weapon that a house row may name',
  (name) => {
    const faults = withRow(doing({ shape: 'weapon-damage', dice: '1D4', weapons: [name] }))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('The house row “')
  },
)

test('rows that know no end or hide what they are do no harm', () => {
  const nested = JSON.parse(`${'{"effects":['.repeat(2000)}${']}'.repeat(2000)}`) as object
  expect(withRow({ ...RAGE, fields: nested })).toHaveLength(1)
  const hidden = JSON.parse(
    '{"table":"traits","id":"our-rage","kind":"own","fields":{"name":"Our rage","cost":3,"__proto__":{"damage":"1D6"}}}',
  ) as object
  expect(withRow(hidden).join(' ')).not.toContain('undefined')
  expect(Object.keys({})).toEqual([])
  expect(withRow({ ...RAGE, fields: { ...RAGE.fields, name: 'x'.repeat(100_000) } })).toHaveLength(1)
})

test('a row that stands there twice, rows that no table has, sides and answers that are none: each is said', () => {
  expect(faultsOf({ house: [RAGE, RAGE] })).toEqual([
    'The house row “Our rage” of “Traits” stands there twice: take one out.',
  ])
  const lost = createExampleCharacterOptions('us', { traits: ['brave'] })
  const odd = { ...lost, profile: { ...lost.profile, traits: ['luminous'] } }
  expect(faultsOf({ units: [odd, createExampleCharacterOptions('foe', {})] })).toEqual([
    'us has trait "luminous", which no table has: take it off, or add the row.',
  ])
  expect(
    faultsOf({ units: [hullOf('us', [{ cell: 'C4', section: 'moat' }]), createExampleCharacterOptions('foe', {})] }),
  ).toEqual(['us has section "moat", which no table has: take it off, or add the row.'])
  expect(
    faultsOf({ units: [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('us', {})] }),
  ).toEqual(['The unit “us” stands there twice: give each an id of its own.'])
  expect(
    faultsOf({ units: [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('them', {})] }),
  ).toEqual(['them is on the side “them”, which is none of this battle.'])
  expect(faultsOf({ settings: { overheal: 'perhaps' } })[0]).toContain('Setting overheal cannot be "perhaps".')
})

const us = createExampleCharacterOptions('us', { weapon: 'dagger' })
const tank = hullOf('tank')
const ofCrew = (cell: string) => ({ cell, section: 'crew' })
const built = (...cells: string[]) => ({
  ...tank,
  side: 'foe',
  profile: { ...tank.profile, sections: cells.map(ofCrew) },
})

test.each([
  [
    'a unit that is named as a member of another',
    [us, createExampleCharacterOptions('us.2', {}, 'foe')],
    'named as one of “us” would be',
  ],
  [
    'a unit that is named as a copy of another',
    [us, createExampleCharacterOptions('us+1', {}, 'foe')],
    'named as one of “us” would be',
  ],
  ['a vehicle of nothing', [us, built()], 'tank has no sections'],
  ['two sections in a cell', [us, built('C3', 'C3')], 'tank has two sections in C3'],
  ['what nobody carries in hand', [{ ...us, hands: ['battle-cannon'] }], 'us has battle-cannon in hand'],
  ['one piece in two hands', [{ ...us, hands: ['dagger', 'dagger'] }], 'us has dagger in hand'],
])('%s is refused in words (P28-SQ-12, P28-WEAP-7)', (_what, units, text) => {
  const faults = faultsOf({ units })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(text)
})

test('a section begins with no more than it has, whatever a file says (P28-VEH-DMG-3)', () => {
  const over = { ...hullOf('tank', []), side: 'foe', damaged: [{ cell: 'C3' as const, hitPoints: 999 }] }
  const [, hull] = createExampleBattle([us, over], {}, createGivenDice([])).units
  expect(hull?.kind === 'vehicle' && hull.sections[0]).toMatchObject({ start: 10, hitPoints: 10 })
})
