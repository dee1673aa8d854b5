import { describe, expect, test } from 'vitest'
import { createStarMap } from '#renderer/features/cluster/model/star-map.ts'
import { CANCEL, eventsOn, LEAVE, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { clusterView, labelAt, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { labelTool } from './index.ts'

const MAP = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412'), starAt('bo', '0415'), starAt('ada', '0902'), starAt('cy', '0904')],
    routes: [routeBetween('bo', 'vex')],
    labels: [labelAt('rift', '3010')],
  }),
  () => '',
)
const { on, beside, click } = eventsOn(MAP)

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
