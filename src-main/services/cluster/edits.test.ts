import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_REGION_FIELDS, DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { drawRoute, drawStar, openTestClusters, REACH, type TestClusters } from '#tests/support/clusters.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { createJournalService } from '../journal/journal.ts'

let map: TestClusters
beforeEach(() => void (map = openTestClusters()))
afterEach(() => map.close())

type Fields<Type extends ClusterEdit['type']> = Extract<ClusterEdit, { type: Type; fields: unknown }>['fields']

const REGION = {
  ...DEFAULT_REGION_FIELDS,
  name: 'The Rift',
  colour: '#112233',
  border: 'dashed',
} as const
const LABEL = { row: 3, column: 7, kind: 'note', text: 'Ice', size: 'small', colour: null, isHidden: false } as const
const FLEET = { row: 3, column: 7, name: 'Amen', factionId: null, notes: '', publicNotes: '', isHidden: false }
const MARK = { row: 3, column: 7, name: 'Gate', zoom: 24.5 }

const change = (id: string, fields: Fields<'change-star'>, version = map.file.changes.versionOf('star', id)) =>
  ({ type: 'change-star', id, version, fields }) as const
const places = () => Object.fromEntries(map.view().stars.map(({ id, row, column }) => [id, `${row}/${column}`]))
const drawVexAndBo = () => map.edit(drawStar('Vex', 4, 12), drawStar('Bo', 4, 14))

/** What a gesture does stands after undo and redo as it stood before them. */
function turn(): void {
  const after = map.view()
  map.undo()
  const undone = map.file.changes.findRedoable()?.id ?? 0
  map.file.changes.redo(undone, AUTHOR)
  const strip = ({ revision: _, head, ...things }: typeof after) => ({
    head: { ...head, version: 0 },
    things: Object.values(things).map((list) => list.map((item) => ({ ...item, version: 0 }))),
  })
  expect(strip(map.view())).toEqual(strip(after))
}

