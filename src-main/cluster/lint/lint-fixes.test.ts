import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chart, DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import { computeHomeBands } from '#shared/cluster/generator-settings.ts'
import type { LintFinding, LintRuleId, LintSettings } from '#shared/cluster/lint.ts'
import { ROUTE_MODES } from '#shared/cluster/net/transport-net.ts'
import type { HexBoard } from '#shared/kit/hex.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { starsOn } from '#tests/support/random-net.ts'
import { applyChartEdits } from './apply-chart-edits.ts'
import { lintChart } from './lint-chart.ts'

const boards: fc.Arbitrary<HexBoard> = fc.record({
  rows: fc.integer({ min: 1, max: 26 }),
  columns: fc.integer({ min: 1, max: 26 }),
  orientation: fc.constantFrom('pointy', 'flat'),
  shifted: fc.constantFrom('even', 'odd'),
  labelOrder: fc.constantFrom('row-column', 'column-row'),
})

/** Charts in which much is wrong: few names, hexes' labels among them, and any routes. */
const charts: fc.Arbitrary<Chart> = boards
  .chain((board) => starsOn(board, 16))
  .chain(({ board, places, routes }) =>
    fc
      .array(fc.record({ name: fc.constantFrom('', 'Vex', 'vex', 'Vex II', '0101', '0203'), rating: rating() }), {
        minLength: places.length,
        maxLength: places.length,
      })
      .map((fields) =>
        chart({
          board,
          stars: places.map((place, index) => chartStar({ ...place, ...fields[index] })),
          routes: routes.map(([from, to]) => ({ ...DEFAULT_ROUTE_FIELDS, from, to, extra: {} })),
        }),
      ),
  )

function rating() {
  return fc.constantFrom(1, 2, 3, 4, 5)
}

/** What a finding is about: its rule and its stars, which keep their places in the list whatever is edited. */
function keysOf(findings: readonly LintFinding[]): string[] {
  return findings.map(({ rule, at, stars }) => {
    const about = LISTS.has(rule) ? stars.slice(0, 1) : stars
    return [rule, ...(about.length > 0 ? about : [`row ${at.row}`])].join(' ')
  })
}

/** Findings whose other stars may change while they stay what they are. */
const LISTS: ReadonlySet<LintRuleId> = new Set(['cut-off', 'duplicate-name'])

test('every fix makes its finding go away and adds no problem', () => {
  const fixed = new Map<string, number>()
  fc.assert(
    fc.property(charts, fc.constantFrom(...ROUTE_MODES), (before, routeMode) => {
      const settings: LintSettings = { routeMode, homeBands: computeHomeBands(before.board) }
      const findings = lintChart(before, settings)
      const known = keysOf(findings)
      for (const [index, { rule, fix }] of findings.entries()) {
        if (!fix) continue
        fixed.set(rule, (fixed.get(rule) ?? 0) + 1)
        const after = applyChartEdits(before, fix.edits)
        const left = lintChart(after, settings)
        expect(keysOf(left)).not.toContain(known[index])
        const problems = left.filter(({ severity }) => severity === 'problem')
        expect(known).toEqual(expect.arrayContaining(keysOf(problems)))
      }
    }),
    { seed: 14, numRuns: 60 },
  )
  const seen = [...fixed.keys()].toSorted()
  expect(seen).toEqual([
    'band-without-five',
    'band-without-home',
    'crossing-routes',
    'cut-off',
    'duplicate-name',
    'isolated-star',
    'long-route',
  ])
})
