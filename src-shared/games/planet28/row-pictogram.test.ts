import { expect, test } from 'vitest'
import { ARMOUR } from '#shared/games/planet28/tables/armour.ts'
import { CORE_SECTIONS, VEHICLE_SECTIONS } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_WEAPONS } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import { WEAPONS } from '#shared/games/planet28/tables/weapons.ts'
import { findRowPictogram } from './row-pictogram.ts'

test('every weapon, armour and section of the book has a pictogram, but no armour', () => {
  const ids = [WEAPONS, VEHICLE_WEAPONS, ARMOUR, VEHICLE_SECTIONS, CORE_SECTIONS].flatMap((table) => Object.keys(table))
  expect(ids.filter((id) => findRowPictogram(id, []) === null)).toEqual(['no-armour'])
})

test('a weapon of a group has the pictogram of how it is used', () => {
  const weapon = { id: 'frost-gun', table: 'weapons', kind: 'own' } as const
  expect(findRowPictogram('frost-gun', [{ ...weapon, fields: { type: 'ranged', hands: 1 } }])).toBe('pistol')
  expect(findRowPictogram('frost-gun', [{ ...weapon, fields: { type: 'ranged', hands: 2 } }])).toBe('rifle')
  expect(findRowPictogram('frost-gun', [{ ...weapon, fields: { type: 'melee', hands: 2 } }])).toBe('blade')
  expect(findRowPictogram('frost-gun', [])).toBeNull()
})
