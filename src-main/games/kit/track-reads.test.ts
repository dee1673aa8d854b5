import { expect, test } from 'vitest'
import { trackKeyReads } from './track-reads.ts'

test('the first name that is never read is found, at any depth and in lists', () => {
  const { tracked, findUnread } = trackKeyReads({ a: 1, list: [{ b: 2 }, { b: 3, c: 4 }] }, 'given')
  const { a, list } = tracked as { a: number; list: { b: number }[] }
  expect(findUnread()).toBe('given.list[0].b')
  expect([a, ...list.map(({ b }) => b)]).toEqual([1, 2, 3])
  expect(findUnread()).toBe('given.list[1].c')
})

test('remarks need no reader, and names of every object are plain names', () => {
  expect(trackKeyReads({ note: 'for people' }, 'given').findUnread()).toBeNull()
  const { tracked, findUnread } = trackKeyReads(JSON.parse('{"__proto__": 1}'), 'given')
  expect(findUnread()).toBe('given.__proto__')
  expect(Object.keys(tracked)).toEqual(['__proto__'])
})
