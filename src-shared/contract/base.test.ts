import { expect, test } from 'vitest'
import { Name } from './base.ts'

test('a name has something that can be seen', () => {
  for (const blank of ['', '  ', '\u200B\u200B', '\u3164', ' \u2060 ', '\u202E\u202C', '\u00AD'])
    expect(Name.safeParse(blank).error?.issues.map(({ message }) => message)).toEqual(['Give it a name.'])
  for (const name of ['Ann', 'ليلى', '👩‍👩‍👧', 'Zoe\u0301', 'א\u200Fב']) expect(Name.parse(name)).toBe(name)
})
