import { expect, test } from 'vitest'
import type { LedgerEntryView } from '#shared/contract/planet28/ledger.ts'
import { listAccountChoices, computeTotalsAfterBattles } from './ledger-rows.ts'
import { describePointsChart } from './points-chart.ts'

const entry = (
  battleId: string | null,
  amount: number,
  currency: 'points' | 'credits' = 'points',
): LedgerEntryView => ({
  id: `${battleId}${amount}`,
  account: { kind: 'warband', id: 'crew' },
  accountName: 'Crew',
  currency,
  amount,
  balance: 0,
  reason: 'Points',
  rule: '',
  parts: [],
  battleId,
  day: null,
  at: '',
})

test('Points of battles add up, oldest first; credits and purchases do not count', () => {
  const entries = [
    entry('second', 5),
    entry(null, -20),
    entry('first', 7, 'credits'),
    entry('first', 6),
    entry('first', 4),
  ]
  const points = computeTotalsAfterBattles(entries)
  expect(points.map(({ battleId, total }) => [battleId, total])).toEqual([
    ['first', 10],
    ['second', 15],
  ])
  expect(describePointsChart(points.map(({ battleId, total }) => ({ name: battleId, total })))).toContain(
    '10 after first, 15 after second',
  )
  expect(listAccountChoices(entries)).toEqual([{ value: 'warband/crew', label: 'Crew' }])
})
