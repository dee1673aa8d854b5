import { expect, test } from 'vitest'
import { addTagsFromText } from './tags.ts'

test('A text brings its tags, each once and tidied', () => {
  expect(addTagsFromText(['ice'], ' pirates ,  old   war, ice, pirates,', 20)).toEqual(['ice', 'pirates', 'old war'])
})

test('Without anything new the list stays the same, and it never grows beyond the most', () => {
  const tags = ['ice']
  expect(addTagsFromText(tags, ' , ice', 20)).toBe(tags)
  expect(addTagsFromText(tags, 'a, b, c', 2)).toEqual(['ice', 'a'])
})
