import { expect, test } from 'vitest'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { listMeanDamageAfterArmour } from './mean-damage-after-armour.ts'

const after = (id: string) => {
  const weapon = PRINTED_RULES.tables.weapons[id]
  if (!weapon) throw new Error(`No weapon ${id}`)
  return new Map(listMeanDamageAfterArmour(weapon, PRINTED_RULES).map((line) => [line.id, line]))
}

test('P28-ARM-1: armour takes its roll off; what does not help says why', () => {
  const rifle = after('laser-rifle')
  expect(rifle.get('light-armour')).toMatchObject({ why: 'nothing against energy', mean: 9 })
  expect(rifle.get('no-armour')?.mean).toBeCloseTo(7.505, 2)
  expect(rifle.has('psy-hood')).toBe(false)
  expect(after('shotgun').get('energy-shield')?.why).toBe('only against energy')
})

test('P28-WR-armour-piercing: no armour rolls', () => {
  const lines = [...after('power-fist').values()]
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).toMatchObject({ mean: 10.5, why: 'Armour piercing' })
})
