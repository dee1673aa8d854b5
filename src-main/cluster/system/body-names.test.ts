import { expect, test } from 'vitest'
import { formatBodyName, replaceStarInBodyName } from './body-names.ts'
import { generateSystem } from './generate-system.ts'

test('names that are made from the star’s name follow it, and every other stays', () => {
  const rename = (name: string) => replaceStarInBodyName(name, 'Ash', 'Bo')
  expect(['Ash II', 'Ash 13', 'Ash IV c', 'Ash Belt', 'Ash Belt 2'].map(rename)).toEqual([
    'Bo II',
    'Bo 13',
    'Bo IV c',
    'Bo Belt',
    'Bo Belt 2',
  ])
  const others = ['Ash', 'Ash Station', 'New Ash II', 'Ashen II', 'Cinder II b', 'Belt', 'ash II']
  expect(others.map(rename)).toEqual(others)
})

test('a name of any length leaves room for the suffix, and is found again', () => {
  const long = 'x'.repeat(79)
  const name = formatBodyName(long, 'Belt 2')
  expect(name).toHaveLength(80)
  expect(replaceStarInBodyName(name, long, 'Bo')).toBe('Bo Belt 2')
  expect(formatBodyName(`${'x'.repeat(74)} yyyyy`, 'II b')).toBe(`${'x'.repeat(74)} II b`)
})

test('renamed bodies are those that the seed makes with the new name', () => {
  for (const [index, rating] of ([1, 2, 3, 4, 5] as const).entries()) {
    const source = { seed: `seed ${index}`, rating, style: 'wayfarer' } as const
    const renamed = generateSystem({ ...source, name: 'Ash' }).map((body) => ({
      ...body,
      name: replaceStarInBodyName(body.name, 'Ash', 'Bo'),
    }))
    expect(renamed).toEqual(generateSystem({ ...source, name: 'Bo' }))
  }
})
