import { describe, expect, test } from 'vitest'
import { FIRST_LAYERS } from '#renderer/parts/star-map/layers.ts'
import { hexDistance, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { CANCEL, DONE, eventsOn, LEAVE, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { clusterView, labelAt, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { labelTool } from './label/index.ts'
import { routeTool } from './route/index.ts'
import { starTool } from './star/index.ts'

const MAP = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412'), starAt('bo', '0415'), starAt('ada', '0902'), starAt('cy', '0904')],
    routes: [routeBetween('bo', 'vex')],
    labels: [labelAt('rift', '3010')],
  }),
  () => '',
)
const { on, beside, click, drag } = eventsOn(MAP)

describe('star', () => {
  const scene = () => sceneOf(MAP, { options: optionsWith('star', { rating: 4 }) })
  const drawn = { type: 'add-star', id: 'new-1', row: 20, column: 8, fields: { rating: 4 } }

  test('shows a star of the chosen rating under the pointer', () => {
    expect(play(starTool, [on('move', '2008')], scene()).last.preview).toEqual([drawn])
  })

  test('a click in an empty hex draws it and chooses it', () => {
    const played = play(starTool, click('2008'), scene())
    expect(played.edits).toEqual([drawn])
    expect(played.selection).toEqual([{ kind: 'star', id: 'new-1' }])
  })

  test('a click on a star selects it and draws nothing', () => {
    const played = play(starTool, click('0412'), scene())
    expect([played.selection, played.commits]).toEqual([[{ kind: 'star', id: 'vex' }], []])
    expect(play(starTool, [on('move', '0412')], scene()).last.preview).toBeUndefined()
  })

  test('letting go elsewhere, beside the board or after Escape draws nothing', () => {
    for (const events of [
      [on('down', '2008'), on('up', '2108')],
      [beside('down'), beside('up')],
      [on('down', '2008'), CANCEL, on('up', '2008')],
      [on('down', '2008'), LEAVE, on('up', '2008')],
      [on('down', '2008'), DONE, on('double', '2008')],
    ])
      expect(play(starTool, events, scene()).commits).toEqual([])
  })

  test('draws nothing where stars are locked, and says so', () => {
    const layers = { ...FIRST_LAYERS, stars: { ...FIRST_LAYERS.stars, isLocked: true } }
    const played = play(starTool, click('2008'), sceneOf(MAP, { layers }))
    expect([played.commits, played.selection, played.last.status]).toEqual([
      [],
      [],
      'The stars are locked: unlock them in Layers first.',
    ])
  })
})

describe('the brush', () => {
  const options = optionsWith('star', { mode: 'brush', radius: 3, density: 60, apart: 1 })
  const stroke = drag(['0412', '1208', '2008'])

  test('strews stars by chance in one gesture, never on a star and never too near', () => {
    const played = play(starTool, stroke, sceneOf(MAP, { options }))
    const count = played.edits.length
    expect(count).toBeGreaterThan(10)
    expect(played.commits[0]?.label).toBe(`Strew ${count} stars`)
    const { stars } = played.map
    expect(stars).toHaveLength(4 + count)
    const fresh = stars.filter(({ id }) => id.startsWith('new'))
    for (const one of fresh)
      for (const other of stars) if (one !== other) expect(hexDistance(one, other, STANDARD_BOARD)).toBeGreaterThan(1)
  })

  test('falls the same way for the same seed', () => {
    const strew = () => play(starTool, stroke, sceneOf(MAP, { options })).edits
    expect(strew()).toEqual(strew())
  })

  test('passes hexes twice without a second throw', () => {
    const back = play(starTool, drag(['2008', '2010', '2008', '2010']), sceneOf(MAP, { options }))
    const once = play(starTool, drag(['2008', '2010']), sceneOf(MAP, { options }))
    expect(back.edits).toEqual(once.edits)
  })

  test('keeps its distance from partners too', () => {
    const played = play(starTool, drag(['1508', '1808']), sceneOf(MAP, { options, symmetry: 'half-turn' }))
    for (const one of played.map.stars.filter(({ id }) => id.startsWith('new')))
      for (const other of played.map.stars)
        if (one !== other) expect(hexDistance(one, other, STANDARD_BOARD)).toBeGreaterThan(1)
  })

  test('fills every hex at 100 % with nothing kept free', () => {
    const full = optionsWith('star', { mode: 'brush', radius: 1, density: 100, apart: 0 })
    expect(play(starTool, click('2008'), sceneOf(MAP, { options: full })).edits).toHaveLength(7)
  })

  test.each([CANCEL, LEAVE])('is given up on $type', (event) => {
    expect(play(starTool, [...stroke.slice(0, 2), event, on('up', '2008')], sceneOf(MAP, { options })).commits).toEqual(
      [],
    )
  })

  test('shows its reach before it is pressed', () => {
    expect(play(starTool, [on('move', '2008')], sceneOf(MAP, { options })).last.preview).toMatchObject([
      { type: 'hexes', emphasis: 'reach' },
    ])
  })
})

