import { describe, expect, test } from 'vitest'
import { countedIds, eventsOn, play, sceneOf, CANCEL } from '#tests/support/map-scene.ts'
import { clusterView, fleetAt, labelAt, createRegion, routeBetween, starAt } from '#tests/support/star-maps.ts'
import {
  findSelectionCentre,
  planNudge,
  type RotationPivot,
  chooseRotationPivot,
  findHexSideForArrow,
  transformSnippet,
  planTransform,
} from '../editing/transform.ts'
import { applyEdits, createStarMap } from '../model/star-map.ts'
import { createPasteTool } from '../tools/paste-tool.ts'
import type { MapThingRef } from '../tools/tool.ts'
import { buildMapSnippet, describeSnippet, planPaste, type MapSnippet } from './clipboard.ts'
import { parseSnippet, serializeSnippet } from './use-map-clipboard.ts'

const MAP = createStarMap(
  clusterView({
    stars: [
      starAt('vex', '0412', { factionId: 'f', notes: 'Dust' }),
      starAt('bo', '0415', { name: '0415' }),
      starAt('far', '2002'),
    ],
    routes: [routeBetween('bo', 'vex', { style: 'dashed' }), routeBetween('far', 'vex')],
    regions: [createRegion('deep', [[5, 12, 14]])],
    labels: [labelAt('rift', '0413')],
    fleets: [fleetAt('first', '0414', { factionId: 'f' })],
  }),
  () => '',
)
const { at, on, beside, click } = eventsOn(MAP)
const ALL: MapThingRef[] = [
  { kind: 'star', id: 'vex' },
  { kind: 'star', id: 'bo' },
  { kind: 'label', id: 'rift' },
  { kind: 'fleet', id: 'first' },
  { kind: 'region', id: 'deep' },
]
const copied = (things: readonly MapThingRef[] = ALL): MapSnippet => {
  const snippet = buildMapSnippet(MAP, things, at('0413'))
  if (!snippet) throw new Error('Nothing was copied')
  return snippet
}
const tools = () => ({ map: MAP, newId: countedIds() })

describe('copying', () => {
  test('takes what is chosen, and the routes among its stars only', () => {
    expect(describeSnippet(copied())).toBe('2 stars, 1 label, 1 fleet and 1 region')
    expect(copied().routes).toMatchObject([{ fields: { style: 'dashed' } }])
  })

  test('of nothing that has a place is nothing', () => {
    expect(buildMapSnippet(MAP, [], at('0413'))).toBeNull()
    expect(buildMapSnippet(MAP, [{ kind: 'route', id: 'bo-vex' }], at('0413'))).toBeNull()
  })
})

describe('pasting', () => {
  test('puts everything as far from the new middle as it was from the old one', () => {
    const pasted = planPaste(copied(), at('2013'), tools())
    const map = applyEdits(MAP, pasted.edits)
    expect(pasted.problem).toBeNull()
    expect(map.findStarAt(at('2012'))).toMatchObject({ name: 'vex 2', notes: 'Dust', factionId: 'f' })
    expect(map.findStarAt(at('2015'))).toMatchObject({ name: '2015' })
    expect([map.labelsAt(at('2013')), map.fleetsAt(at('2014'))]).toMatchObject([
      [{ text: 'rift' }],
      [{ name: 'first' }],
    ])
    expect(map.regionsAt(at('2113'))).toMatchObject([{ name: 'deep' }])
    expect([map.routes.length, pasted.things.length]).toEqual([3, 5])
  })

  test('gives names that nobody bears, so that no name is used twice', () => {
    const once = applyEdits(MAP, planPaste(copied(), at('2013'), tools()).edits)
    const ids = countedIds()
    const twice = applyEdits(once, planPaste(copied(), at('2413'), { map: once, newId: () => `more-${ids()}` }).edits)
    expect(twice.stars.map(({ name }) => name).toSorted()).toEqual(
      ['0415', '2015', '2415', 'far', 'vex', 'vex 2', 'vex 3'].toSorted(),
    )
  })

  test('is refused where a hex is taken or off the board, and says where', () => {
    const pasted = planPaste(copied(), at('0416'), tools())
    expect(pasted.problem).toBe('4 hexes are taken or off the board: paste where there is room.')
    expect(pasted.forbidden).toEqual([
      [4, 15, 15],
      [4, 17, 18],
      [5, 17, 17],
    ])
  })

  test('from another cluster leaves owners behind', () => {
    const { edits } = planPaste({ ...copied(), clusterId: 'elsewhere' }, at('2013'), tools())
    expect(
      edits.filter((edit) => 'fields' in edit && 'factionId' in edit.fields && edit.fields.factionId !== null),
    ).toEqual([])
  })

  test('a piece survives as text, and no other text is one', () => {
    expect(parseSnippet(serializeSnippet(copied()))).toEqual(copied())
    const broken = [
      '',
      'Regina',
      '{"format":"orrery-map-piece-1"}',
      serializeSnippet(copied()).slice(1),
      serializeSnippet({ ...copied(), routes: [{ from: 0, to: 9, fields: {} }] }),
      serializeSnippet({ ...copied(), stars: [{ at: { q: 0.5, r: 0 }, fields: {} }] }),
    ]
    expect(broken.map(parseSnippet)).toEqual(broken.map(() => null))
  })
})

