import { describe, expect, test } from 'vitest'
import { FIRST_LAYERS } from '#renderer/parts/star-map/layers.ts'
import { countHexes, hasHex } from '#shared/kit/hex-runs.ts'
import { CANCEL, DONE, eventsOn, LEAVE, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { clusterView, fleetAt, labelAt, regionOf, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { eraseTool } from './erase/index.ts'
import { measureTool } from './measure/index.ts'
import { regionTool } from './region/index.ts'
import type { ToolOptions } from './tool-options.ts'

const MAP = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412'), starAt('bo', '0415'), starAt('ada', '0409'), starAt('lone', '3001')],
    routes: [routeBetween('bo', 'vex'), routeBetween('ada', 'vex')],
    regions: [regionOf('deep', [[10, 1, 16]]), regionOf('half', [[12, 1, 4]])],
    labels: [labelAt('rift', '2010')],
    fleets: [fleetAt('first', '2012')],
  }),
  () => '',
)
const { at, on, beside, click, drag } = eventsOn(MAP)

describe('region', () => {
  const set = (fields: Partial<ToolOptions['region']>) => ({ options: optionsWith('region', fields) })
  const deep = { kind: 'region', id: 'deep' } as const

  test('the first stroke makes a new region of its hexes, all of the way between', () => {
    const played = play(regionTool, drag(['2002', '2006']), sceneOf(MAP, set({ colour: '#102030' })))
    expect(played.edits).toMatchObject([
      {
        type: 'add-region',
        id: 'new-1',
        hexes: [[20, 2, 6]],
        fields: { name: 'Region 3', colour: '#102030', border: 'solid', isFilled: true },
      },
    ])
    expect(played.selection).toEqual([{ kind: 'region', id: 'new-1' }])
  })

  test('a stroke paints what is not painted yet, in one gesture', () => {
    const played = play(regionTool, drag(['0908', '1108']), sceneOf(MAP, set({ target: deep, radius: 1 })))
    expect(played.commits).toHaveLength(1)
    const hexes = played.map.find('region', 'deep')?.hexes ?? []
    expect([hasHex(hexes, at('0908')), hasHex(hexes, at('1208'))]).toEqual([true, true])
    expect(played.edits.every((edit) => edit.type === 'paint' && !edit.add.some(([row]) => row === 10))).toBe(true)
  })

  test('Alt takes hexes out', () => {
    const played = play(regionTool, drag(['1003', '1005'], { alt: true }), sceneOf(MAP, set({ target: deep })))
    expect(played.edits).toEqual([{ type: 'paint', regionId: 'deep', add: [], remove: [[10, 3, 5]] }])
  })

  test('what changes nothing is no gesture and says why', () => {
    const painted = play(regionTool, click('1003'), sceneOf(MAP, set({ target: deep })))
    expect([painted.commits, painted.last.status]).toEqual([[], 'These hexes are in it already.'])
    const out = play(regionTool, click('2003', { alt: true }), sceneOf(MAP, set({})))
    expect([out.commits, out.last.status]).toEqual([[], 'Choose the region to take hexes out of first.'])
  })

  test('paints the fog', () => {
    const played = play(regionTool, drag(['2002', '2004']), sceneOf(MAP, set({ target: { kind: 'fog' } })))
    expect(played.map.head.fog).toEqual([[20, 2, 4]])
    expect(played.map.isFogged(at('2003'))).toBe(true)
  })

  test('a fill goes as far as the borders of other regions', () => {
    const played = play(regionTool, click('0101'), sceneOf(MAP, set({ mode: 'fill' })))
    expect(countHexes(played.map.find('region', 'new-1')?.hexes ?? [])).toBe(9 * 16)
    const below = play(regionTool, click('3201'), sceneOf(MAP, set({ mode: 'fill' })))
    expect(countHexes(below.map.find('region', 'new-1')?.hexes ?? [])).toBe(22 * 16 - 4)
    const own = play(regionTool, click('0101'), sceneOf(MAP, set({ mode: 'fill', target: deep })))
    expect(countHexes(own.map.find('region', 'deep')?.hexes ?? [])).toBe(32 * 16 - 4)
  })

  test('a fill with Alt takes out all that hangs together', () => {
    const played = play(regionTool, click('1007', { alt: true }), sceneOf(MAP, set({ mode: 'fill', target: deep })))
    expect(played.map.find('region', 'deep')?.hexes).toEqual([])
  })

  test('what is locked is not painted: regions and fog each for themselves', () => {
    const layers = { ...FIRST_LAYERS, fog: { ...FIRST_LAYERS.fog, isLocked: true } }
    const fog = play(regionTool, click('2002'), sceneOf(MAP, { ...set({ target: { kind: 'fog' } }), layers }))
    expect([fog.commits, fog.last.status]).toEqual([[], 'The fog is locked: unlock it in Layers first.'])
    expect(play(regionTool, click('2002'), sceneOf(MAP, { layers })).commits).toHaveLength(1)
  })

  test.each([CANCEL, LEAVE])('a stroke is given up on $type', (event) => {
    expect(
      play(regionTool, [on('down', '2002'), on('move', '2005'), event, on('up', '2005')], sceneOf(MAP)).commits,
    ).toEqual([])
  })

  test('shows the stroke, and the brush before it is pressed', () => {
    expect(play(regionTool, [on('move', '2002')], sceneOf(MAP)).last.preview).toMatchObject([
      { type: 'hexes', emphasis: 'reach' },
    ])
    expect(play(regionTool, [on('down', '2002'), DONE, on('move', '2004')], sceneOf(MAP)).last).toMatchObject({
      preview: [{ type: 'add-region', hexes: [[20, 2, 4]] }],
      status: '3 hexes',
    })
  })
})

