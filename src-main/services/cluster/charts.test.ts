import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type Chart,
  DEFAULT_REGION_FIELDS,
  DEFAULT_ROUTE_FIELDS,
  DEFAULT_STAR_FIELDS,
  STANDARD_LEGEND,
} from '#shared/cluster/chart.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { drawStar, openTestClusters, REACH, type TestClusters } from '#tests/support/clusters.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

let map: TestClusters
beforeEach(() => void (map = openTestClusters()))
afterEach(() => map.close())

const EXTRA = { 'traveller-tab': { at: 1, text: '0103 Vex', world: { hex: '0103', uwp: 'A867977-8', bases: 'NS' } } }
const star = (name: string, row: number, owner: string | null): Chart['stars'][number] => ({
  ...DEFAULT_STAR_FIELDS,
  name,
  row,
  column: 3,
  owner,
  extra: EXTRA,
  tags: ['port'],
  notes: 'Ours.',
  publicNotes: 'Theirs.',
})
const CHART: Chart = {
  name: 'Antares',
  board: { ...STANDARD_BOARD, rows: 40, orientation: 'flat' },
  legend: STANDARD_LEGEND,
  fog: [[40, 1, 16]],
  stars: [star('Vex', 1, 'Ember Court'), star('Bo', 2, 'The Tithe'), star('Nu', 3, null), star('Xi', 4, 'the  tithe')],
  routes: [
    { ...DEFAULT_ROUTE_FIELDS, from: 2, to: 0, type: 'trade', extra: EXTRA },
    { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, colour: '#112233', extra: {} },
  ],
  regions: [
    {
      ...DEFAULT_REGION_FIELDS,
      name: 'The Rift',
      colour: '#112233',
      border: null,
      isHidden: true,
      hexes: [[1, 1, 4]],
      extra: EXTRA,
    },
  ],
  labels: [{ row: 5, column: 5, kind: 'note', text: 'Ice', size: 'large', colour: null, isHidden: true, extra: EXTRA }],
  fleets: [{ row: 6, column: 6, name: 'Amen', owner: 'The Tithe', notes: 'x', publicNotes: 'y', isHidden: false }],
  extra: EXTRA,
}

const write = (chart: Chart, name = chart.name) =>
  map.file.changes.record('Import a map', AUTHOR, () => map.charts.writeChart(chart, name))
const owners = () => map.factions.list().map(({ name }) => name)

/** Routes have no direction: the ends in the order of their places. */
const undirected = ({ routes, ...chart }: Chart): Chart => ({
  ...chart,
  routes: routes
    .map((route) => ({ ...route, from: Math.min(route.from, route.to), to: Math.max(route.from, route.to) }))
    .sort((a, b) => a.from - b.from || a.to - b.to),
})

describe('a chart', () => {
  test('is written and read back whole; owners are found by name, unknown ones join the campaign', () => {
    map.factions.create({ name: 'Ember Court', notes: 'Old.' }, AUTHOR)
    const id = write(CHART)
    expect(owners()).toEqual(['Ember Court', 'The Tithe'])
    const stars = CHART.stars.map((chartStar) =>
      chartStar.name === 'Xi' ? { ...chartStar, owner: 'The Tithe' } : chartStar,
    )
    expect(undirected(map.charts.readChart(id).chart)).toEqual(undirected({ ...CHART, stars }))
    map.undo()
    expect(owners()).toEqual(['Ember Court'])
    expect(map.cluster.list()).toHaveLength(1)
  })

  test('bears the name that it is given, and tells the ids of what is on it', () => {
    const id = write(CHART, 'The Other Reach')
    const { chart, starIds, routeIds, regionIds, labelIds, fleetIds } = map.charts.readChart(id)
    const { head, stars, routes, regions, labels, fleets } = map.cluster.get({ id })
    expect([chart.name, head.name]).toEqual(['The Other Reach', 'The Other Reach'])
    const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
    expect([starIds, routeIds, regionIds, labelIds, fleetIds]).toEqual(
      [stars, routes, regions, labels, fleets].map(ids),
    )
    const [first] = chart.routes
    expect(routes[0]).toMatchObject({ fromStarId: starIds[first?.from ?? -1], toStarId: starIds[first?.to ?? -1] })
  })

  test('keeps what its file said beyond it; of a star the simple facts are told', () => {
    const id = write(CHART)
    const [vex = ''] = map.charts.readChart(id).starIds
    expect(map.cluster.starDetails({ id: vex }).imported).toEqual([
      { label: 'UWP', value: 'A867977-8' },
      { label: 'Bases', value: 'NS' },
    ])
    const version = map.file.changes.versionOf('star', vex)
    const edits = [{ type: 'change-star' as const, id: vex, version, fields: { rating: 1 as const } }]
    map.cluster.edit({ id, label: null, edits }, AUTHOR)
    expect(map.charts.readChart(id).chart.stars[0]).toMatchObject({ rating: 1, extra: EXTRA })
  })

  test('that names a star it does not have is not written', () => {
    const broken = { ...CHART, routes: [{ ...DEFAULT_ROUTE_FIELDS, from: 0, to: 9, extra: {} }] }
    expect(() => write(broken)).toThrow('The chart has no star number 9')
    expect(map.cluster.list()).toHaveLength(1)
    expect(owners()).toEqual([])
  })
})

