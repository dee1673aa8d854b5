import { expect, test } from 'vitest'
import type { LintRuleId } from '#shared/cluster/lint.ts'
import type { LintView } from '#shared/contract/cluster-study.ts'
import { type ClusterEdit, MAX_GESTURE_EDITS as MOST } from '#shared/contract/cluster.ts'
import {
  formatFindingCount,
  findBatchFix,
  findFixGesture,
  groupFindings,
  MAX_EDITS_PER_GESTURE,
  listFindingThings,
} from './lint-groups.ts'

function view(rule: LintRuleId, fix: readonly ClusterEdit[] | null, routeIds: readonly string[] = []): LintView {
  const severity = rule === 'cut-star' || rule === 'bridge' ? 'hint' : 'problem'
  const at = { row: 1, column: 1 }
  const chartFix = fix && { label: 'Mend it', edits: [] }
  const finding = { rule, severity, message: '', at, stars: [], routes: [], fix: chartFix } as const
  return { finding, starIds: ['a'], routeIds: [...routeIds], fix }
}
const removed = (id: string): ClusterEdit => ({ type: 'remove-route', id, version: 1 })
const renamed = (id: string, name: string): ClusterEdit => ({ type: 'change-star', id, version: 1, fields: { name } })
const joined = (id: string, fromStarId: string, toStarId: string): ClusterEdit => ({
  type: 'add-route',
  id,
  fromStarId,
  toStarId,
  fields: {},
})
const added = (id: string, row: number): ClusterEdit => ({ type: 'add-star', id, row, column: 1, fields: {} })
const moved = (id: string, row: number): ClusterEdit => ({
  type: 'change-star',
  id,
  version: 1,
  fields: { row, column: 1 },
})

function fixAll(rule: LintRuleId, ...fixes: (readonly ClusterEdit[] | null)[]) {
  const [group] = groupFindings(fixes.map((fix) => view(rule, fix)))
  return group ? findBatchFix(group) : null
}

test('Findings come rule by rule and are counted', () => {
  const findings = [view('long-route', null), view('cut-star', null), view('long-route', null)]
  expect(groupFindings(findings).map(({ rule, findings: some }) => [rule, some.length])).toEqual([
    ['long-route', 2],
    ['cut-star', 1],
  ])
  expect(formatFindingCount(findings)).toBe('2 problems and 1 hint')
  expect(formatFindingCount([])).toBe('No problems and no hints')
})

test('Going to a finding chooses its routes, or its stars where there are none', () => {
  expect(listFindingThings(view('long-route', null, ['r']))).toEqual([{ kind: 'route', id: 'r' }])
  expect(listFindingThings(view('isolated-star', null))).toEqual([{ kind: 'star', id: 'a' }])
})

test('One fix is one gesture', () => {
  expect(findFixGesture(view('long-route', [removed('r')]))).toEqual({ label: 'Mend it', edits: [removed('r')] })
  expect(findFixGesture(view('bridge', null))).toBeNull()
})

test('All fixes of a kind that do not touch each other are one gesture', () => {
  expect(fixAll('long-route', [removed('r')], null, [removed('s')])).toEqual({
    gesture: { label: 'Delete 2 routes', edits: [removed('r'), removed('s')] },
    left: 0,
    movesStars: false,
  })
  expect(fixAll('long-route', [removed('r')])).toBeNull()
})

test('fixes at once say what they do and to how many, and whether they add or move stars', () => {
  const words = (...args: Parameters<typeof fixAll>) => fixAll(...args)?.gesture.label
  expect(words('long-route', [removed('r')], [removed('s')])).toBe('Delete 2 routes')
  expect(words('isolated-star', [joined('n', 'a', 'hub')], [joined('m', 'b', 'hub')])).toBe('Draw 2 routes')
  expect(words('duplicate-name', [renamed('a', 'Vex II')], [renamed('b', 'Orro')])).toBe('Rename 2 stars')
  const between = [added('n', 4), joined('m', 'a', 'n')]
  expect(words('isolated-star', between, [moved('b', 6)], [moved('c', 8)])).toBe('Add 1 star and move 2')
  expect(fixAll('isolated-star', between, [moved('b', 6)])?.movesStars).toBe(true)
})

test('Fixes that take the same thing, name, hex or pair wait', () => {
  expect(fixAll('crossing-routes', [removed('r')], [removed('r')], [removed('s')])).toMatchObject({
    gesture: { label: 'Delete 2 routes' },
    left: 1,
  })
  expect(fixAll('duplicate-name', [renamed('a', 'Vex II')], [renamed('b', 'vex ii')])).toBeNull()
  expect(fixAll('isolated-star', [added('n', 4)], [moved('a', 4)])).toBeNull()
  expect(fixAll('isolated-star', [joined('n', 'a', 'b')], [joined('m', 'b', 'a')])).toBeNull()
})

test('Several fixes may join the same star, but none may move it', () => {
  expect(fixAll('isolated-star', [joined('n', 'a', 'hub')], [joined('m', 'b', 'hub')])).toMatchObject({
    gesture: { label: 'Draw 2 routes' },
    left: 0,
  })
  expect(fixAll('isolated-star', [joined('n', 'a', 'hub')], [moved('hub', 9)])).toBeNull()
  const between = [added('new', 4), joined('n', 'a', 'new')]
  expect(fixAll('isolated-star', between, [joined('m', 'b', 'a')])).toMatchObject({ left: 0 })
})

test('A gesture has as many edits as the contract takes', () => {
  expect(MAX_EDITS_PER_GESTURE).toBe(MOST)
})