describe('stars', () => {
  test('have a rank that is set and cleared, in one change that is undone and done again', () => {
    drawVexAndBo()
    map.edit(change('vex', { rank: 'capital' }))
    expect([map.star('Vex').rank, map.star('Bo').rank]).toEqual(['capital', null])
    expect(map.lastLabel()).toBe('Edit the star Vex')
    turn()
    map.edit(change('vex', { rank: null }))
    expect(map.star('Vex').rank).toBeNull()
  })

  test('are plain but for what is said of them; without a name one is called after its hex', () => {
    map.edit(drawStar('Vex', 4, 12, { rating: 5, tags: ['ice'], isHomeworld: true }), {
      type: 'add-star',
      id: 'second',
      row: 5,
      column: 1,
      fields: {},
    })
    expect(map.view().stars).toEqual([
      {
        ...DEFAULT_STAR_FIELDS,
        id: 'vex',
        row: 4,
        column: 12,
        name: 'Vex',
        rating: 5,
        tags: ['ice'],
        isHomeworld: true,
        factionId: null,
        version: 2,
      },
      { ...DEFAULT_STAR_FIELDS, id: 'second', row: 5, column: 1, name: '0501', factionId: null, version: 2 },
    ])
    expect(map.lastLabel()).toBe('Draw 2 stars')
    turn()
  })

  test('may have one name', () => {
    map.edit({ ...drawStar('Vex', 1, 1), id: 'one' } as ClusterEdit, drawStar('Vex', 2, 2))
    expect(map.view().stars.map(({ name }) => name)).toEqual(['Vex', 'Vex'])
  })

  test('change only in what is given', () => {
    drawVexAndBo()
    const ember = map.factions.create({ name: 'Ember Court', notes: '' }, AUTHOR)
    map.edit(change('vex', { factionId: ember.id }))
    expect(map.lastLabel()).toBe('Vex belongs to Ember Court')
    map.edit(change('vex', { notes: 'Cold.', tags: ['a', 'b'], size: 'giant', type: 'hole' }))
    expect(map.star('Vex')).toMatchObject({
      name: 'Vex',
      rating: 3,
      factionId: ember.id,
      notes: 'Cold.',
      tags: ['a', 'b'],
      size: 'giant',
      type: 'hole',
    })
    turn()
  })

  test('move, and their routes stay', () => {
    drawVexAndBo()
    map.edit(drawRoute('vex', 'bo'))
    map.edit(change('vex', { row: 6 }))
    expect(places()).toEqual({ vex: '6/12', bo: '4/14' })
    expect(map.view().routes).toHaveLength(1)
    expect(map.lastLabel()).toBe('Move the star Vex to 0612')
    turn()
  })

  test('go with their routes and links; undo brings all back', () => {
    drawVexAndBo()
    map.edit(drawRoute('vex', 'bo'))
    const before = map.view()
    map.edit({ type: 'remove-star', id: 'vex', version: 2 })
    expect(map.view()).toMatchObject({ stars: [{ name: 'Bo' }], routes: [] })
    map.undo()
    expect(map.view().routes).toEqual(before.routes.map((route) => ({ ...route, version: 5 })))
    expect(map.view().stars).toMatchObject([{ name: 'Vex' }, { name: 'Bo' }])
  })

  test('may be touched twice in one gesture, also one that it draws', () => {
    drawVexAndBo()
    map.edit(change('vex', { row: 6, column: 2 }), change('vex', { rating: 5 }))
    expect(map.star('Vex')).toMatchObject({ row: 6, column: 2, rating: 5 })
    map.edit(
      drawStar('Nu', 1, 1),
      change('nu', { rating: 1 }, 0),
      change('nu', { column: 2 }, 0),
      drawRoute('nu', 'bo'),
    )
    expect(map.star('Nu')).toMatchObject({ row: 1, column: 2, rating: 1 })
    turn()
  })

  test('that a gesture removed with something else may be removed by it again', () => {
    drawVexAndBo()
    map.edit(drawRoute('vex', 'bo'))
    map.edit({ type: 'remove-star', id: 'vex', version: 2 }, { type: 'remove-route', id: 'vex-bo', version: 3 })
    expect(map.view()).toMatchObject({ stars: [{ name: 'Bo' }], routes: [] })
  })
})

describe('stars that follow one another in one gesture', () => {
  beforeEach(() => map.edit(drawStar('A', 1, 1), drawStar('B', 1, 2), drawStar('C', 1, 3)))

  test('swap hexes', () => {
    map.edit(change('a', { column: 2 }), change('b', { column: 1 }))
    expect(places()).toEqual({ a: '1/2', b: '1/1', c: '1/3' })
    turn()
    map.undo()
    expect(places()).toEqual({ a: '1/1', b: '1/2', c: '1/3' })
  })

  test('go round in a circle', () => {
    map.edit(change('a', { column: 2 }), change('b', { column: 3 }), change('c', { column: 1 }))
    expect(places()).toEqual({ a: '1/2', b: '1/3', c: '1/1' })
    turn()
    map.undo()
    expect(places()).toEqual({ a: '1/1', b: '1/2', c: '1/3' })
  })

  test('move on in a row, from either end; each keeps the half of its place that is not given', () => {
    map.edit(change('a', { column: 2 }), change('b', { column: 3 }), change('c', { column: 4 }))
    expect(places()).toEqual({ a: '1/2', b: '1/3', c: '1/4' })
    map.edit(change('a', { column: 1 }), change('b', { column: 2 }), change('c', { column: 3 }))
    map.edit(change('a', { row: 1, column: 2 }), change('b', { rating: 5 }), change('b', { row: 2 }))
    expect(places()).toEqual({ a: '1/2', b: '2/2', c: '1/3' })
    expect(map.star('B').rating).toBe(5)
    turn()
  })

  test('make room for one that is drawn, and for one when they are removed', () => {
    map.edit(drawStar('D', 1, 1), change('a', { row: 2 }), change('b', { row: 9 }), change('c', { row: 9 }))
    expect(places()).toEqual({ a: '2/1', b: '9/2', c: '9/3', d: '1/1' })
    const version = map.star('B').version
    map.edit(change('a', { row: 9, column: 2 }), { type: 'remove-star', id: 'b', version })
    expect(places()).toEqual({ a: '9/2', c: '9/3', d: '1/1' })
    turn()
  })

  test('must not end in one hex', () => {
    const both = () => map.edit(change('a', { column: 9 }), change('b', { column: 9 }))
    expect(map.refusal(both).message).toBe('0109 is taken: A is there. Choose an empty hex.')
    const late = () => map.edit(change('a', { column: 2 }), change('b', { column: 2 }))
    expect(map.refusal(late).message).toMatch(/^0102 is taken: A is there/)
    expect(places()).toEqual({ a: '1/1', b: '1/2', c: '1/3' })
  })
})

