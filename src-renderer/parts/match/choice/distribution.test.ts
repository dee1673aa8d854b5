import { expect, test } from 'vitest'
import { formatDistributionAverage, dropUnlikelyTail } from './distribution.ts'

const outcomes = [
  { label: '0', chance: 0.5 },
  { label: '1', chance: 0 },
  { label: '4', chance: 0.5 },
  { label: '5', chance: 0.0001 },
]

test('numbers have a mean and end at the last one that is likely', () => {
  expect(formatDistributionAverage({ label: 'Lost', outcomes: outcomes.slice(0, 3) })).toBe('Lost: 2.0 on average')
  expect(dropUnlikelyTail(outcomes).map(({ label }) => label)).toEqual(['0', '1', '4'])
})

test('other outcomes have no mean', () => {
  expect(formatDistributionAverage({ label: 'Outcome', outcomes: [{ label: 'Hit', chance: 1 }] })).toBe('Outcome')
})
