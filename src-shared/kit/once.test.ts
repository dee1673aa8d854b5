import { expect, test } from 'vitest'
import { createLazyProperties } from './once.ts'

test('a part is made when it is first wanted, and then no more', () => {
  const made: string[] = []
  const make = (name: string) => () => {
    made.push(name)
    return { name }
  }
  const parts = createLazyProperties({ lamp: make('lamp'), oil: make('oil') })
  expect(made).toEqual([])
  expect(parts.oil).toBe(parts.oil)
  expect(made).toEqual(['oil'])
})
