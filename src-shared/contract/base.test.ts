import { expect, test } from 'vitest'
import { Name } from './base.ts'

test('a name has something that can be seen', () => {
  for (const blank of ['', '  ', '\u200B\u200B', '\u3164', ' \u2060 ', '\u202E\u202C', '\u00AD'])
    expect(Name.safeParse(blank).error?.issues.map(({ message }) => message)).toEqual(['Enter a name.'])
  for (const name of ['Ann', 'ليلى', '👩‍👩‍👧', 'Zoé']) expect(Name.parse(name)).toBe(name)
})

test('names that look alike are the same', () => {
  for (const typed of ['V\u200Bex', '\u202EVex', 'Ｖｅｘ', ' Vex\u2060 ']) expect(Name.parse(typed)).toBe('Vex')
})
