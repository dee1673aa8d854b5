import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { computed, effectScope, nextTick, shallowRef } from 'vue'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { useClusterPageSettings } from '#renderer/stores/cluster-page-settings.ts'
import { DEFAULT_MAP_LAYER_STATES, type MapLayerStates } from '#renderer/stores/map-layers.ts'
import { CANCEL, eventsOn } from '#tests/support/map-scene.ts'
import { clusterView, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { applyEdits, createStarMap } from '../model/star-map.ts'
import type { EditGesture, MapThingRef } from '../tools/tool.ts'
import { createEditingActions, type EditingActions } from './editing-actions.ts'
import { applySelectionChange } from './selection.ts'
import { type MapEditing, useMapEditing } from './use-map-editing.ts'

const FIRST = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412'), starAt('bo', '0415'), starAt('ada', '2002')],
    routes: [routeBetween('bo', 'vex')],
  }),
  () => '',
)
const { on, click } = eventsOn(FIRST)
const star = (id: string): MapThingRef => ({ kind: 'star', id })

let scope = effectScope()
let map = shallowRef(FIRST)
let things = shallowRef<readonly MapThingRef[]>([])
let layers: MapLayerStates = DEFAULT_MAP_LAYER_STATES
let gestures: EditGesture[] = []
let isRefusing = false
let editing: MapEditing
let actions: EditingActions

/** Saves as main does: what is refused is not on the map afterwards. */
async function save(gesture: EditGesture): Promise<boolean> {
  const before = map.value
  map.value = applyEdits(before, gesture.edits)
  if (isRefusing) map.value = before
  else gestures.push(gesture)
  return !isRefusing
}

beforeEach(() => {
  setActivePinia(createPinia())
  useClusterPageSettings().setSymmetry(FIRST.head.id, 'none')
  scope = effectScope()
  map = shallowRef(FIRST)
  things = shallowRef<readonly MapThingRef[]>([])
  layers = DEFAULT_MAP_LAYER_STATES
  gestures = []
  isRefusing = false
  scope.run(() => {
    const selection = {
      things: computed(() => things.value),
      choose: (change: Parameters<typeof applySelectionChange>[1]) =>
        void (things.value = applySelectionChange(things.value, change)),
    }
    editing = useMapEditing({ map: () => map.value, save, selection, layers: () => layers, firstTool: 'select' })
    actions = createEditingActions({ map: () => map.value, selection, editing, layers: () => layers })
  })
})
afterEach(() => scope.stop())

const hear = (events: readonly MapEvent[]) => events.forEach((event) => editing.hear(event))

describe('a tool', () => {
  test('is saved by gestures, and what it drew is chosen', () => {
    actions.pickTool('star')
    actions.rate(5)
    hear([...click('2008')])
    expect(gestures).toHaveLength(1)
    expect(map.value.findStar(things.value[0]?.id ?? null)).toMatchObject({ rating: 5, row: 20, column: 8 })
  })

  test('that drew nothing says why until the next press', () => {
    hear([on('down', '0412'), on('move', '0415'), on('up', '0415'), on('move', '0101')])
    expect([gestures, editing.status.value]).toEqual([[], '0415 is taken: bo is there.'])
    hear([on('down', '0101'), on('move', '0102')])
    expect(editing.status.value).toBeNull()
  })

  test('begins anew when another one is taken in hand', () => {
    hear([on('down', '0412'), on('move', '2008')])
    expect(editing.preview.value).toHaveLength(1)
    actions.pickTool('measure')
    expect(editing.preview.value).toEqual([])
    hear([on('up', '2008')])
    expect(gestures).toEqual([])
  })

  test('paints on in the region that its first stroke made', () => {
    actions.pickTool('region')
    hear([...click('2008'), ...click('2108')])
    expect(map.value.regions).toMatchObject([
      {
        hexes: [
          [20, 8, 8],
          [21, 8, 8],
        ],
      },
    ])
    actions.pickFill()
    expect(editing.options.value.region).toMatchObject({ mode: 'fill', target: { kind: 'region' } })
  })

  test('a wider brush is one of the tool in hand', () => {
    actions.pickBrush()
    actions.widen(2)
    actions.widen(99)
    expect([editing.toolId.value, editing.options.value.star]).toMatchObject(['star', { mode: 'brush', radius: 20 }])
    expect(editing.options.value.region.radius).toBe(0)
  })
})

