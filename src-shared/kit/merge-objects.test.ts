import { expect, test } from 'vitest'
import { mergeObjects } from './merge-objects.ts'

test('parts are joined by name; two of one name do not compile', () => {
  expect(mergeObjects([{ lamp: 1 }, { oil: 'much' }])).toEqual({ lamp: 1, oil: 'much' })
  // @ts-expect-error: both parts name the lamp
  expect(mergeObjects([{ lamp: 1 }, { lamp: 2 }])).toEqual({ lamp: 2 })
})
