import { describe, expect, test } from 'vitest'
import { CANCEL, DONE, eventsOn, LEAVE, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { SMALL_MAP as MAP } from '#tests/support/tool-maps.ts'
import { routeTool } from './index.ts'

const { on, click, drag } = eventsOn(MAP)

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

  test('the line follows the pointer until it finds a star, tells its length, and warns where transports cannot go it (FIST-MOVE-1)', () => {
    const line = play(routeTool, [on('down', '0412'), on('move', '2008')], sceneOf(MAP)).last
    expect(line.preview).toMatchObject([
      { type: 'line', from: { row: 4, column: 12 }, to: { row: 20, column: 8 } },
      { type: 'hexes', emphasis: 'forbidden' },
    ])
    expect(line.status).toBe('16 hexes, too long: transports go 3')
    const star = play(routeTool, [on('down', '0412'), on('move', '0902')], sceneOf(MAP)).last
    expect([star.preview, star.status]).toMatchObject([
      [joined, { emphasis: 'forbidden' }],
      'vex to ada: 13 hexes, too long: transports go 3',
    ])
    const short = play(routeTool, [on('down', '0412'), on('move', '0414')], sceneOf(MAP)).last
    expect([short.preview?.length, short.status]).toEqual([1, '2 hexes'])
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
        'No two stars within 1 hex of each other are without a route.',
      )
    })
  })
})