describe('routes', () => {
  beforeEach(drawVexAndBo)

  test('are stored with the smaller id first, whichever end was named first', () => {
    map.edit(drawRoute('vex', 'bo'))
    expect(map.view().routes).toEqual([
      { ...DEFAULT_ROUTE_FIELDS, id: 'vex-bo', fromStarId: 'bo', toStarId: 'vex', version: 3 },
    ])
    expect(map.lastLabel()).toBe('Join Vex and Bo')
    turn()
  })

  test('change and go', () => {
    map.edit(drawRoute('vex', 'bo'))
    const fields = { type: 'trade', colour: '#c9a24b', style: 'dotted', isHidden: true } as const
    map.edit({ type: 'change-route', id: 'vex-bo', version: 3, fields })
    expect(map.view().routes).toMatchObject([fields])
    map.edit({ type: 'remove-route', id: 'vex-bo', version: 4 })
    expect(map.view().routes).toEqual([])
    expect(map.lastLabel()).toBe('Part Bo and Vex')
    map.undo()
    expect(map.view().routes).toMatchObject([fields])
  })

  test('never join a star to itself, nor a pair twice', () => {
    expect(map.refusal(() => map.edit(drawRoute('vex', 'vex'))).message).toMatch(/both ends of this one are Vex/)
    map.edit(drawRoute('vex', 'bo'))
    const again = map.refusal(() => map.edit(drawRoute('bo', 'vex')))
    expect([again.code, again.message]).toEqual([
      'conflict',
      'Bo and Vex are joined already. A pair of stars has one route.',
    ])
  })
})

