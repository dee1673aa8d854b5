import { describe, expect, test } from 'vitest'
import { DEFAULT_REGION_FIELDS, DEFAULT_STAR_FIELDS } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { formatEditLabel, type MapLookupBeforeEdits } from './edit-label.ts'
import type { EditOfType } from './edit-parts.ts'

const STARS: Readonly<Record<string, string>> = { vex: 'Vex', bo: 'Bo' }

const names: MapLookupBeforeEdits = {
  board: STANDARD_BOARD,
  star: (id) => ({ ...DEFAULT_STAR_FIELDS, id, name: STARS[id] ?? id, row: 4, column: 12, factionId: null }),
  route: () => ['Vex', 'Bo'],
  thing: (kind) =>
    ({
      region: { name: 'The Rift' },
      label: { name: 'Here be tolls, and nobody who ever paid one gladly', row: 5, column: 5 },
      fleet: { name: 'Home Fleet', row: 6, column: 6 },
      bookmark: { name: 'Home', row: 1, column: 1 },
    })[kind],
  faction: () => 'the Ember Court',
  linked: () => 'Fog on the jetty',
}

const draw = (name?: string): ClusterEdit => ({
  type: 'add-star',
  id: name ?? 'new',
  row: 4,
  column: 12,
  fields: name === undefined ? {} : { name },
})
const change = (fields: EditOfType<'change-star'>['fields'], id = 'vex'): ClusterEdit => ({
  type: 'change-star',
  id,
  version: 1,
  fields,
})
const seenThing = { id: 'x', version: 1 }
const join: ClusterEdit = { type: 'add-route', id: 'r', fromStarId: 'vex', toStarId: 'bo', fields: {} }
const place = { row: 3, column: 7 }
const region = {
  ...DEFAULT_REGION_FIELDS,
  name: 'The Rift',
  colour: '#112233',
  border: null,
}
const label = { ...place, text: 'Ice', size: 'small', colour: null, isHidden: false } as const
const fleet = { ...place, name: 'Amen', factionId: null, notes: '', publicNotes: '', isHidden: false }
const paint = (regionId: string | null, add: [number, number, number][], remove: [number, number, number][] = []) =>
  ({ type: 'paint', regionId, add, remove }) as const

describe('one edit', () => {
  test.each<[string, ClusterEdit]>([
    ['Draw the star Vex at 0412', draw('Vex')],
    ['Draw a star at 0412', draw()],
    ['Vex becomes Vexen', change({ name: 'Vexen', rating: 5 })],
    ['Rate Vex 5', change({ rating: 5 })],
    ['Rate Vex 5', change({ rating: 5, name: 'Vex', notes: '' })],
    ['Vex belongs to the Ember Court', change({ factionId: 'ember' })],
    ['Vex becomes a homeworld', change({ isHomeworld: true })],
    ['Hide Vex from the players', change({ isHidden: true })],
    ['Write notes on Vex', change({ notes: 'A cold place.' })],
    ['Write what the players know of Vex', change({ publicNotes: 'Cold.' })],
    ['Tag Vex', change({ tags: ['ice'] })],
    ['Edit the star Vex', change({ type: 'station' })],
    ['Edit the star Vex', change({ rating: 5, notes: 'A hot place.' })],
    ['Edit the star Vex', change({})],
    ['Move the star Vex to 0413', change({ column: 13 })],
    ['Delete the star Vex', { type: 'remove-star', id: 'vex', version: 1 }],
    ['Link Vex to Fog on the jetty', { type: 'link-star', starId: 'vex', kind: 'scenario', id: 's' }],
    ['Unlink Vex from Fog on the jetty', { type: 'unlink-star', starId: 'vex', kind: 'scenario', id: 's' }],
    ['Join Vex and Bo', join],
    [
      'Hide the route between Vex and Bo from the players',
      { type: 'change-route', ...seenThing, fields: { isHidden: true } },
    ],
    [
      'Edit the route between Vex and Bo',
      { type: 'change-route', ...seenThing, fields: { isHidden: true, type: 'x' } },
    ],
    ['Part Vex and Bo', { type: 'remove-route', ...seenThing }],
    ['Draw the region The Rift', { type: 'add-region', id: 'x', fields: region, hexes: [] }],
    ['The Rift becomes The Gap', { type: 'change-region', ...seenThing, fields: { name: 'The Gap' } }],
    ['Show the region The Rift to the players', { type: 'change-region', ...seenThing, fields: { isHidden: false } }],
    ['Edit the region The Rift', { type: 'change-region', ...seenThing, fields: { colour: '#000000' } }],
    ['Delete the region The Rift', { type: 'remove-region', ...seenThing }],
    [
      'Paint 40 hexes of The Rift',
      paint('x', [
        [1, 1, 16],
        [2, 1, 16],
        [3, 1, 8],
      ]),
    ],
    ['Take 1 hex out of The Rift', paint('x', [], [[1, 1, 1]])],
    ['Lay fog over 16 hexes', paint(null, [[1, 1, 16]])],
    ['Lift the fog from 16 hexes', paint(null, [], [[1, 1, 16]])],
    ['Write “Ice” at 0307', { type: 'add-label', id: 'x', fields: { ...label, kind: 'label' } }],
    ['Pin the note “Ice” at 0307', { type: 'add-label', id: 'x', fields: { ...label, kind: 'note' } }],
    [
      'Move the label “Here be tolls, and nobody who ever paid…” to 0506',
      { type: 'change-label', ...seenThing, fields: { row: 5, column: 6 } },
    ],
    ['Place the fleet Amen at 0307', { type: 'add-fleet', id: 'x', fields: fleet }],
    ['Move the fleet Home Fleet to 0607', { type: 'change-fleet', ...seenThing, fields: { column: 7 } }],
    ['Delete the fleet Home Fleet', { type: 'remove-fleet', ...seenThing }],
    ['Bookmark Gate', { type: 'add-bookmark', id: 'x', fields: { ...place, name: 'Gate', zoom: 20 } }],
    ['Edit the bookmark Home', { type: 'change-bookmark', ...seenThing, fields: { zoom: 30 } }],
  ])('%s', (expected, edit) => {
    expect(formatEditLabel([edit], names)).toBe(expected)
  })
})

