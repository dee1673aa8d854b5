import { expect, test } from 'vitest'
import type { ColonyView } from '#shared/contract/fistful/views.ts'
import { formatChance, formatColony } from './format-map.ts'

const colony: ColonyView = {
  star: '0412',
  owner: 'B',
  size: 3,
  isFortified: true,
  fortProgress: null,
  isBesieged: false,
  isHomeworld: false,
  seenOn: null,
}

test('A colony seen in an earlier turn says when (FIST-RECON-2)', () => {
  expect(formatColony(colony)).toBe('size 3, fortified')
  expect(formatColony({ ...colony, seenOn: 4 })).toBe('size 3, fortified, seen last in turn 4')
  expect(formatColony({ ...colony, size: null, isFortified: null })).toBe('size unknown')
})

test('What is neither sure nor impossible never reads as if it were', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(formatChance)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %'])
})