describe('what is chosen', () => {
  test('is not chosen any more once it is gone', async () => {
    things.value = [star('vex'), star('bo')]
    map.value = applyEdits(map.value, [{ type: 'remove-star', id: 'vex', version: 7 }])
    await nextTick()
    expect(things.value).toEqual([star('bo')])
  })

  test('is removed in one gesture, and chosen again where that is refused', async () => {
    things.value = [star('vex'), star('bo'), { kind: 'route', id: 'bo-vex' }]
    isRefusing = true
    actions.remove()
    expect(things.value).toEqual([])
    await expect.poll(() => things.value.length).toBe(3)
    isRefusing = false
    actions.remove()
    expect(gestures[0]?.edits.map(({ type }) => type)).toEqual(['remove-star', 'remove-star'])
  })

  test('is rated, nudged, turned and mirrored, each in one gesture with its partners', () => {
    things.value = [star('vex'), star('bo')]
    actions.rate(5)
    actions.nudge('ArrowDown')
    actions.turn({ type: 'turn', steps: 3 })
    actions.turn({ type: 'mirror', axis: 'left-right' })
    expect(gestures.map(({ label, edits }) => [label, edits.length])).toEqual([
      [null, 2],
      [null, 2],
      ['Turn 2 stars by 180 degrees', 2],
      ['Mirror 2 stars', 2],
    ])
    editing.symmetry.value = 'half-turn'
    things.value = [star('ada')]
    actions.rate(1)
    expect(gestures.at(-1)?.edits).toHaveLength(1)
  })

  test('shows as a ghost what a turn would come to, and why it cannot be', () => {
    things.value = [star('vex'), star('bo')]
    actions.previewMove({ type: 'turn', steps: 1 })
    const ghost = editing.preview.value
    actions.turn({ type: 'turn', steps: 1 })
    expect([ghost, editing.preview.value]).toEqual([gestures[0]?.edits, []])
    things.value = [star('bo'), star('ada')]
    actions.previewMove({ type: 'turn', steps: 1 })
    expect([gestures.length, editing.status.value]).toEqual([1, 'bo would leave the board.'])
    actions.previewMove(null)
    expect([editing.preview.value, editing.status.value]).toEqual([[], null])
  })

  test('a ghost does not take away what is in hand', () => {
    things.value = [star('vex'), star('bo')]
    hear([on('move', '2010')])
    actions.duplicate()
    const before = editing.preview.value
    actions.previewMove({ type: 'turn', steps: 1 })
    actions.previewMove(null)
    expect(editing.preview.value).toBe(before)
  })

  test('stays where it is when its layer is locked or it would leave the board', () => {
    things.value = [star('bo')]
    for (let step = 0; step < 3; step += 1) actions.nudge('ArrowRight')
    expect([gestures.length, editing.status.value]).toEqual([1, 'bo would leave the board.'])
    layers = { ...DEFAULT_MAP_LAYER_STATES, stars: { ...DEFAULT_MAP_LAYER_STATES.stars, isLocked: true } }
    actions.remove()
    actions.nudge('ArrowLeft')
    expect([gestures.length, editing.status.value]).toEqual([1, 'The stars are locked: unlock them in Layers first.'])
  })
})

describe('copying', () => {
  test('a copy follows the pointer, is turned in hand, and put down', () => {
    hear([on('move', '2010')])
    things.value = [star('vex'), star('bo')]
    expect(actions.copy()?.routes).toHaveLength(1)
    actions.pasteCopied()
    expect(editing.preview.value).toHaveLength(3)
    actions.turn({ type: 'turn', steps: 1 })
    expect([gestures, editing.placing.value?.stars.length]).toEqual([[], 2])
    hear(click('2010'))
    expect(gestures.map(({ label }) => label)).toEqual(['Paste 2 stars'])
    expect([things.value.length, editing.placing.value, editing.preview.value]).toEqual([2, null, []])
    const [a, b] = things.value.map(({ id }) => map.value.findStar(id))
    expect(a?.row).not.toBe(b?.row)
  })

  test('Escape drops what is in hand and nothing else', () => {
    things.value = [star('vex')]
    actions.duplicate()
    hear([on('move', '2010'), CANCEL, ...click('2010')])
    expect([gestures, editing.placing.value]).toEqual([[], null])
  })

  test('a cut takes away what it copied', () => {
    things.value = [star('vex')]
    expect(actions.cut()?.stars).toHaveLength(1)
    expect(map.value.findStar('vex')).toBeNull()
    things.value = []
    expect(actions.copy()).toBeNull()
    expect(editing.status.value).toMatch(/^Choose stars/)
  })
})

test('a gesture that symmetry does not allow is not saved, and says why', async () => {
  editing.symmetry.value = 'half-turn'
  map.value = applyEdits(map.value, [{ type: 'add-star', id: 'xev', row: 29, column: 5, fields: { name: 'xev' } }])
  const edits = [
    { type: 'change-star' as const, id: 'vex', version: 7, fields: { row: 9 } },
    { type: 'change-star' as const, id: 'xev', version: 0, fields: { row: 9 } },
  ]
  expect(await editing.commit({ label: null, edits })).toBe(false)
  expect([gestures, editing.status.value]).toEqual([[], 'vex and xev are partners: choose only one of them.'])
})

describe('a drag that is under way', () => {
  test('is given up where undo is asked for, and nothing comes of letting go', () => {
    hear([on('down', '0412'), on('move', '0612')])
    expect(editing.preview.value).not.toEqual([])
    expect(editing.giveUpDrag()).toBe(true)
    expect(editing.preview.value).toEqual([])
    hear([on('move', '0712'), on('up', '0712')])
    expect(gestures).toEqual([])
  })

  test('there is none before a press and after it: undo is the program’s', () => {
    expect(editing.giveUpDrag()).toBe(false)
    hear(click('0412'))
    expect(editing.giveUpDrag()).toBe(false)
  })
})

describe('a label', () => {
  beforeEach(() => {
    editing.toolId.value = 'label'
    hear(click('2008'))
  })

  test('is there with its words, and chosen', () => {
    expect(editing.writing.value).toMatchObject({ type: 'add-label', fields: { row: 20, column: 8 } })
    editing.write('  Here be krakens ')
    expect(map.value.labels).toMatchObject([{ text: 'Here be krakens', row: 20, column: 8 }])
    expect(things.value).toMatchObject([{ kind: 'label' }])
    expect(editing.writing.value).toBeNull()
  })

  test('without words is none', () => {
    editing.write('  ')
    expect([map.value.labels, gestures, editing.writing.value]).toEqual([[], [], null])
  })
})

test('a cluster that was made symmetric is drawn on so, and others are not', () => {
  useClusterPageSettings().setSymmetry(FIRST.head.id, 'half-turn')
  expect(editing.symmetry.value).toBe('half-turn')
  editing.symmetry.value = 'none'
  expect(useClusterPageSettings().chosenSymmetries.get(FIRST.head.id)).toBe('none')
})
