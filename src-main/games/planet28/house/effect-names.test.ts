import { describe, expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { HouseEffect } from '#shared/games/planet28/house/house-effects.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { findHouseRowsProblem } from './check-rows.ts'
import { findUnknownEffectRowProblem, listRowsNamedByEffect } from './effect-problems.ts'

const { tables, settings } = PRINTED_RULES

const damaging = (...weapons: string[]): HouseEffect => ({ shape: 'weapon-damage', dice: '1D4', weapons })
const immune = (to: 'abilities' | 'arcana' | 'weaponRules', ...ids: string[]): HouseEffect => ({
  shape: 'immune',
  to,
  ids,
  radiusCm: 0,
})
const faultOf = (...effects: HouseEffect[]) => findUnknownEffectRowProblem({ effects }, tables)

/** Names that every object of the language knows, and names that look like rows. */
const STRANGERS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' dagger',
  'Dagger',
  'dagger\u0000',
  '💥',
]

describe('rows that an effect names', () => {
  test('are there, whatever table they are of', () => {
    expect(faultOf()).toBeNull()
    expect(findUnknownEffectRowProblem({}, tables)).toBeNull()
    expect(faultOf(damaging('dagger', 'fist'))).toBeNull()
    expect(
      faultOf(immune('abilities', 'drain'), immune('arcana', 'smite'), immune('weaponRules', 'poisonous')),
    ).toBeNull()
    expect(faultOf({ shape: 'modifier', on: 'F', value: 1 })).toBeNull()
  })

  test('must be of the table that is meant', () => {
    expect(faultOf(immune('abilities', 'smite'))).toContain('“smite”')
    expect(faultOf(immune('arcana', 'drain'))).toContain('“drain”')
    expect(faultOf(damaging('mortar'))).toContain('“mortar”')
  })

  test.each(STRANGERS)('%j is none, in any place of any list', (name) => {
    const sentence = `An effect names “${name}”, which no table has: choose another.`
    expect(faultOf(damaging(name))).toBe(sentence)
    expect(faultOf(damaging('dagger'), damaging('fist', 'club', name))).toBe(sentence)
    for (const to of ['abilities', 'arcana', 'weaponRules'] as const) expect(faultOf(immune(to, name))).toBe(sentence)
  })

  test('are told with their tables; effects that name nothing tell none', () => {
    expect(listRowsNamedByEffect(damaging('dagger'))).toEqual([{ table: 'weapons', id: 'dagger' }])
    expect(listRowsNamedByEffect(immune('arcana', 'smite', 'blind'))).toEqual([
      { table: 'arcana', id: 'smite' },
      { table: 'arcana', id: 'blind' },
    ])
    expect(listRowsNamedByEffect({ shape: 'flinches' })).toEqual([])
  })
})

describe('the rows that a battle or a pack brings', () => {
  const trait = (id: string, ...effects: HouseEffect[]): HouseRow => ({
    table: 'traits',
    id,
    kind: 'own',
    fields: { name: id, cost: 1, effects },
  })
  const ability = (id: string): HouseRow => ({ table: 'abilities', id, kind: 'own', fields: { name: id, cost: 1 } })

  test('may name each other in any order', () => {
    const rows = [trait('proof', immune('abilities', 'hex')), ability('hex')]
    expect(findHouseRowsProblem(rows, settings)).toBeNull()
    expect(findHouseRowsProblem(rows.toReversed(), settings)).toBeNull()
  })

  test('do not name what only its own table would have, or nobody brings', () => {
    expect(findHouseRowsProblem([trait('proof', immune('weaponRules', 'hex')), ability('hex')], settings)).toBe(
      'The house row “proof” of “Traits”: An effect names “hex”, which no table has: choose another.',
    )
    for (const name of STRANGERS)
      expect(findHouseRowsProblem([trait('proof', damaging(name))], settings)).toContain(`“${name}”`)
  })

  test('as many as may come are looked through', () => {
    const rows = Array.from({ length: 500 }, (_row, at) => trait(`proof-${at}`, damaging('dagger', 'fist')))
    expect(findHouseRowsProblem(rows, settings)).toBeNull()
    const last = [...rows.slice(1), trait('last', damaging('stick'))]
    expect(findHouseRowsProblem(last, settings)).toContain('The house row “last”')
  })
})
