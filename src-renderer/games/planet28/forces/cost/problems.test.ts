import { expect, test } from 'vitest'
import type { BuildProblem } from '../unit/unit-fields.ts'
import {
  allowProblem,
  countWarbandProblems,
  countProblemSeverities,
  formatProblemCounts,
  sortProblemsBySeverity,
  disallowProblem,
} from './problems.ts'

const problem = (key: string, severity: BuildProblem['severity']): BuildProblem => ({
  key,
  severity,
  code: key,
  rule: 'P28-BUILD-6',
  message: '',
  fixes: [],
})
const SOME = [problem('allowed', 'allowed'), problem('flagged', 'flagged'), problem('refused', 'refused')]

test('what bars from play stands first, what was allowed last', () => {
  expect(sortProblemsBySeverity(SOME).map(({ key }) => key)).toEqual(['refused', 'flagged', 'allowed'])
})

test('a ruling is kept once a problem, with its newest reason, and can be taken back', () => {
  const once = allowProblem([], 'repeated:brave', ' agreed by all ')
  expect(once).toEqual([{ key: 'repeated:brave', reason: 'agreed by all' }])
  const twice = allowProblem(once, 'repeated:brave', 'this campaign only')
  expect(twice).toEqual([{ key: 'repeated:brave', reason: 'this campaign only' }])
  expect(disallowProblem(twice, 'repeated:brave')).toEqual([])
})

test('the gravest kind of problem speaks', () => {
  expect(formatProblemCounts(countProblemSeverities(SOME))).toBe('1 problem')
  expect(formatProblemCounts({ refused: 0, flagged: 2, allowed: 1 })).toBe('2 hints')
  expect(formatProblemCounts({ refused: 0, flagged: 0, allowed: 3 })).toBe('3 allowed')
  expect(formatProblemCounts({ refused: 0, flagged: 0, allowed: 0 })).toBe('')
})

test('a warband answers for its units too', () => {
  const own = { ...problem('over-limit', 'refused'), fixes: [], cells: [] }
  const unitProblems = { refused: 1, flagged: 2, allowed: 0 }
  expect(countWarbandProblems({ problems: [own], unitProblems })).toEqual({ refused: 2, flagged: 2, allowed: 0 })
})
