import { expect, test } from 'vitest'
import { GameJson } from './game-json.ts'

const nested = (levels: number): unknown => JSON.parse(`${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`)

test('what a game says passes as it is', () => {
  const command = { type: 'move', path: [{ x: 1, y: 2 }], note: null }
  expect(GameJson.parse(command)).toEqual(command)
  expect(GameJson.safeParse(nested(40)).success).toBe(true)
})

test.each([80, 10_000, 400_000])('%i levels are refused, not looked through', (levels) => {
  const { error } = GameJson.safeParse(nested(levels))
  expect(error?.issues.map(({ message }) => message)).toEqual(['This is nested deeper than any game needs.'])
})

test('what is no record is none', () => {
  for (const value of [null, 7, 'a', [1], undefined]) expect(GameJson.safeParse(value).success).toBe(false)
})
