import { expect, test } from 'vitest'
import {
  findFlotillaProblem,
  createFlotillaFields,
  createShipFields,
  formatFlotillaStrength,
} from './flotilla-fields.ts'

test('SP-SETUP-1: a new flotilla has a share for two players, each ship with name, colour and id of its own', () => {
  const { ships } = createFlotillaFields('The Night Watch')
  expect(ships.map(({ name }) => name)).toEqual(['Lark', 'Kite', 'Wren'])
  for (const key of ['id', 'name'] as const) expect(new Set(ships.map((ship) => ship[key])).size).toBe(3)
  expect(new Set(ships.map(({ livery }) => livery.trim)).size).toBe(3)
})

test('A ship that joins takes no id that is taken, and the eleventh is still named', () => {
  const { ships } = createFlotillaFields('x')
  const gap = ships.slice(1)
  expect(createShipFields(gap).name).toBe('Lark')
  expect(gap.map(({ id }) => id)).not.toContain(createShipFields(gap).id)
  const many = [...ships]
  for (let count = 0; count < 10; count += 1) many.push(createShipFields(many))
  expect(many.at(-1)?.name).toBe('Ship 13')
})

test('What is missing is named, and strength tells flying, lost and kills', () => {
  const flotilla = createFlotillaFields('The Night Watch')
  expect(findFlotillaProblem(flotilla)).toBeNull()
  expect(findFlotillaProblem({ ...flotilla, name: ' ' })).toBe('Give the flotilla a name.')
  const [first, ...others] = flotilla.ships
  if (!first) throw new Error('A new flotilla has ships')
  expect(findFlotillaProblem({ ...flotilla, ships: [{ ...first, name: '' }, ...others] })).toBe('Give ship 1 a name.')
  expect(formatFlotillaStrength(flotilla.ships)).toBe('3 flying')
  expect(formatFlotillaStrength([{ ...first, fate: 'lost', kills: 2 }, ...others])).toBe('2 flying, 1 lost, 2 kills')
})
