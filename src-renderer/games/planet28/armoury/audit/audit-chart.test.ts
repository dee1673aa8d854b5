import { expect, test } from 'vitest'
import type { AuditedWeaponView } from '#shared/contract/planet28/house.ts'
import { buildAuditChartOption, fitFormulaLine, AUDIT_POINT_KINDS } from './audit-chart.ts'

const line = (id: string, meanDamage: number, formula: number, isOwn = false): AuditedWeaponView => ({
  table: 'weapons',
  id,
  name: id,
  isOwn,
  type: 'melee',
  cost: formula + 1,
  formula,
  meanDamage,
  rangeCm: 0,
})
const INK = { text: '#000', dim: '#000', line: '#000', ground: '#fff' }
const COLOURS = { ...INK, link: '#00f', brass: '#a80', good: '#080', harm: '#800' }

test('The line goes through weapons that lie on one, and there is none through a single weapon', () => {
  expect(fitFormulaLine([line('a', 2, 5), line('b', 4, 9), line('c', 10, 21)])).toEqual([
    [2, 5],
    [10, 21],
  ])
  expect(fitFormulaLine([line('a', 2, 5)])).toBeNull()
  expect(fitFormulaLine([])).toBeNull()
})

test('Every weapon is one point of its kind, and kinds differ in shape, not in colour alone', () => {
  const { series } = buildAuditChartOption([line('a', 2, 5), line('b', 4, 9), line('c', 5, 9, true)], COLOURS, true)
  const counts = (series as { id: string; data: unknown[] }[]).map(({ id, data }) => [id, data.length])
  expect(counts).toEqual([
    ['printed-melee', 2],
    ['printed-ranged', 0],
    ['own-melee', 1],
    ['own-ranged', 0],
    ['formula', 2],
  ])
  expect(new Set(AUDIT_POINT_KINDS.map(({ symbol }) => symbol)).size).toBe(AUDIT_POINT_KINDS.length)
})
