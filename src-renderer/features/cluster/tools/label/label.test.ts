import { describe, expect, test } from 'vitest'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { CANCEL, eventsOn, LEAVE, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { SMALL_MAP as MAP } from '#tests/support/tool-maps.ts'
import { labelTool } from './index.ts'

const { on, beside, click } = eventsOn(MAP)

describe('label', () => {
  test('asks for nothing where labels are locked, and says so', () => {
    const layers = { ...DEFAULT_MAP_LAYER_STATES, labels: { ...DEFAULT_MAP_LAYER_STATES.labels, isLocked: true } }
    const { last } = play(labelTool, click('2008'), sceneOf(MAP, { layers }))
    expect([last.write, last.status]).toEqual([undefined, 'The labels are locked: unlock them in Layers first.'])
  })

  test('a click asks for the words: nothing is there before they are written', () => {
    const options = optionsWith('label', { kind: 'note', size: 'large', isHidden: true })
    const played = play(labelTool, click('2008'), sceneOf(MAP, { options }))
    expect(played.commits).toEqual([])
    expect(played.last.write).toEqual({
      type: 'add-label',
      id: 'new-1',
      fields: { row: 20, column: 8, kind: 'note', text: 'Note', size: 'large', colour: null, isHidden: true },
    })
  })

  test('one that is there is chosen instead', () => {
    const played = play(labelTool, click('3010'), sceneOf(MAP))
    expect([played.commits, played.selection]).toEqual([[], [{ kind: 'label', id: 'rift' }]])
    const notes = sceneOf(MAP, { options: optionsWith('label', { kind: 'note' }) })
    expect(play(labelTool, click('3010'), notes).last.write).toBeDefined()
  })

  test.each([CANCEL, LEAVE])('is given up on $type', (event) => {
    expect(play(labelTool, [on('down', '2008'), event, on('up', '2008')], sceneOf(MAP)).last.write).toBeUndefined()
  })

  test('pins nothing beside the board or where it is let go elsewhere', () => {
    expect(play(labelTool, [beside('down'), beside('up')], sceneOf(MAP)).last.write).toBeUndefined()
    expect(play(labelTool, [on('down', '2008'), on('up', '2108')], sceneOf(MAP)).last.write).toBeUndefined()
  })
})