describe('route', () => {
  const joined = {
    type: 'add-route',
    fromStarId: 'vex',
    toStarId: 'ada',
    fields: { type: '', style: 'solid', isHidden: false },
  }

  test('a drag from star to star joins them', () => {
    expect(play(routeTool, drag(['0412', '2008', '0902']), sceneOf(MAP)).edits).toMatchObject([joined])
  })

  test('one click and then another joins them too', () => {
    expect(play(routeTool, [...click('0412'), on('move', '2008'), ...click('0902')], sceneOf(MAP)).edits).toMatchObject(
      [joined],
    )
  })

  test('the line follows the pointer until it finds a star, and tells its length', () => {
    const line = play(routeTool, [on('down', '0412'), on('move', '2008')], sceneOf(MAP)).last
    expect(line.preview).toMatchObject([{ type: 'line', from: { row: 4, column: 12 }, to: { row: 20, column: 8 } }])
    expect(line.status).toBe('16 hexes')
    const star = play(routeTool, [on('down', '0412'), on('move', '0902')], sceneOf(MAP)).last
    expect([star.preview, star.status]).toMatchObject([[joined], 'vex to ada: 13 hexes'])
  })

  test('a pair that is joined already is not joined again, from either end', () => {
    expect(play(routeTool, drag(['0412', '0415']), sceneOf(MAP)).commits).toEqual([])
    expect(play(routeTool, [...click('0415'), ...click('0412')], sceneOf(MAP)).last.status).toBe(
      'bo and vex are joined already.',
    )
  })

  test('ends in nothing on an empty hex, on the same star again, and on Escape or Enter', () => {
    for (const events of [
      drag(['0412', '2008']),
      [...click('0412'), ...click('0412'), ...click('2008')],
      [...click('0412'), CANCEL, ...click('2008')],
      [...click('0412'), DONE, ...click('2008')],
      drag(['2008', '0412']),
    ])
      expect(play(routeTool, events, sceneOf(MAP)).commits).toEqual([])
    expect(
      play(routeTool, [...click('0412'), CANCEL, ...click('0902'), ...click('0904')], sceneOf(MAP)).edits,
    ).toMatchObject([{ fromStarId: 'ada', toStarId: 'cy' }])
  })

  test('a chosen star stays chosen while the map is panned, a dragged one does not', () => {
    expect(
      play(routeTool, [...click('0412'), on('down', '2008'), LEAVE, ...click('0902')], sceneOf(MAP)).edits,
    ).toMatchObject([joined])
    expect(play(routeTool, [on('down', '0412'), LEAVE, on('up', '0902')], sceneOf(MAP)).commits).toEqual([])
  })

  test('a chain goes on from star to star until a double click', () => {
    const options = optionsWith('route', { mode: 'chain', type: 'trade', style: 'dashed' })
    const events = [
      ...click('0412'),
      ...click('0902'),
      ...click('2008'),
      ...click('0904'),
      on('double', '0904'),
      ...click('0415'),
    ]
    const { commits } = play(routeTool, events, sceneOf(MAP, { options }))
    expect(commits.map(({ edits }) => edits)).toMatchObject([
      [{ fromStarId: 'vex', toStarId: 'ada', fields: { type: 'trade', style: 'dashed' } }],
      [{ fromStarId: 'ada', toStarId: 'cy' }],
    ])
  })

  describe('by distance', () => {
    const auto = (reach: number) => optionsWith('route', { mode: 'auto', reach })

    test('joins all stars within reach that are not joined, in one gesture', () => {
      const played = play(routeTool, click('2008'), sceneOf(MAP, { options: auto(3) }))
      expect(played.commits).toHaveLength(1)
      expect(played.commits[0]?.label).toBe('Draw 1 route by distance')
      expect(played.map.findRouteBetween('ada', 'cy')).not.toBeNull()
    })

    test('or only the chosen ones', () => {
      const selection = [{ kind: 'star', id: 'ada' } as const, { kind: 'star', id: 'vex' } as const]
      const played = play(routeTool, click('2008'), sceneOf(MAP, { options: auto(13), selection }))
      expect(played.map.routes.map(({ id }) => id)).toHaveLength(2)
      expect(played.map.findRouteBetween('ada', 'vex')).not.toBeNull()
    })

    test('shows and counts them first, and says when there are none', () => {
      const { last } = play(routeTool, [on('move', '2008')], sceneOf(MAP, { options: auto(3) }))
      expect([last.preview?.length, last.status]).toEqual([1, 'A click draws 1 route.'])
      expect(play(routeTool, click('2008'), sceneOf(MAP, { options: auto(1) })).last.status).toBe(
        'All stars within 1 hex of each other are joined already.',
      )
    })
  })
})

describe('label', () => {
  test('a click pins a label and chooses it for its text', () => {
    const options = optionsWith('label', { kind: 'note', size: 'large', isHidden: true })
    const played = play(labelTool, click('2008'), sceneOf(MAP, { options }))
    expect(played.edits).toEqual([
      {
        type: 'add-label',
        id: 'new-1',
        fields: { row: 20, column: 8, kind: 'note', text: 'Note', size: 'large', colour: null, isHidden: true },
      },
    ])
    expect(played.selection).toEqual([{ kind: 'label', id: 'new-1' }])
  })

  test('one that is there is chosen instead', () => {
    const played = play(labelTool, click('3010'), sceneOf(MAP))
    expect([played.commits, played.selection]).toEqual([[], [{ kind: 'label', id: 'rift' }]])
    expect(
      play(labelTool, click('3010'), sceneOf(MAP, { options: optionsWith('label', { kind: 'note' }) })).commits,
    ).toHaveLength(1)
  })

  test.each([CANCEL, LEAVE])('is given up on $type', (event) => {
    expect(play(labelTool, [on('down', '2008'), event, on('up', '2008')], sceneOf(MAP)).commits).toEqual([])
  })

  test('pins nothing beside the board or where it is let go elsewhere', () => {
    expect(play(labelTool, [beside('down'), beside('up')], sceneOf(MAP)).commits).toEqual([])
    expect(play(labelTool, [on('down', '2008'), on('up', '2108')], sceneOf(MAP)).commits).toEqual([])
  })
})
