import { describe, expect, test } from 'vitest'
import {
  DEFAULT_REGION_FIELDS,
  DEFAULT_ROUTE_FIELDS,
  DEFAULT_STAR_FIELDS,
  STANDARD_LEGEND,
} from '#shared/cluster/chart.ts'
import type { ClusterView, StarView } from '#shared/contract/cluster.ts'
import { computeHexCentre, type HexPlace, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { createStarMap } from '../model/star-map.ts'
import type { PreviewItem, MapThingRef } from '../tools/tool.ts'
import { type EditingOverlayInput, createEditingOverlay } from './editing-overlay.ts'

const star = (id: string, row: number, column: number): StarView => ({
  ...DEFAULT_STAR_FIELDS,
  tags: [],
  id,
  name: id,
  row,
  column,
  factionId: null,
  version: 1,
})
const route = (id: string, fromStarId: string, toStarId: string) => ({
  ...DEFAULT_ROUTE_FIELDS,
  id,
  fromStarId,
  toStarId,
  version: 1,
})
const REGION = {
  ...DEFAULT_REGION_FIELDS,
  id: 'deep',
  name: 'The Deep',
  colour: '#4a7f9e',
  version: 1,
  hexes: [[5, 5, 7] as [number, number, number]],
}
const VIEW: ClusterView = {
  head: {
    id: 'c',
    name: 'Test',
    board: STANDARD_BOARD,
    legend: [...STANDARD_LEGEND],
    fog: [],
    underlay: null,
    version: 1,
  },
  revision: 1,
  stars: [star('a', 1, 1), star('b', 3, 4), star('c', 6, 2)],
  routes: [route('ab', 'a', 'b'), route('bc', 'b', 'c')],
  regions: [REGION],
  labels: [],
  fleets: [
    {
      id: 'f',
      name: 'First',
      row: 9,
      column: 9,
      factionId: null,
      notes: '',
      publicNotes: '',
      isHidden: false,
      version: 1,
    },
  ],
  bookmarks: [],
}
const MAP = createStarMap(VIEW, (id) => id)
const CALM: EditingOverlayInput = { selection: [], hover: null, cursor: null, preview: [] }
const overlay = (attention: Partial<EditingOverlayInput>) => createEditingOverlay(MAP, { ...CALM, ...attention })
const after = (...preview: PreviewItem[]) => overlay({ preview })
const at = ({ row, column }: HexPlace) => {
  const { x, y } = computeHexCentre({ row, column }, STANDARD_BOARD)
  return [expect.closeTo(x, 4), expect.closeTo(y, 4)]
}
const A = { row: 1, column: 1 }
const B = { row: 3, column: 4 }
const C = { row: 6, column: 2 }
const EMPTY = { row: 20, column: 6 }

test('nothing is drawn when nothing is looked at', () => {
  const { areas, hexes, lines, stars, shapes, texts, chosen } = overlay({})
  expect([areas, [...hexes], [...lines], stars, shapes, texts, chosen].flat()).toEqual([])
})

describe('what is chosen', () => {
  const choose = (...selection: MapThingRef[]) => overlay({ selection })

  test('is ringed, a star alone with its routes', () => {
    const { chosen, lines } = choose({ kind: 'star', id: 'b' })
    expect(chosen).toEqual(at(B))
    expect(lines.get('chosen')).toEqual([...at(A), ...at(B), ...at(B), ...at(C)])
  })

  test('of many stars only the stars are ringed', () => {
    const { chosen, lines } = choose({ kind: 'star', id: 'a' }, { kind: 'star', id: 'c' })
    expect(chosen).toEqual([...at(A), ...at(C)])
    expect(lines.size).toBe(0)
  })

  test('is a line, an area or a hex', () => {
    expect(choose({ kind: 'route', id: 'bc' }).lines.get('chosen')).toEqual([...at(B), ...at(C)])
    expect(choose({ kind: 'region', id: 'deep' }).areas).toMatchObject([{ emphasis: 'chosen', colour: null }])
    expect(choose({ kind: 'fleet', id: 'f' }).hexes.get('chosen')).toEqual(at({ row: 9, column: 9 }))
  })

  test('is nothing when it is gone', () => {
    expect(choose({ kind: 'star', id: 'gone' }, { kind: 'label', id: 'gone' }).chosen).toEqual([])
  })
})

test('the pointer’s and the keyboard’s hex are marked', () => {
  const { hexes } = overlay({ hover: EMPTY, cursor: A })
  expect(hexes.get('hover')).toEqual(at(EMPTY))
  expect(hexes.get('cursor')).toEqual(at(A))
})

describe('what is about to be done', () => {
  test('a star to come, and a route to it though it is not there yet', () => {
    const { stars, lines } = after(
      { type: 'add-star', id: 'new', ...EMPTY, fields: { rating: 5, size: 'giant' } },
      { type: 'add-route', id: 'r', fromStarId: 'new', toStarId: 'a', fields: {} },
    )
    expect(stars).toMatchObject([{ rating: 5, size: 'giant', emphasis: 'ghost' }])
    expect(lines.get('ghost')).toEqual([...at(EMPTY), ...at(A)])
  })

  test('a star that moves takes its routes along; one between two that move is drawn once', () => {
    const moved = after({ type: 'change-star', id: 'a', version: 1, fields: EMPTY })
    expect(moved.stars).toMatchObject([{ rating: 3, emphasis: 'ghost' }])
    expect(moved.lines.get('ghost')).toEqual([...at(EMPTY), ...at(B)])
    const there = { row: 21, column: 9 }
    const both = after(
      { type: 'change-star', id: 'a', version: 1, fields: EMPTY },
      { type: 'change-star', id: 'b', version: 1, fields: there },
    )
    expect(both.lines.get('ghost')).toEqual([...at(EMPTY), ...at(there), ...at(there), ...at(C)])
  })

  test('a star that only changes stays where it is', () => {
    const { stars, lines } = after({ type: 'change-star', id: 'a', version: 1, fields: { rating: 1 } })
    expect(stars).toMatchObject([{ rating: 1, at: { x: expect.closeTo(computeHexCentre(A, STANDARD_BOARD).x, 4) } }])
    expect(lines.size).toBe(0)
  })

  test('what goes is crossed out: a star takes its routes with it', () => {
    const gone = after({ type: 'remove-star', id: 'b', version: 1 })
    expect(gone.stars).toMatchObject([{ emphasis: 'gone' }])
    expect(gone.lines.get('gone')).toHaveLength(8)
    expect(after({ type: 'remove-route', id: 'ab', version: 1 }).lines.get('gone')).toEqual([...at(A), ...at(B)])
    expect(after({ type: 'remove-region', id: 'deep', version: 1 }).areas).toMatchObject([{ emphasis: 'gone' }])
    expect(after({ type: 'remove-fleet', id: 'f', version: 1 }).hexes.get('gone')).toEqual(at({ row: 9, column: 9 }))
  })

  test('painted hexes have their region’s colour', () => {
    const { areas } = after({ type: 'paint', regionId: 'deep', add: [[8, 2, 3]], remove: [[5, 5, 5]] })
    expect(areas).toMatchObject([
      { emphasis: 'ghost', colour: '#4a7f9e' },
      { emphasis: 'gone', colour: null },
    ])
    expect(areas.map(({ rings }) => rings.map((ring) => ring.length))).toEqual([[20], [12]])
  })

  test('marks that are no edits', () => {
    const marks = after(
      { type: 'line', from: A, to: B },
      { type: 'box', from: { x: 1, y: 2 }, to: { x: 5, y: 7 } },
      {
        type: 'lasso',
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 0, y: 1 },
        ],
      },
      { type: 'measure', from: A, to: C, text: '5 hexes', way: [A, B, C] },
      { type: 'hexes', hexes: [[2, 2, 2]], emphasis: 'forbidden' },
    )
    expect(marks.shapes.map(({ points }) => points)).toEqual([
      [1, 2, 5, 2, 5, 7, 1, 7],
      [0, 0, 1, 0, 0, 1],
    ])
    expect(marks.lines.get('ghost')).toHaveLength(8)
    expect(marks.lines.get('reach')).toEqual([...at(A), ...at(B), ...at(B), ...at(C)])
    expect(marks.texts).toMatchObject([{ text: '5 hexes' }])
    expect(marks.areas).toMatchObject([{ emphasis: 'forbidden' }])
  })

  test('a label to come stands at its hex, and what shows no place shows nothing', () => {
    const fields = {
      ...EMPTY,
      kind: 'label' as const,
      text: 'Drift',
      size: 'small' as const,
      colour: null,
      isHidden: false,
    }
    const { texts, hexes } = after({ type: 'add-label', id: 'l', fields })
    expect(texts).toMatchObject([{ text: 'Drift', emphasis: 'ghost' }])
    expect(hexes.get('ghost')).toEqual(at(EMPTY))
    expect(after({ type: 'link-star', starId: 'a', kind: 'journal', id: 'x' }).hexes.size).toBe(0)
  })
})
