import { expect, test } from 'vitest'
import type { BuildProblem } from '#shared/games/planet28/model.ts'
import { applyAllowances } from './allowances.ts'
import { countProblemsBySeverity } from './problem-counts.ts'
import { findBlockingProblem, hasNoBlockingProblem } from './problems.ts'

const problem = (key: string, severity: BuildProblem['severity']): BuildProblem => ({
  key,
  rule: 'P28-TR-0',
  code: key,
  severity,
  message: 'Wrong. Do it right.',
  fixes: [],
})
const found = [problem('a', 'refused'), problem('b', 'flagged'), problem('c', 'refused')]

test('P28-ACT-4: what the group lets pass is allowed, by its key; the rest stays', () => {
  const ruled = applyAllowances(found, [
    { key: 'a', reason: 'Our campaign' },
    { key: 'b', reason: 'No need' },
    { key: 'gone', reason: 'Of old' },
  ])
  expect(ruled.map(({ key, severity }) => `${key} ${severity}`)).toEqual(['a allowed', 'b flagged', 'c refused'])
  expect(countProblemsBySeverity(ruled)).toEqual({ refused: 1, flagged: 1, allowed: 1 })
  expect(findBlockingProblem(ruled)?.key).toBe('c')
})

test('a profile is legal where nothing is refused', () => {
  expect(hasNoBlockingProblem(found)).toBe(false)
  expect(
    hasNoBlockingProblem(
      applyAllowances(
        found,
        [...'ac'].map((key) => ({ key, reason: 'Agreed' })),
      ),
    ),
  ).toBe(true)
})
