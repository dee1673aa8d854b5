import { describe, expect, test } from 'vitest'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { eventsOn, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { clusterView, createRegion, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { createStarMap, type StarMap } from '../model/star-map.ts'
import { eraseTool } from './erase/index.ts'
import { mirrorEdits } from './mirror-edits.ts'
import { regionTool } from './region/index.ts'
import { routeTool } from './route/index.ts'
import { selectTool } from './select/index.ts'
import { starTool } from './star/index.ts'

// The half turn takes (row, column) to (33 - row, 17 - column).
const MAP = createStarMap(
  clusterView({
    stars: [
      starAt('vex', '0412'),
      starAt('xev', '2905'),
      starAt('bo', '0415'),
      starAt('ob', '2902'),
      starAt('odd', '1003', { rating: 1 }),
      starAt('ddo', '2314', { rating: 5 }),
    ],
    routes: [routeBetween('bo', 'vex'), routeBetween('ob', 'xev')],
    regions: [createRegion('deep', [])],
  }),
  () => '',
)
const { click, drag } = eventsOn(MAP)
const scene = (fields = {}) => sceneOf(MAP, { symmetry: 'half-turn', ...fields })

describe('half turn', () => {
  test('a new star gets its partner, in the same gesture', () => {
    const played = play(starTool, click('2008'), scene({ options: optionsWith('star', { rating: 4 }) }))
    expect(played.commits).toHaveLength(1)
    expect(played.edits).toMatchObject([
      { type: 'add-star', row: 20, column: 8, fields: { rating: 4 } },
      { type: 'add-star', row: 13, column: 9, fields: { rating: 4 } },
    ])
    expect(played.selection).toHaveLength(1)
  })

  test('a partner has no place where another star is: it is left out, and that is said', () => {
    const played = play(starTool, click('2903'), scene({ options: optionsWith('star', { rating: 4 }) }))
    expect(played.edits).toHaveLength(2)
    const taken = createStarMap(clusterView({ stars: [starAt('alone', '0414')] }), () => '')
    const blocked = play(
      starTool,
      click('2903'),
      sceneOf(taken, { symmetry: 'half-turn', options: optionsWith('star', { rating: 4 }) }),
    )
    expect(blocked.edits).toHaveLength(1)
    expect(blocked.last.status).toBe('1 partner left out: the hex is taken or off the board.')
  })

  test('a move takes the partner along, and one that has no partner of its rating goes alone', () => {
    const played = play(selectTool, drag(['0412', '0610']), scene())
    expect([played.map.findStar('vex'), played.map.findStar('xev')]).toMatchObject([
      { row: 6, column: 10 },
      { row: 27, column: 7 },
    ])
    expect(play(selectTool, drag(['1003', '1103']), scene()).edits).toHaveLength(1)
  })

  test('a move on to its own partner or of both partners alike is refused', () => {
    const both = [{ kind: 'star', id: 'vex' } as const, { kind: 'star', id: 'xev' } as const]
    const alike = play(selectTool, drag(['0412', '0610']), scene({ selection: both }))
    expect([alike.commits, alike.last.status]).toEqual([[], 'vex and xev are partners: choose only one of them.'])
  })

  test('a partner that cannot follow holds the move up', () => {
    const blocked = createStarMap(
      clusterView({ stars: [starAt('vex', '0412'), starAt('xev', '2905'), starAt('rock', '2707', { rating: 1 })] }),
      () => '',
    )
    const played = play(selectTool, drag(['0412', '0610']), sceneOf(blocked, { symmetry: 'half-turn' }))
    expect([played.commits, played.last.status]).toEqual([[], '2707 is taken, so the partner xev cannot follow.'])
  })

  test('routes, removals and painted hexes have partners', () => {
    expect(play(eraseTool, click('0413'), scene()).map.routes).toEqual([])
    expect(play(eraseTool, click('0412'), scene()).map.findStar('xev')).toBeNull()
    const joined = play(routeTool, drag(['0412', '1003']), scene())
    expect(joined.edits).toHaveLength(2)
    expect(joined.map.findRouteBetween('xev', 'ddo')).not.toBeNull()
    const painted = play(
      regionTool,
      click('0203'),
      scene({ options: optionsWith('region', { target: { kind: 'region', id: 'deep' } }) }),
    )
    expect(painted.map.find('region', 'deep')?.hexes).toEqual([
      [2, 3, 3],
      [31, 14, 14],
    ])
  })

  test('ratings, sizes and kinds are the partner’s too, names and owners are its own', () => {
    const edits: ClusterEdit[] = [
      {
        type: 'change-star',
        id: 'vex',
        version: 7,
        fields: { rating: 5, name: 'Vexen', notes: 'x', isHomeworld: true },
      },
    ]
    expect(mirrorEdits(edits, scene()).edits[1]).toEqual({
      type: 'change-star',
      id: 'xev',
      version: 7,
      fields: { rating: 5, isHomeworld: true },
    })
    expect(
      mirrorEdits([{ type: 'change-star', id: 'vex', version: 7, fields: { name: 'Vexen' } }], scene()).edits,
    ).toHaveLength(1)
    expect(
      mirrorEdits([{ type: 'change-star', id: 'odd', version: 7, fields: { rating: 5 } }], scene()).edits,
    ).toHaveLength(1)
  })

  test('new stars with routes among them have partners with routes among them', () => {
    const edits: ClusterEdit[] = [
      { type: 'add-star', id: 'a', row: 1, column: 1, fields: {} },
      { type: 'add-star', id: 'b', row: 2, column: 2, fields: {} },
      { type: 'add-route', id: 'ab', fromStarId: 'a', toStarId: 'b', fields: { style: 'dotted' } },
    ]
    const mirrored = mirrorEdits(edits, scene()).edits
    expect(mirrored.map(({ type }) => type)).toEqual([
      'add-star',
      'add-star',
      'add-route',
      'add-star',
      'add-star',
      'add-route',
    ])
    const [first, second] = mirrored.slice(3).flatMap((edit) => ('id' in edit ? [edit.id] : []))
    expect(mirrored[5]).toMatchObject({ fromStarId: first, toStarId: second, fields: { style: 'dotted' } })
  })

  test('two new stars that are partners must be of one rating', () => {
    const edits: ClusterEdit[] = [
      { type: 'add-star', id: 'a', row: 1, column: 1, fields: { rating: 1 } },
      { type: 'add-star', id: 'b', row: 32, column: 16, fields: { rating: 2 } },
    ]
    expect(mirrorEdits(edits, scene()).problem).toMatch(/partners of different ratings/)
  })
})

describe('turns and mirrors', () => {
  const board = { ...STANDARD_BOARD, rows: 9, columns: 9 }
  const mapOf = (stars: Parameters<typeof starAt>[]): StarMap =>
    createStarMap(clusterView({ board, stars: stars.map(([id, label]) => starAt(id, label, {}, board)) }), () => '')

  test('a sixth turn makes six of one star', () => {
    const empty = mapOf([])
    const played = play(starTool, eventsOn(empty).click('0506'), sceneOf(empty, { symmetry: 'sixth-turns' }))
    expect(played.edits).toHaveLength(6)
  })

  test('partners beside the board are left out and shown', () => {
    const empty = mapOf([])
    const played = play(starTool, eventsOn(empty).click('0101'), sceneOf(empty, { symmetry: 'third-turns' }))
    expect(played.edits).toHaveLength(1)
    expect(played.last.status).toMatch(/left out/)
    expect(played.outcomes[0]?.preview?.at(-1)).toMatchObject({ type: 'hexes', emphasis: 'forbidden' })
  })

  test('a star on the axis moves only along it', () => {
    const map = mapOf([['mid', '0503']])
    const context = sceneOf(map, { symmetry: 'mirror-top-bottom' })
    const away = play(selectTool, eventsOn(map).drag(['0503', '0403']), context)
    expect([away.commits, away.last.status]).toEqual([
      [],
      'mid is its own partner: it can only be moved along the axis.',
    ])
    expect(play(selectTool, eventsOn(map).drag(['0503', '0506']), context).edits).toHaveLength(1)
  })

  test('a star cannot be moved on to the axis, where it would meet its partner', () => {
    const map = mapOf([
      ['up', '0303'],
      ['down', '0703'],
    ])
    const played = play(
      selectTool,
      eventsOn(map).drag(['0303', '0503']),
      sceneOf(map, { symmetry: 'mirror-top-bottom' }),
    )
    expect([played.commits, played.last.status]).toEqual([[], 'up would meet its partner down.'])
  })

  test('what is not exact on the board mirrors nothing', () => {
    expect(play(starTool, click('2008'), sceneOf(MAP, { symmetry: 'sixth-turns' })).edits).toHaveLength(1)
  })
})
