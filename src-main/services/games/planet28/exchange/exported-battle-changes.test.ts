import { afterEach, beforeEach, expect, test } from 'vitest'
import { BARE_UNIT, BARE_VEHICLE } from '#tests/support/builds.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let there: TestWar
let red: RaisedWarband
beforeEach(() => {
  war = openTestWar({ pointLimit: 200 })
  there = openTestWar({ seed: 2 })
  red = war.raise('The Reds', { Ann: {}, Vex: { traits: ['mercenary'] }, Old: {} })
  const fields = { ...BARE_UNIT, warbandId: red.id, name: 'Mule', profile: BARE_VEHICLE }
  war.services.vehicles.create(fields, AUTHOR)
})
afterEach(() => {
  war.close()
  there.close()
})

const exported = (from: TestWar, id: string) => from.services.exchange.warband({ id, format: 'json' }).text
const standing = (from: TestWar, warbandId: string) => from.services.advancement.ofWarband({ warbandId })
const bringIn = (text: string) => there.services.exchange.import({ text }, AUTHOR)

/** A battle with injuries, a death and damage; then hit points are bought and a fee is paid. */
function play(): void {
  const { advancement, battles, ledger } = war.services
  const damaged = [{ cell: 'D3', hitPoints: 4 }] as const
  const open = war.fight('The Gate', [red.id], {
    Ann: { fate: 'fell', wasHurt: true },
    Old: { fate: 'fell', wasHurt: true },
    Mule: { wasHurt: true, damaged },
  })
  const face = (key: string, faces: number[], version: number) =>
    battles.enterFaces({ ...open, version, key: `injury:${key}`, faces }, AUTHOR)
  const first = face(red.units['Ann'] ?? '', [4], open.version)
  war.finish(face(red.units['Old'] ?? '', [8], first.version))
  const ann = { kind: 'character', id: red.units['Ann'] ?? '' } as const
  ledger.adjust({ account: ann, currency: 'points', amount: 33, reason: 'A gift' }, AUTHOR)
  const { version } = advancement.standing(ann)
  advancement.buy({ ...ann, version, purchase: { what: 'hit-points' } }, AUTHOR)
  advancement.payFees({ warbandId: red.id, unitIds: null }, AUTHOR)
}

test('growth, conditions, points and credits come back from a file, and nothing is lost', () => {
  play()
  const text = exported(war, red.id)
  const report = bringIn(text)
  const id = report.warbandId ?? ''
  expect(report.brings).toContain('What battles made of it: injuries, growth, points and credits')
  expect(exported(there, id)).toBe(text)
  const withoutIds = (from: TestWar, warbandId: string) => {
    const { warbandId: _id, units, isEnemy: _is, version: _seen, ...own } = standing(from, warbandId)
    const bare = units.map(({ name, points, conditions, modifiers, fee }) => {
      const suffered = conditions.map(({ condition, gamesLeft, damaged }) => ({ condition, gamesLeft, damaged }))
      return { name, points, suffered, modifiers, fee }
    })
    return { ...own, bare }
  }
  expect(withoutIds(there, id)).toEqual(withoutIds(war, red.id))
  const { units } = standing(there, id)
  expect(units.find(({ name }) => name === 'Ann')?.conditions).toMatchObject([{ condition: 'life-long-wounds' }])
  expect(units.find(({ name }) => name === 'Vex')?.fee).toMatchObject({ isPaid: true })
  const ann = there.services.characters.list().find(({ name }) => name === 'Ann')
  expect(there.services.characters.get({ id: ann?.id ?? '' }).check.problems).toEqual([])
  expect(there.services.warbands.get({ id }).problems).toEqual([])
})

test('bringing in is one change, and undo takes all of it back', () => {
  play()
  const before = there.dump()
  bringIn(exported(war, red.id))
  there.services.history.undo({ id: null }, AUTHOR)
  expect(there.dump()['unit_condition']).toEqual(before['unit_condition'])
  expect(there.dump()['ledger_entry']).toEqual(before['ledger_entry'])
})

test('a warband that has not fought is written as before, and files without what battles made are read', () => {
  const text = exported(war, red.id)
  expect(text).not.toContain('played')
  const { warbandId } = bringIn(text)
  expect(standing(there, warbandId ?? '')).toMatchObject({ hasFought: false, purse: standing(war, red.id).purse })
})

test('a condition that cannot befall a unit of its kind is refused with its place', () => {
  play()
  const text = exported(war, red.id).replace('"life-long-wounds"', '"battle-scarred"')
  expect(() => bringIn(text)).toThrow(/Line \d+: Ann is a character: it cannot have “Battle scarred”/)
})
