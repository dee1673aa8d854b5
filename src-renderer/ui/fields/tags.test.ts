import { expect, test } from 'vitest'
import { addTags } from './tags.ts'

test('A text brings its tags, each once and tidied', () => {
  expect(addTags(['ice'], ' pirates ,  old   war, ice, pirates,', 20)).toEqual(['ice', 'pirates', 'old war'])
})

test('Without anything new the list stays the same, and it never grows beyond the most', () => {
  const tags = ['ice']
  expect(addTags(tags, ' , ice', 20)).toBe(tags)
  expect(addTags(tags, 'a, b, c', 2)).toEqual(['ice', 'a'])
})
