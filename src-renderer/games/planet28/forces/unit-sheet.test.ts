import { expect, test } from 'vitest'
import { PRINTED, type Rules } from '#shared/games/planet28/rulebook.ts'
import { RULINGS, type Settings } from '#shared/games/planet28/tables/rulings.ts'
import { newCharacter, newSquad } from './profiles.ts'
import { sheetParts } from './unit-sheet.ts'

const settings = Object.fromEntries(
  Object.entries(RULINGS).map(([id, { choices }]) => [id, choices[0].value]),
) as unknown as Settings
const RULES: Rules = { settings, tables: PRINTED }
const wordsOf = (parts: ReturnType<typeof sheetParts>) =>
  parts.map(({ heading, picks }) => `${heading}: ${picks.map(({ row, count }) => `${row.name} ${count}`).join(', ')}`)

test('the sheet of a character shows weapons, armour, items, then traits; nothing that is empty', () => {
  const { profile } = newCharacter('crew')
  const equipment = ['light-armour', 'dagger', 'med-kit', 'dagger']
  expect(wordsOf(sheetParts({ ...profile, equipment, traits: ['brave'] }, RULES))).toEqual([
    'Melee weapons: Dagger 2',
    'Armour: Light armour 1',
    'Items: Med kit 1',
    'Traits: Brave 1',
  ])
})

test('the sheet of a squad says how many members carry what', () => {
  const { profile } = newSquad('crew')
  const loadouts = [
    { members: 3, equipment: ['dagger'] },
    { members: 1, equipment: ['club'] },
  ]
  expect(wordsOf(sheetParts({ ...profile, loadouts }, RULES))).toEqual([
    'Melee weapons of 3 members: Dagger 1',
    'Melee weapons of 1 member: Club 1',
  ])
})
