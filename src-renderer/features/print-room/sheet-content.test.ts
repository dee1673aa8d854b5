import { expect, test } from 'vitest'
import type { CharacterView } from '../../../src-shared/contract/forces.ts'
import { sheetContent } from './sheet-content.ts'

const MIRA: CharacterView = {
  id: 'mira',
  warbandId: 'crew',
  warbandName: 'The Lantern Crew',
  name: 'Mira Voss',
  notes: '',
  version: 3,
  hasAgenda: true,
  profile: {
    skills: { A: 3, F: 2, S: 5, AW: 2, P: 1 },
    hitPoints: 20,
    traits: ['barbaric'],
    abilities: ['heal'],
    equipment: ['plasma-rifle', 'club', 'club', 'psy-hood', 'med-kit', 'med-kit', 'missile-launcher'],
  },
  check: {
    speedCm: 10,
    problems: [],
    bill: {
      cost: 18,
      formula: 18,
      lines: [
        { part: 'base', source: 'New character', cost: 10, rule: 'P28-BUILD-2' },
        { part: 'skills', source: 'Psyche 1', cost: 0, rule: 'P28-BUILD-2' },
        { part: 'equipment', source: 'Club', cost: 4, rule: 'P28-W-club' },
        { part: 'equipment', source: 'Club', cost: 4, rule: 'P28-W-club' },
      ],
    },
  },
}

test('the same thing twice is one line with a count', () => {
  const { weapons, items, bill } = sheetContent(MIRA)
  expect(weapons.map(({ name, count }) => [name, count])).toEqual([
    ['Plasma rifle', 1],
    ['Club', 2],
    ['Missile launcher', 1],
  ])
  expect(items).toMatchObject([{ name: 'Med kit', count: 2, page: 79 }])
  expect(bill).toEqual([
    { name: 'New character', cost: 10, count: 1 },
    { name: 'Club', cost: 8, count: 2 },
  ])
})

test('weapons tell range, damage, hands, rules and ammunition; every rule is explained once', () => {
  const { weapons, weaponRules } = sheetContent(MIRA)
  expect(weapons[0]).toMatchObject({ range: '25 cm', damage: '1D12+5', hands: 2, rules: 'Armour piercing, Volatile' })
  expect(weapons[2]?.rules).toBe('Armour piercing, Explosive, Reload, Ammo - special')
  expect(weaponRules.map(({ name }) => name)).toEqual(['Armour piercing', 'Explosive', 'Reload', 'Volatile'])
})

test('armour without dice says so', () => {
  expect(sheetContent(MIRA).armour).toMatchObject([{ name: 'Psy-hood', facts: 'no roll' }])
})

test('notes are cut after a word where there is much of them', () => {
  const { notes } = sheetContent({ ...MIRA, notes: 'lantern oil '.repeat(100) })
  expect(notes.length).toBeLessThanOrEqual(502)
  expect(notes).toMatch(/ (lantern|oil) …$/)
  expect(sheetContent({ ...MIRA, notes: ' One\n\n\nTwo ' }).notes).toBe('One\nTwo')
  expect(sheetContent({ ...MIRA, notes: 'a\n'.repeat(9) }).notes).toBe('a\na\na\na\na\na …')
})

test('nothing of a hidden agenda is on a sheet (P28-AGENDA-1)', () => {
  expect(JSON.stringify(sheetContent(MIRA))).toBe(JSON.stringify(sheetContent({ ...MIRA, hasAgenda: false })))
})