describe('a gesture of several', () => {
  test.each<[string, ClusterEdit[]]>([
    ['Draw 3 stars and 2 routes', [draw('A'), draw('B'), join, draw(), { ...join, id: 'r2' }]],
    ['Draw 1 star, delete 1 star', [{ type: 'remove-star', id: 'vex', version: 1 }, draw('A')]],
    ['Move 2 stars', [change({ row: 1 }), change({ row: 2, column: 2 }, 'bo')]],
    ['Rate 2 stars', [change({ rating: 1 }), change({ rating: 2 }, 'bo')]],
    [
      'Hide 1 star and 1 route from the players',
      [change({ isHidden: true }), { type: 'change-route', ...seenThing, fields: { isHidden: true } }],
    ],
    ['Show 2 stars to the players', [change({ isHidden: false }), change({ isHidden: false }, 'bo')]],
    ['Make 2 stars homeworlds', [change({ isHomeworld: true }), change({ isHomeworld: true }, 'bo')]],
    ['Give 2 stars another owner', [change({ factionId: null }), change({ factionId: 'a' }, 'bo')]],
    ['Change 2 stars', [change({ rating: 1, notes: 'x' }), change({ type: 'x' }, 'bo')]],
    ['Paint 1 region, change the fog', [paint('x', [[1, 1, 1]]), paint(null, [], [[2, 2, 2]])]],
    ['Link 2 stars', ['vex', 'bo'].map((starId) => ({ type: 'link-star', starId, kind: 'squad', id: 'q' }) as const)],
    [
      'Draw 1 star, 1 region and 1 label',
      [
        draw('A'),
        { type: 'add-region', id: 'g', fields: region, hexes: [] },
        { type: 'add-label', id: 'l', fields: { ...label, kind: 'note' } },
      ],
    ],
  ])('%s', (expected, edits) => {
    expect(formatEditLabel(edits, names)).toBe(expected)
  })

  test('changes to one thing are one change, and so are strokes over one region', () => {
    expect(formatEditLabel([change({ row: 1 }), change({ column: 2 })], names)).toBe('Move the star Vex to 0102')
    expect(formatEditLabel([paint('x', [[1, 1, 2]]), paint('x', [[1, 2, 3]])], names)).toBe('Paint 3 hexes of The Rift')
  })
})