describe('a piece in hand', () => {
  const tool = () => createPasteTool(copied())

  test('follows the pointer, is put down by a click as one gesture, and what it holds is chosen', () => {
    const played = play(tool(), [on('move', '2013'), ...click('2013')], sceneOf(MAP))
    expect(played.outcomes[0]?.preview).toHaveLength(6)
    expect(played.commits.map(({ label }) => label)).toEqual(['Paste 2 stars, 1 label, 1 fleet and 1 region'])
    expect(played.selection).toHaveLength(5)
  })

  test('stays in hand where it does not fit', () => {
    const played = play(tool(), [...click('0416'), beside('down'), beside('up'), CANCEL], sceneOf(MAP))
    expect([played.commits, played.outcomes[1]?.status]).toEqual([
      [],
      '4 hexes are taken or off the board: paste where there is room.',
    ])
    expect(played.outcomes[1]?.preview?.at(-1)).toMatchObject({ emphasis: 'forbidden' })
  })
})

const TURN = { type: 'turn', steps: 1 } as const
const MIRROR = { type: 'mirror', axis: 'left-right' } as const

describe('turning and mirroring', () => {
  const stars = (snippet: MapSnippet) =>
    planPaste(snippet, at('1608'), tools()).edits.flatMap((edit) =>
      edit.type === 'add-star' ? [[edit.row, edit.column]] : [],
    )

  test('six turns and two mirrors of a piece leave it as it was', () => {
    let snippet = copied()
    for (let turn = 0; turn < 6; turn += 1) snippet = transformSnippet(snippet, { type: 'turn', steps: 1 }, MAP.board)
    expect(stars(snippet)).toEqual(stars(copied()))
    for (const axis of ['left-right', 'top-bottom'] as const) {
      const mirrored = transformSnippet(copied(), { type: 'mirror', axis }, MAP.board)
      expect(stars(transformSnippet(mirrored, { type: 'mirror', axis }, MAP.board))).toEqual(stars(copied()))
    }
  })

  test('a piece turns clockwise: what was in the east is in the south-east', () => {
    const turned = transformSnippet(copied([{ kind: 'star', id: 'bo' }]), { type: 'turn', steps: 1 }, MAP.board)
    expect(stars(copied([{ kind: 'star', id: 'bo' }]))).toEqual([[16, 10]])
    expect(stars(turned)).toEqual([[18, 9]])
  })

  test('what is chosen turns about its middle, in one gesture', () => {
    const selection = ALL.slice(0, 2)
    expect(findSelectionCentre(MAP, selection)).toEqual(at('0414'))
    const { edits, problem } = planTransform(MAP, selection, {
      turning: { type: 'turn', steps: 3 },
      centre: at('0414'),
    })
    expect([problem, edits]).toMatchObject([
      null,
      [
        { id: 'vex', fields: { row: 4, column: 16 } },
        { id: 'bo', fields: { row: 4, column: 13 } },
      ],
    ])
    const mirrored = planTransform(MAP, ALL, { turning: MIRROR, centre: at('0413') })
    expect(applyEdits(MAP, mirrored.edits)).not.toBe(MAP)
  })

  test('turning or mirroring again and again stays in place', () => {
    const selection = ALL.slice(0, 2)
    for (const turning of [TURN, MIRROR, { type: 'mirror', axis: 'top-bottom' }] as const) {
      const before = applyEdits(MAP, [
        { type: 'change-star', id: 'vex', version: 7, fields: { row: 16, column: 6 } },
        { type: 'change-star', id: 'bo', version: 7, fields: { row: 17, column: 9 } },
      ])
      let map = before
      let pivot: RotationPivot | null = null
      for (let step = 0; step < 6; step += 1) {
        pivot = chooseRotationPivot(map, selection, pivot)
        const next: typeof map = applyEdits(
          map,
          planTransform(map, selection, { turning, centre: pivot?.centre ?? at('0101') }).edits,
        )
        expect(next).not.toBe(map)
        map = next
      }
      expect(map.findStar('vex')).toEqual(before.findStar('vex'))
    }
  })

  test('what would leave the board stays where it is', () => {
    expect(planTransform(MAP, ALL.slice(0, 3), { turning: TURN, centre: at('0414') }).problem).toBeNull()
    expect(planNudge(MAP, [{ kind: 'star', id: 'far' }], 3).problem).toBeNull()
    const edge = applyEdits(MAP, [{ type: 'change-star', id: 'far', version: 7, fields: { column: 1 } }])
    expect(planNudge(edge, [{ kind: 'star', id: 'far' }], 3).problem).toBe('far would leave the board.')
  })

  test('arrows nudge there and back', () => {
    const there = applyEdits(MAP, planNudge(MAP, ALL, findHexSideForArrow('ArrowUp', MAP.board) ?? 0).edits)
    const back = applyEdits(there, planNudge(there, ALL, findHexSideForArrow('ArrowDown', MAP.board) ?? 0).edits)
    for (const id of ['vex', 'bo']) expect(back.findStar(id)).toEqual(MAP.findStar(id))
    expect(back.find('region', 'deep')?.hexes).toEqual(MAP.find('region', 'deep')?.hexes)
    expect(findHexSideForArrow('Home', MAP.board)).toBeNull()
  })
})