describe('erase', () => {
  const kinds = (events: Parameters<typeof play>[1], scene = sceneOf(MAP)) =>
    play(eraseTool, events, scene).edits.map(({ type }) => type)

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
    const scene = sceneOf(MAP, { selection: [{ kind: 'region', id: 'deep' }] })
    expect(play(eraseTool, drag(['1003', '1006']), scene).edits).toEqual([
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
    const layers = { ...FIRST_LAYERS, stars: { ...FIRST_LAYERS.stars, isLocked: true } }
    expect(kinds(drag(['0409', '0410', '0413']), sceneOf(MAP, { layers }))).toEqual(['remove-route', 'remove-route'])
  })
})

describe('measure', () => {
  const text = (events: Parameters<typeof play>[1]) => play(measureTool, events, sceneOf(MAP)).last.status

  test('tells hexes as the crow flies', () => {
    expect(text([on('down', '2001'), on('move', '2005')])).toBe('2001 to 2005: 4 hexes')
  })

  test('and along routes between two stars', () => {
    const { last } = play(measureTool, drag(['0409', '0415']), sceneOf(MAP))
    expect(last.status).toBe('0409 to 0415: 6 hexes, 6 along 2 routes')
    expect(last.preview).toMatchObject([{ type: 'measure', way: [{ column: 9 }, { column: 12 }, { column: 15 }] }])
    expect(text(drag(['0409', '3001']))).toMatch(/, no way along routes$/)
  })

  test('two clicks do the same, and what is measured stays until the next press', () => {
    expect(text([...click('2001'), on('move', '2003')])).toBe('2001 to 2003: 2 hexes')
    expect(text([...click('2001'), ...click('2005'), on('move', '2009'), LEAVE])).toBe('2001 to 2005: 4 hexes')
    expect(text([...click('2001'), ...click('2005'), on('down', '2009'), on('move', '2010')])).toBe(
      '2009 to 2010: 1 hex',
    )
  })

  test('Escape lets go, and nothing is ever changed', () => {
    const played = play(measureTool, [...click('2001'), ...click('2005'), CANCEL, on('move', '2009')], sceneOf(MAP))
    expect([played.last.preview, played.commits]).toEqual([undefined, []])
  })
})
