import { describe, expect, test } from 'vitest'
import { createStarMap } from '#renderer/features/cluster/model/star-map.ts'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { CANCEL, eventsOn, LEAVE, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { clusterView, fleetAt, labelAt, createRegion, routeBetween, starAt } from '#tests/support/star-maps.ts'
import type { MapThingRef } from '../tool.ts'
import { selectTool } from './index.ts'

const MAP = createStarMap(
  clusterView({
    stars: [
      starAt('vex', '0412'),
      starAt('bo', '0415', { rating: 5 }),
      starAt('ada', '0902'),
      starAt('cy', '2002', { rating: 5 }),
    ],
    routes: [routeBetween('bo', 'vex'), routeBetween('ada', 'cy', { style: 'dashed' })],
    regions: [
      createRegion('deep', [[20, 7, 10]]),
      createRegion('shallow', [
        [20, 5, 16],
        [21, 5, 16],
      ]),
    ],
    labels: [labelAt('rift', '3010')],
    fleets: [fleetAt('first', '3012')],
  }),
  () => '',
)
const { on, beside, click, drag } = eventsOn(MAP)
const star = (id: string): MapThingRef => ({ kind: 'star', id })
const [VEX, BO, ADA, CY] = [star('vex'), star('bo'), star('ada'), star('cy')]
const choose = (events: readonly MapEvent[], selection: readonly MapThingRef[] = []) =>
  play(selectTool, events, sceneOf(MAP, { selection })).selection

describe('a click', () => {
  test('chooses what is there: a star, a fleet, a label, a route', () => {
    expect(choose(click('0412'))).toEqual([VEX])
    expect(choose(click('3012'))).toEqual([{ kind: 'fleet', id: 'first' }])
    expect(choose(click('3010'))).toEqual([{ kind: 'label', id: 'rift' }])
    expect(choose(click('0413'))).toEqual([{ kind: 'route', id: 'bo-vex' }])
  })

  test('on one of several chosen things leaves it alone', () => {
    expect(choose(click('0412'), [VEX, BO])).toEqual([VEX])
  })

  test('adds with Shift, toggles with Ctrl, removes with Alt', () => {
    expect(choose(click('0415', { shift: true }), [VEX])).toEqual([VEX, BO])
    expect(choose(click('0415', { ctrl: true }), [VEX])).toEqual([VEX, BO])
    expect(choose(click('0412', { ctrl: true }), [VEX, BO])).toEqual([BO])
    expect(choose(click('0412', { alt: true }), [VEX, BO])).toEqual([BO])
  })

  test('on an empty hex chooses the smallest region there, or nothing', () => {
    expect(choose(click('2008'), [VEX])).toEqual([{ kind: 'region', id: 'deep' }])
    expect(choose(click('2108'), [VEX])).toEqual([{ kind: 'region', id: 'shallow' }])
    expect(choose(click('0101'), [VEX])).toEqual([])
    expect(choose(click('0101', { shift: true }), [VEX])).toEqual([VEX])
  })

  test('changes nothing on the map', () => {
    expect(play(selectTool, [...click('0412'), ...click('2008')], sceneOf(MAP)).commits).toEqual([])
  })

  test('passes by what is hidden', () => {
    const layers = { ...DEFAULT_MAP_LAYER_STATES, stars: { ...DEFAULT_MAP_LAYER_STATES.stars, isShown: false } }
    expect(play(selectTool, click('0412'), sceneOf(MAP, { layers })).selection).toEqual([
      { kind: 'route', id: 'bo-vex' },
    ])
  })
})

describe('a double click', () => {
  test('chooses the one thing and asks for its name', () => {
    const played = play(selectTool, [...click('0415'), ...click('0415'), on('double', '0415')], sceneOf(MAP))
    expect([played.selection, played.last.rename]).toEqual([[BO], true])
  })

  test('with a key held adds all of its rating, or takes them away', () => {
    expect(choose([on('double', '0415', { ctrl: true })], [VEX])).toEqual([VEX, BO, CY])
    expect(choose([on('double', '0415', { alt: true })], [VEX, BO])).toEqual([VEX])
  })

  test('on a route chooses all that look like it', () => {
    expect(choose([on('double', '0413', { shift: true })])).toEqual([{ kind: 'route', id: 'bo-vex' }])
  })
})

describe('a drag over empty hexes', () => {
  test('chooses what lies in the box', () => {
    expect(choose(drag(['0310', '0516']))).toEqual([VEX, BO])
    expect(choose(drag(['0516', '0310'], { shift: true }), [ADA])).toEqual([ADA, VEX, BO])
    expect(choose(drag(['0310', '0516'], { alt: true }), [ADA, VEX])).toEqual([ADA])
    expect(choose(drag(['2909', '3114']))).toEqual([
      { kind: 'fleet', id: 'first' },
      { kind: 'label', id: 'rift' },
    ])
  })

  test('shows the box, and a lasso where that is set', () => {
    const box = play(selectTool, [on('down', '0310'), on('move', '0516')], sceneOf(MAP))
    expect(box.last.preview).toMatchObject([{ type: 'box' }])
    const options = optionsWith('select', { by: 'lasso' })
    const path = ['0211', '0213', '0714', '0710']
    expect(play(selectTool, drag(path).slice(0, -1), sceneOf(MAP, { options })).last.preview).toMatchObject([
      { type: 'lasso' },
    ])
    expect(play(selectTool, drag(path), sceneOf(MAP, { options })).selection).toEqual([VEX])
  })

  test.each([CANCEL, LEAVE])('is given up on $type, and what was chosen stays', (event) => {
    expect(choose([on('down', '0310'), on('move', '0516'), event, on('up', '0516')], [ADA])).toEqual([ADA])
  })
})

describe('a drag of a star', () => {
  const moved = { type: 'change-star', id: 'vex', version: 7, fields: { row: 20, column: 3 } }

  test('shows where it would go, and moves it on letting go', () => {
    const played = play(selectTool, drag(['0412', '1005', '2003']), sceneOf(MAP))
    expect(played.outcomes[2]?.preview).toEqual([moved])
    expect(played.edits).toEqual([moved])
    expect(played.selection).toEqual([VEX])
  })

  test('takes along all that is chosen, and stars may take each other’s hexes', () => {
    const selection = [VEX, BO, { kind: 'label', id: 'rift' } as const]
    const played = play(selectTool, drag(['0412', '0415']), sceneOf(MAP, { selection }))
    expect(played.commits).toEqual([])
    expect(played.last.status).toBe('bo would leave the board.')
    const left = play(selectTool, drag(['0415', '0412']), sceneOf(MAP, { selection }))
    expect(left.map.findStar('bo')).toMatchObject({ row: 4, column: 12 })
    expect(left.map.findStar('vex')).toMatchObject({ row: 4, column: 9 })
    expect(left.map.find('label', 'rift')).toMatchObject({ row: 30, column: 7 })
  })

  test('goes to no hex that is taken, and marks it', () => {
    const played = play(selectTool, drag(['0412', '0415']), sceneOf(MAP))
    expect(played.outcomes[1]?.preview).toContainEqual({ type: 'hexes', hexes: [[4, 15, 15]], emphasis: 'forbidden' })
    expect(played.last.status).toBe('0415 is taken: bo is there.')
    expect(played.map).toBe(MAP)
  })

  test('back home or off the board moves nothing', () => {
    expect(play(selectTool, drag(['0412', '2003', '0412']), sceneOf(MAP)).commits).toEqual([])
    expect(play(selectTool, [on('down', '0412'), on('move', '2003'), beside('up')], sceneOf(MAP)).commits).toEqual([])
  })

  test.each([CANCEL, LEAVE])('is given up on $type', (event) => {
    const played = play(selectTool, [on('down', '0412'), on('move', '2003'), event, on('up', '2003')], sceneOf(MAP))
    expect([played.commits, played.selection]).toEqual([[], [VEX]])
  })

  test('copies with Alt: stars, the routes among them, and what is copied is chosen', () => {
    const played = play(selectTool, drag(['0412', '2012'], { alt: true }), sceneOf(MAP, { selection: [VEX, BO] }))
    expect(played.commits[0]?.label).toBe('Copy 2 stars')
    const copies = played.selection.map(({ id }) => played.map.findStar(id))
    expect(copies).toMatchObject([
      { row: 20, column: 12, name: 'vex 2' },
      { row: 20, column: 15, rating: 5 },
    ])
    expect(played.map.findRouteBetween(copies[0]?.id ?? '', copies[1]?.id ?? '')).not.toBeNull()
    expect(played.map.stars).toHaveLength(6)
  })

  test('leaves what is locked where it is', () => {
    const layers = { ...DEFAULT_MAP_LAYER_STATES, stars: { ...DEFAULT_MAP_LAYER_STATES.stars, isLocked: true } }
    const played = play(selectTool, drag(['0412', '2003']), sceneOf(MAP, { layers }))
    expect([played.commits, played.last.status]).toEqual([[], 'The stars are locked: unlock them in Layers first.'])
    const selection = [VEX, { kind: 'label', id: 'rift' } as const]
    const both = play(selectTool, drag(['3010', '2903']), sceneOf(MAP, { layers, selection }))
    expect(both.edits.map(({ type }) => type)).toEqual(['change-label'])
  })
})

test('Escape with nothing in hand chooses nothing', () => {
  expect(choose([CANCEL], [VEX])).toEqual([])
})

test('a drag of a route draws a box: routes go with their stars', () => {
  expect(choose(drag(['0413', '0316', '0516']))).toEqual([BO])
})
