import { expect, test } from 'vitest'
import { memoize, memoizeByName } from './memoize.ts'

test('work is done once for each combination, by identity, and what comes to nothing is remembered too', () => {
  let worked = 0
  const find = memoize((list: readonly number[], wanted: { readonly least: number }) => {
    worked += 1
    return list.find((value) => value >= wanted.least)
  })
  const [list, wanted] = [[1, 2, 3], { least: 9 }]
  expect([find(list, wanted), find(list, wanted)]).toEqual([undefined, undefined])
  expect(worked).toBe(1)
  expect([find(list, { least: 2 }), find([...list], wanted)]).toEqual([2, undefined])
  expect(worked).toBe(3)
})

test('work that throws is not remembered', () => {
  let tries = 0
  const work = memoize((_key: object) => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
    return tries
  })
  const key = {}
  expect(() => work(key)).toThrow('not yet')
  expect([work(key), work(key)]).toEqual([2, 2])
})

test('a thing under two names is worked on twice', () => {
  const label = memoizeByName((name: string, thing: { readonly size: number }) => ({
    text: `${name} ${thing.size}`,
  }))
  const thing = { size: 4 }
  expect(label('one', thing)).toBe(label('one', thing))
  expect(label('two', thing).text).toBe('two 4')
})
