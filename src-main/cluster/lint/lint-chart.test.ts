import { expect, test } from 'vitest'
import { DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import type { LintFinding, LintRuleId, LintSettings } from '#shared/cluster/lint.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { lintChart } from './lint-chart.ts'

const settings: LintSettings = { routeMode: 'derived', homeBands: [] }
const route = (from: number, to: number) => ({ ...DEFAULT_ROUTE_FIELDS, from, to, extra: {} })
const star = (name: string, row: number, column: number, rating: 1 | 2 | 3 | 4 | 5 = 3) =>
  chartStar({ name, row, column, rating })

/** A small chain at the top left: all linked, nothing to say. */
const chain = [star('Vex', 1, 1), star('Orro', 1, 4), star('Maul', 1, 7)]
const ofRule = (rule: LintRuleId, findings: readonly LintFinding[]) => findings.filter((found) => found.rule === rule)

test('a chain of stars 3 hexes apart has nothing wrong', () => {
  expect(lintChart(chart({ stars: chain }), settings)).toEqual([])
  expect(lintChart(chart(), settings)).toEqual([])
})

test('a lone star near by is joined by a star in between, a distant one moved', () => {
  const [near] = lintChart(chart({ stars: [...chain, star('Lone', 1, 12)] }), settings)
  expect(near).toMatchObject({
    rule: 'isolated-star',
    severity: 'problem',
    message: 'Lone (0112) has no other star within 3 hexes.',
    at: { row: 1, column: 12 },
    stars: [3],
    fix: { edits: [{ type: 'add-star', row: 1, rating: 1 }] },
  })
  const [far] = lintChart(chart({ stars: [...chain, star('Lone', 30, 12)] }), settings)
  expect(far?.fix?.edits).toMatchObject([{ type: 'move-star', star: 3 }])
})

test('without lines range alone counts; with drawn lines every star needs one', () => {
  const stars = chain
  expect(lintChart(chart({ stars }), { ...settings, routeMode: 'off' })).toEqual([])
  const drawn = lintChart(chart({ stars, routes: [route(0, 1)] }), { ...settings, routeMode: 'drawn' })
  expect(drawn).toMatchObject([
    {
      rule: 'isolated-star',
      message: 'Maul (0107) has no route of at most 3 hexes.',
      fix: { label: 'Draw a route to Orro (0104)', edits: [{ type: 'add-route', from: 2, to: 1 }] },
    },
  ])
})

test('stars that only know each other are cut off together', () => {
  const stars = [...chain, star('Far', 30, 1), star('Away', 30, 3), star('Off', 32, 2)]
  expect(lintChart(chart({ stars }), settings)).toMatchObject([
    {
      rule: 'cut-off',
      message: 'Far (3001) and 2 more stars are cut off from the rest of the cluster.',
      stars: [3, 4, 5],
      fix: null,
    },
  ])
})

test('a route of more than 3 hexes is too long, and can go where its stars have others (FIST-MOVE-1)', () => {
  const routes = [route(0, 1), route(0, 2), route(1, 2)]
  const found = lintChart(chart({ stars: chain, routes }), settings)
  expect(found).toMatchObject([
    {
      rule: 'long-route',
      message: 'The route from Vex (0101) to Maul (0107) is 6 hexes long; transports go 3.',
      routes: [1],
      fix: { edits: [{ type: 'remove-route', route: 1 }] },
    },
  ])
})

test('a map that is joined by long routes alone has one problem a route, and a star that shortens it', () => {
  const stars = [star('Vex', 1, 1), star('Orro', 1, 7), star('Maul', 1, 15)]
  const found = lintChart(chart({ stars, routes: [route(0, 1), route(1, 2)] }), { ...settings, routeMode: 'drawn' })
  expect(ofRule('long-route', found).map(({ fix }) => fix?.edits.map(({ type }) => type) ?? null)).toEqual([
    ['add-star', 'add-route', 'add-route', 'remove-route'],
    null,
  ])
  expect(found).toHaveLength(2) // each of its stars hangs on a route that is told already
})

test('every band of homeworlds has a star, best one rated 5 (FIST-SETUP-2)', () => {
  const homeBands = [
    { firstRow: 1, lastRow: 2 },
    { firstRow: 3, lastRow: 4 },
  ]
  const found = lintChart(chart({ stars: chain }), { ...settings, homeBands })
  expect(found).toMatchObject([
    {
      rule: 'band-without-home',
      message: 'There is no star in rows 3 to 4, where homeworlds are chosen.',
      fix: { edits: [{ type: 'add-star', rating: 5 }] },
    },
    {
      rule: 'band-without-five',
      severity: 'hint',
      message: 'No star in rows 1 to 2 is rated 5; the best is Vex (0101), rated 3.',
      fix: { label: 'Rate Vex (0101) 5', edits: [{ type: 'set-rating', star: 0, rating: 5 }] },
    },
  ])
})

test('names are compared without capitals and blanks, and the next free numeral is offered', () => {
  const stars = [star('Vex', 1, 1), star(' vex', 1, 2), star('Vex II', 1, 3), star('', 1, 4), star('', 1, 5)]
  expect(lintChart(chart({ stars }), settings)).toMatchObject([
    {
      rule: 'duplicate-name',
      message: 'The stars at 0101 and 0102 are both called vex.',
      stars: [1, 0],
      fix: { edits: [{ type: 'rename-star', star: 1, name: 'vex III' }] },
    },
  ])
})

test('stars and lines that others depend on are hinted at, ends of the way are not', () => {
  const stars = [1, 2, 5, 8, 9].map((column) => star(`S${column}`, 1, column))
  const found = lintChart(chart({ stars }), settings)
  expect(ofRule('cut-star', found).map(({ message }) => message)).toEqual([
    'Without S5 (0105), 2 stars are cut off from the others.',
  ])
  expect(ofRule('bridge', found)).toMatchObject([
    { stars: [1, 2], message: 'Only the line S2 (0102)–S5 (0105) joins 2 stars with the others.' },
    { stars: [2, 3] },
  ])
  expect(found).toHaveLength(3)
})

test('crossing routes are seen, touching ones are not; the longer one can go', () => {
  const stars = [star('A', 1, 1), star('B', 3, 4), star('C', 3, 1), star('D', 1, 3)]
  const routes = [route(0, 1), route(2, 3), route(0, 2)]
  expect(ofRule('crossing-routes', lintChart(chart({ stars, routes }), settings))).toMatchObject([
    {
      severity: 'hint',
      message: 'The routes A (0101)–B (0304) and C (0301)–D (0103) cross.',
      routes: [0, 1],
      fix: { label: 'Delete the route A (0101)–B (0304)' },
    },
  ])
})

test('a drawn line that stars depend on is never offered for removal', () => {
  const stars = [star('A', 1, 1), star('B', 3, 3), star('C', 3, 1), star('D', 1, 3)]
  const routes = [route(0, 1), route(2, 3), route(0, 2)]
  const [found] = ofRule('crossing-routes', lintChart(chart({ stars, routes }), { ...settings, routeMode: 'drawn' }))
  expect(found).toMatchObject({ routes: [0, 1], fix: null })
})

test('a label on a star is hinted at, a pinned note is not', () => {
  const label = { row: 1, column: 4, size: 'medium', colour: null, isHidden: false, extra: {} } as const
  const labels = [
    { ...label, kind: 'label', text: 'The Shoals' },
    { ...label, kind: 'note', text: 'Here be cruisers' },
  ] as const
  expect(lintChart(chart({ stars: chain, labels }), settings)).toMatchObject([
    { rule: 'label-on-star', message: 'The label “The Shoals” lies on Orro (0104).', stars: [1] },
  ])
})