describe('regions and fog', () => {
  test('are painted stroke by stroke', () => {
    map.edit({
      type: 'add-region',
      id: 'rift',
      fields: REGION,
      hexes: [
        [2, 3, 4],
        [2, 1, 2],
        [1, 1, 1],
      ],
    })
    expect(map.view().regions).toEqual([
      {
        ...REGION,
        id: 'rift',
        hexes: [
          [1, 1, 1],
          [2, 1, 4],
        ],
        version: 2,
      },
    ])
    map.edit({
      type: 'paint',
      regionId: 'rift',
      add: [[2, 5, 6]],
      remove: [
        [1, 1, 1],
        [2, 2, 2],
      ],
    })
    expect(map.view().regions[0]?.hexes).toEqual([
      [2, 1, 1],
      [2, 3, 6],
    ])
    expect(map.lastLabel()).toBe('Paint 2 hexes of The Rift')
    map.edit(
      { type: 'paint', regionId: 'rift', add: [[9, 1, 2]], remove: [] },
      { type: 'paint', regionId: 'rift', add: [[9, 3, 3]], remove: [[2, 1, 16]] },
    )
    expect(map.view().regions[0]?.hexes).toEqual([[9, 1, 3]])
    turn()
    map.edit({ type: 'change-region', id: 'rift', version: 2, fields: { name: 'The Gap', border: null } })
    expect(map.view().regions[0]).toMatchObject({ name: 'The Gap', border: null, hexes: [[9, 1, 3]] })
    map.edit({ type: 'remove-region', id: 'rift', version: map.file.changes.newest() })
    expect(map.view().regions).toEqual([])
    map.undo()
    expect(map.view().regions).toMatchObject([{ name: 'The Gap' }])
  })

  test('fog is laid and lifted', () => {
    map.edit({
      type: 'paint',
      regionId: null,
      add: [
        [1, 1, 16],
        [2, 1, 16],
      ],
      remove: [],
    })
    map.edit({ type: 'paint', regionId: null, add: [], remove: [[1, 4, 5]] })
    expect(map.view().head.fog).toEqual([
      [1, 1, 3],
      [1, 6, 16],
      [2, 1, 16],
    ])
    expect(map.lastLabel()).toBe('Lift the fog from 2 hexes')
    turn()
  })

  test.each<[string, [number, number, number]]>([
    ['0417 is off the board', [4, 3, 17]],
    ['0420 is off the board', [4, 20, 22]],
    ['3301 is off the board', [33, 1, 1]],
    ['A run of hexes from column 9 to 3 runs backwards', [4, 9, 3]],
  ])('refuse hexes that the board does not have: %s', (message, run) => {
    const edits: ClusterEdit[] = [
      { type: 'paint', regionId: null, add: [[1, 1, 1], run], remove: [] },
      { type: 'paint', regionId: null, add: [], remove: [run] },
      { type: 'add-region', id: 'rift', fields: REGION, hexes: [run] },
    ]
    for (const edit of edits) {
      const refusal = map.refusal(() => map.edit(edit))
      expect([refusal.code, refusal.message.startsWith(message)]).toEqual(['illegal', true])
    }
  })
})

describe('labels, fleets and bookmarks', () => {
  test('are set, moved, changed and taken away', () => {
    const ember = map.factions.create({ name: 'Ember Court', notes: '' }, AUTHOR)
    map.edit(
      { type: 'add-label', id: 'l', fields: LABEL },
      { type: 'add-fleet', id: 'f', fields: { ...FLEET, factionId: ember.id } },
      { type: 'add-bookmark', id: 'b', fields: MARK },
    )
    expect(map.lastLabel()).toBe('Draw 1 label, 1 fleet and 1 bookmark')
    turn()
    const version = map.file.changes.newest()
    map.edit(
      { type: 'change-label', id: 'l', version, fields: { column: 8, text: 'Ice moons' } },
      { type: 'change-fleet', id: 'f', version, fields: { row: 4, factionId: null } },
      { type: 'change-bookmark', id: 'b', version, fields: { zoom: 0.5 } },
    )
    const { labels, fleets, bookmarks } = map.view()
    expect(labels).toEqual([{ ...LABEL, id: 'l', column: 8, text: 'Ice moons', version: version + 1 }])
    expect(fleets).toEqual([{ ...FLEET, id: 'f', row: 4, version: version + 1 }])
    expect(bookmarks).toEqual([{ ...MARK, id: 'b', zoom: 0.5, version: version + 1 }])
    turn()
    const last = map.file.changes.newest()
    map.edit(
      { type: 'remove-label', id: 'l', version: last },
      { type: 'remove-fleet', id: 'f', version: last },
      { type: 'remove-bookmark', id: 'b', version: last },
    )
    expect(map.view()).toMatchObject({ labels: [], fleets: [], bookmarks: [] })
    turn()
  })

  test('stay on the board, and belong to factions that are there', () => {
    const off = { row: 33, column: 1 }
    const gestures: ClusterEdit[] = [
      { type: 'add-label', id: 'l', fields: { ...LABEL, ...off } },
      { type: 'add-fleet', id: 'f', fields: { ...FLEET, ...off } },
      { type: 'add-bookmark', id: 'b', fields: { ...MARK, ...off } },
    ]
    for (const edit of gestures) expect(map.refusal(() => map.edit(edit)).message).toMatch(/^3301 is off the board/)
    map.edit({ type: 'add-fleet', id: 'f', fields: FLEET })
    const away = () => map.edit({ type: 'change-fleet', id: 'f', version: 2, fields: { row: 33 } })
    expect(map.refusal(away).message).toMatch(/^3307 is off/)
    const given = () => map.edit({ type: 'change-fleet', id: 'f', version: 2, fields: { factionId: 'none' } })
    expect(map.refusal(given).message).toMatch(/^This faction is not there/)
  })
})

