import { describe, expect, test } from 'vitest'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { countHexes, hasHex } from '#shared/kit/hex-runs.ts'
import { CANCEL, DONE, eventsOn, LEAVE, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { MAP_OF_ALL as MAP } from '#tests/support/tool-maps.ts'
import type { ToolSettingsById } from '../tools.ts'
import { regionTool } from './index.ts'

const { at, on, click, drag } = eventsOn(MAP)

describe('region', () => {
  const set = (fields: Partial<ToolSettingsById['region']>) => ({ options: optionsWith('region', fields) })
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
    const layers = { ...DEFAULT_MAP_LAYER_STATES, fog: { ...DEFAULT_MAP_LAYER_STATES.fog, isLocked: true } }
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
