import { describe, expect, test } from 'vitest'
import { CANCEL, eventsOn, LEAVE, play, sceneOf } from '#tests/support/map-scene.ts'
import { MAP_OF_ALL as MAP } from '#tests/support/tool-maps.ts'
import { measureTool } from './index.ts'

const { on, click, drag } = eventsOn(MAP)

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