describe('links', () => {
  test('join stars to what is there, once; what is gone is left out', () => {
    drawVexAndBo()
    const journal = createJournalService(map.tools)
    const { id } = journal.create({ title: 'Landing', body: 'On [[Vex]].' }, AUTHOR)
    const link = { type: 'link-star', starId: 'vex', kind: 'journal', id } as const
    map.edit(link, link)
    expect(map.lastLabel()).toBe('Link 1 star')
    expect(map.cluster.starDetails({ id: 'vex' })).toEqual({
      name: 'Vex',
      clusterId: REACH,
      links: [{ kind: 'journal', id, name: 'Landing' }],
      mentions: [{ kind: 'journal', id, name: 'Landing' }],
      imported: [],
    })
    map.edit({ ...link, type: 'unlink-star' })
    expect(map.lastLabel()).toBe('Unlink Vex from Landing')
    expect(map.cluster.starDetails({ id: 'vex' }).links).toEqual([])
    map.undo()
    journal.remove({ id, version: map.file.changes.versionOf('journal_entry', id) }, AUTHOR)
    expect(map.cluster.starDetails({ id: 'vex' })).toMatchObject({ links: [], mentions: [], imported: [] })
    expect(map.refusal(() => map.edit(link)).message).toMatch(/^This entry is not there/)
    expect(map.refusal(() => map.cluster.starDetails({ id: 'none' })).code).toBe('not-found')
  })

  test('in the journal follow stars that are renamed, however many at once', () => {
    const journal = createJournalService(map.tools)
    const names = Array.from({ length: 60 }, (_, at) => `Star ${at}`)
    map.edit(
      ...names.map((name, at): ClusterEdit => ({
        type: 'add-star',
        id: `s${at}`,
        row: 1 + (at >> 4),
        column: 1 + (at % 16),
        fields: { name },
      })),
    )
    const { id } = journal.create({ title: 'Landing', body: 'From [[Star 3]] to [[star:Star 40]], by [[Bo]].' }, AUTHOR)
    map.edit(...names.map((name, at) => change(`s${at}`, { name: `New ${name}` })))
    expect(journal.get({ id }).body).toBe('From [[New Star 3]] to [[New Star 40]], by [[Bo]].')
    map.edit(change('s3', { name: 'New Star 40' }), change('s40', { name: 'New Star 3' }))
    expect(map.cluster.starDetails({ id: 's3' }).mentions).toHaveLength(1)
    expect(journal.get({ id }).links.flatMap((link) => link.thing?.id ?? [])).toEqual(['s3', 's40'])
    map.undo()
    expect(journal.get({ id }).body).toBe('From [[New Star 3]] to [[New Star 40]], by [[Bo]].')
  })
})