describe('a cluster that a chart takes the place of', () => {
  test('keeps its id, name, underlay and the bookmarks on the board; undo brings back what it was', () => {
    const mark = (id: string, row: number, column: number) =>
      ({ type: 'add-bookmark', id, fields: { row, column, name: id, zoom: 9 } }) as const
    map.edit(drawStar('Old', 1, 1), mark('near', 1, 1), mark('far', 32, 16))
    const before = map.charts.readChart(REACH)
    const small = { ...CHART, board: { ...STANDARD_BOARD, rows: 20 }, fog: [] }
    map.file.changes.record('Generate a map', AUTHOR, () => map.charts.replaceWith(REACH, small))
    expect(undirected(map.charts.readChart(REACH).chart).stars.map(({ name }) => name)).toEqual([
      'Vex',
      'Bo',
      'Nu',
      'Xi',
    ])
    const { head, bookmarks } = map.view()
    expect(head).toMatchObject({ id: REACH, name: 'The Reach', board: { rows: 20 } })
    expect(bookmarks.map(({ id }) => id)).toEqual(['near'])
    map.undo()
    expect(map.charts.readChart(REACH)).toEqual(before)
    expect(map.view().bookmarks).toHaveLength(2)
  })
})

describe('the players’ edition', () => {
  test('is what players know, with ids and owners', () => {
    const id = write({ ...CHART, fog: [[2, 1, 16]] })
    const { stars, routes, fleets } = map.cluster.get({ id })
    const [tithe, court] = ['The Tithe', 'Ember Court'].map((name) =>
      map.factions.list().find((faction) => faction.name === name),
    )
    const known = map.cluster.playerEdition({ id })
    expect(known).toMatchObject({
      name: 'Antares',
      board: { orientation: 'flat' },
      fog: [[2, 1, 16]],
      regions: [],
      labels: [],
    })
    expect(known.stars.map(({ name, factionId }) => [name, factionId])).toEqual([
      ['Vex', court?.id],
      ['Nu', null],
      ['Xi', tithe?.id],
    ])
    expect(known.stars[0]).toEqual({
      id: stars[0]?.id,
      row: 1,
      column: 3,
      name: 'Vex',
      rating: 3,
      type: '',
      size: 'medium',
      rank: null,
      factionId: court?.id,
      publicNotes: 'Theirs.',
      isHomeworld: false,
      isImportedWorld: true,
    })
    const trade = routes.find(({ type }) => type === 'trade')
    expect(known.routes).toEqual([
      {
        id: trade?.id,
        fromStarId: trade?.fromStarId,
        toStarId: trade?.toStarId,
        type: 'trade',
        colour: null,
        style: 'solid',
      },
    ])
    expect(known.fleets).toEqual([
      { id: fleets[0]?.id, row: 6, column: 6, name: 'Amen', factionId: tithe?.id, publicNotes: 'y' },
    ])
  })

  test('holds none of the gamemaster’s words', () => {
    const CANARY = 'canary-7f3e'
    const canaries = { notes: CANARY, extra: { csv: { note: CANARY } } }
    const id = write({
      ...CHART,
      fog: [[1, 1, 16]],
      stars: CHART.stars.map((chartStar) => ({
        ...chartStar,
        ...canaries,
        tags: [CANARY],
        isHidden: chartStar.name === 'Bo',
        ...(chartStar.name === 'Bo' || chartStar.name === 'Vex' ? { name: CANARY, publicNotes: CANARY } : {}),
      })),
      regions: CHART.regions.map((region) => ({ ...region, ...canaries, name: CANARY })),
      labels: CHART.labels.map((label) => ({ ...label, text: CANARY })),
      fleets: CHART.fleets.map((fleet) => ({ ...fleet, notes: CANARY })),
      extra: { csv: { note: CANARY } },
    })
    expect(JSON.stringify(map.cluster.get({ id }))).toContain(CANARY)
    const known = map.cluster.playerEdition({ id })
    expect(known.stars.map(({ name }) => name)).toEqual(['Nu', 'Xi'])
    expect(JSON.stringify(known)).not.toContain(CANARY)
  })
})
