import { describe, expect, test } from 'vitest'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { CANCEL, eventsOn, LEAVE, play, sceneOf } from '#tests/support/map-scene.ts'
import { MAP_OF_ALL as MAP } from '#tests/support/tool-maps.ts'
import { eraseTool } from './index.ts'

const { on, beside, click, drag } = eventsOn(MAP)

describe('erase', () => {
  const kinds = (events: Parameters<typeof play>[1], context = sceneOf(MAP)) =>
    play(eraseTool, events, context).edits.map(({ type }) => type)

  test('a click removes what is there: a star, a route, a label, a fleet', () => {
    expect(play(eraseTool, click('0412'), sceneOf(MAP)).edits).toEqual([{ type: 'remove-star', id: 'vex', version: 7 }])
    expect(play(eraseTool, click('0413'), sceneOf(MAP)).edits).toEqual([
      { type: 'remove-route', id: 'bo-vex', version: 7 },
    ])
    expect([...kinds(click('2010')), ...kinds(click('2012'))]).toEqual(['remove-label', 'remove-fleet'])
  })

  test('a drag removes all along it in one gesture; routes that go with their star are not named', () => {
    const played = play(eraseTool, drag(['0409', '0415']), sceneOf(MAP))
    expect(played.edits.map((edit) => ('id' in edit ? edit.id : ''))).toEqual(['ada', 'vex', 'bo'])
    expect([played.map.stars.length, played.map.routes.length]).toEqual([1, 0])
  })

  test('hexes of the chosen region go where nothing else is', () => {
    const context = sceneOf(MAP, { selection: [{ kind: 'region', id: 'deep' }] })
    expect(play(eraseTool, drag(['1003', '1006']), context).edits).toEqual([
      { type: 'paint', regionId: 'deep', add: [], remove: [[10, 3, 6]] },
    ])
    expect(play(eraseTool, drag(['1003', '1006']), sceneOf(MAP)).commits).toEqual([])
  })

  test('what would go is shown under the pointer', () => {
    expect(play(eraseTool, [on('move', '0412')], sceneOf(MAP)).last.preview).toMatchObject([
      { type: 'remove-star', id: 'vex' },
    ])
    expect(play(eraseTool, [on('move', '3005')], sceneOf(MAP)).last.preview).toEqual([])
  })

  test('nothing goes on an empty hex, beside the board, and after Escape', () => {
    for (const events of [
      click('3005'),
      [beside('down'), beside('up')],
      [on('down', '0412'), CANCEL, on('up', '0412')],
      [on('down', '0412'), LEAVE, on('up', '0412')],
      [on('up', '0412')],
    ])
      expect(play(eraseTool, events, sceneOf(MAP)).commits).toEqual([])
  })

  test('what is locked stays, the rest of the stroke goes', () => {
    const layers = { ...DEFAULT_MAP_LAYER_STATES, stars: { ...DEFAULT_MAP_LAYER_STATES.stars, isLocked: true } }
    expect(kinds(drag(['0409', '0410', '0413']), sceneOf(MAP, { layers }))).toEqual(['remove-route', 'remove-route'])
  })
})