describe('an edit is refused', () => {
  test.each<[string, string, ClusterEdit]>([
    ['illegal', '3301 is off the board of 32 rows and 16 columns.', drawStar('Far', 33, 1)],
    ['conflict', '0412 is taken: Vex is there.', drawStar('Late', 4, 12)],
    ['not-found', 'This faction is not there', drawStar('Nu', 1, 1, { factionId: 'none' })],
    ['not-found', 'This star is not there', { type: 'change-star', id: 'none', version: 1, fields: { rating: 1 } }],
    ['not-found', 'This star is not there', { type: 'remove-star', id: 'none', version: 1 }],
    ['not-found', 'This star is not there', drawRoute('none', 'vex')],
    ['not-found', 'This route is not there', { type: 'change-route', id: 'none', version: 1, fields: {} }],
    ['not-found', 'This route is not there', { type: 'remove-route', id: 'none', version: 1 }],
    ['not-found', 'This region is not there', { type: 'remove-region', id: 'vex', version: 2 }],
    ['not-found', 'This region is not there', { type: 'paint', regionId: 'none', add: [[1, 1, 1]], remove: [] }],
    ['not-found', 'This label is not there', { type: 'change-label', id: 'none', version: 1, fields: {} }],
    ['not-found', 'This squad is not there', { type: 'link-star', starId: 'vex', kind: 'squad', id: 'none' }],
    ['not-found', 'This star is not there', { type: 'link-star', starId: 'none', kind: 'squad', id: 'none' }],
    ['conflict', 'Something on the map bears the id vex already', drawStar('Vex', 1, 1)],
    ['conflict', 'Something on the map bears the id vex already', { type: 'add-label', id: 'vex', fields: LABEL }],
  ])('%s: %s', (code, message, edit) => {
    drawVexAndBo()
    const refusal = map.refusal(() => map.edit(edit))
    expect(refusal.message.slice(0, message.length)).toBe(message)
    expect(refusal.code).toBe(code)
  })

  test('and all of its gesture with it', () => {
    expect(map.refusal(() => map.edit(drawStar('A', 1, 1), drawStar('B', 1, 1))).message).toMatch(/A is there/)
    expect(map.view().stars).toEqual([])
    map.edit(drawStar('A', 1, 1))
    expect(map.view().revision).toBe(2)
  })
})

describe('the version that was seen', () => {
  beforeEach(drawVexAndBo)

  test('matters for the same field alone: a move does not make notes stale', () => {
    map.edit(change('vex', { row: 9 }, 2))
    map.edit(change('vex', { notes: 'Cold.' }, 2))
    expect(map.star('Vex')).toMatchObject({ row: 9, notes: 'Cold.' })
    const { code, message } = map.refusal(() => map.edit(change('vex', { row: 8 }, 2)))
    expect(code).toBe('stale')
    expect(message).toMatch(/^Mira changed this since/)
    expect(map.refusal(() => map.edit(change('vex', { rating: 1, notes: '' }, 2))).code).toBe('stale')
  })

  test('is as good as new when the field stands as it was seen', () => {
    map.edit(change('vex', { rating: 5 }, 2))
    expect(map.refusal(() => map.edit(change('vex', { rating: 1 }, 2))).message).toMatch(/“Rate Vex 5”/)
    map.undo()
    map.edit(change('vex', { rating: 1 }, 2))
    expect(map.star('Vex').rating).toBe(1)
  })

  test('matters whatever changed when a thing is removed, and when it is newer than the campaign', () => {
    map.edit(change('vex', { row: 9 }, 2))
    expect(map.refusal(() => map.edit({ type: 'remove-star', id: 'vex', version: 2 })).code).toBe('stale')
    expect(map.refusal(() => map.edit(change('vex', { rating: 1 }, 99))).code).toBe('stale')
  })

  test('is of no use when the thing was removed and came back as another', () => {
    map.edit({ type: 'remove-star', id: 'vex', version: 2 })
    map.edit(drawStar('Vex', 1, 1))
    expect(map.refusal(() => map.edit(change('vex', { rating: 1 }, 1))).code).toBe('stale')
  })
})

test('a gesture has the label that it is given, and answers with the newest change', () => {
  const edits = [drawStar('Vex', 4, 12)]
  expect(map.cluster.edit({ id: REACH, label: 'Scatter 1 star', edits }, AUTHOR)).toEqual({ revision: 2 })
  expect(map.lastLabel()).toBe('Scatter 1 star')
  const nothing = [{ type: 'change-star' as const, id: 'vex', version: 2, fields: {} }]
  expect(map.cluster.edit({ id: REACH, label: null, edits: nothing }, AUTHOR)).toEqual({ revision: 2 })
})
