import { beforeEach, expect, test } from 'vitest'
import { effectScope, ref, shallowRef } from 'vue'
import { useDrawingHistory } from '#renderer/parts/use-drawing-history.ts'
import { getFieldItemName } from '#shared/games/planetary-sand/battlefield/field-items.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { createBattlefieldFields, getBattlefieldPlanFields } from './battlefield-fields.ts'
import { type BattlefieldToolSettings, type BattlefieldTool } from './field-tools.ts'
import { findItemKind, listItemKindChoices, setItemKind } from './item-kinds.ts'
import { listCornerCoordinates, listItemLengths } from './item-lengths.ts'
import { convertFromMm, convertToMm } from './lengths.ts'
import { type BattlefieldPen, useBattlefieldPen } from './use-battlefield-pen.ts'

const REACH = 30
const R = 300
const plan = shallowRef<BattlefieldPlan>(getBattlefieldPlanFields(createBattlefieldFields('Lawn')))
const ink = ref<BattlefieldToolSettings>({
  area: 'lake',
  strip: 'ford',
  building: 'bunker',
  home: 'second',
  stripMm: 90,
  doorMm: 90,
})
let pen: BattlefieldPen
let history: ReturnType<typeof useDrawingHistory<BattlefieldPlan>>
beforeEach(() => {
  plan.value = { ...getBattlefieldPlanFields(createBattlefieldFields('Lawn')), unitMm: R }
  effectScope().run(() => {
    history = useDrawingHistory(
      () => plan.value,
      (next) => (plan.value = next),
    )
    pen = useBattlefieldPen({ plan: () => plan.value, ink: () => ink.value, commit: history.commit })
  })
})
const stroke = (tool: BattlefieldTool, from: readonly [number, number], to: readonly [number, number] = from) => {
  pen.tool.value = tool
  pen.press({ x: from[0], y: from[1] }, REACH)
  pen.move({ x: to[0], y: to[1] })
  pen.release(from === to, REACH)
}
const keys = (...pressed: string[]) => {
  for (const key of pressed) pen.key({ key, shiftKey: key.startsWith('Arrow') }, REACH)
}

test('everything is drawn with a stroke, and each stroke is undone by itself', () => {
  const states = [plan.value]
  const strokes: [BattlefieldTool, [number, number], [number, number]?][] = [
    ['area', [300, 300], [900, 900]],
    ['strip', [0, 1350], [1830, 1350]],
    ['wall', [600, 1000], [900, 1000]],
    ['building', [600, 1800], [1200, 2400]],
    ['divide', [900, 1830], [900, 2370]],
    ['door', [750, 1800]],
    ['objective', [750, 2100]],
    ['pad', [1500, 2600]],
  ]
  for (const [tool, from, to] of strokes) {
    stroke(tool, from, to)
    states.push(plan.value)
  }
  const { grounds, walls, rooms, openings, objectives, pads } = plan.value.field
  expect(grounds.map(({ kind, outline }) => [kind, outline.length])).toEqual([
    ['lake', 8],
    ['ford', 4],
  ])
  expect([walls.length, rooms.length, pads?.length]).toEqual([1, 2, 1])
  expect(openings.filter(({ part }) => part === 'door')).toHaveLength(1)
  expect(objectives).toMatchObject([{ home: 'second', at: null }])
  for (const before of states.slice(0, -1).toReversed()) {
    history.undo()
    expect(plan.value).toBe(before)
  }
  for (const after of states.slice(1)) {
    history.redo()
    expect(plan.value).toBe(after)
  }
})

test('an outline goes from corner to corner and closes at the first; slips and strokes beside it draw nothing, and say why', () => {
  for (const corner of [
    [300, 300],
    [600, 300],
    [600, 600],
    [300, 306],
  ] as const)
    stroke('area', corner)
  expect(plan.value.field.grounds[0]?.outline).toHaveLength(3)
  const before = plan.value
  stroke('wall', [300, 300], [306, 300])
  expect(pen.status.value).toBe('Too small: draw from one place to another.')
  stroke('door', [1500, 1500])
  expect(pen.status.value).toContain('No wall of a building is near')
  stroke('divide', [1500, 1500], [1500, 1800])
  expect(pen.status.value).toBe('Draw the wall inside a room.')
  stroke('erase', [1700, 100])
  expect(plan.value).toBe(before)
})

test('things are chosen, dragged, pulled by a corner and removed; a second finger gives them back', () => {
  stroke('wall', [600, 600], [900, 600])
  pen.tool.value = 'choose'
  expect(pen.press({ x: 750, y: 600 }, REACH)).toBe(false)
  pen.choose({ x: 750, y: 600 }, REACH)
  stroke('choose', [750, 600], [750, 900])
  expect(plan.value.field.walls).toEqual([{ from: { x: 600, y: 900 }, to: { x: 900, y: 900 } }])
  stroke('choose', [900, 900], [1200, 900])
  expect(plan.value.field.walls[0]?.to).toEqual({ x: 1200, y: 900 })
  const before = plan.value
  pen.press({ x: 750, y: 900 }, REACH)
  pen.move({ x: 0, y: 0 })
  expect(pen.shown.value).not.toBe(before)
  pen.drop()
  expect([pen.shown.value, plan.value]).toEqual([before, before])
  stroke('erase', [750, 900])
  expect(plan.value.field.walls).toEqual([])
})

test('the same by keys alone: a wall from cross to cross, taken up and put down, Escape gives up', () => {
  pen.tool.value = 'wall'
  keys('ArrowUp', 'ArrowRight', ' ', 'ArrowRight', 'ArrowRight', ' ')
  expect(plan.value.field.walls).toEqual([{ from: { x: 75, y: 75 }, to: { x: 225, y: 75 } }])
  pen.tool.value = 'choose'
  keys('ArrowLeft', ' ', ' ', 'ArrowUp', ' ')
  expect(plan.value.field.walls[0]?.from).toEqual({ x: 75, y: 150 })
  keys(' ', 'ArrowUp', 'Escape')
  expect(plan.value.field.walls[0]?.from).toEqual({ x: 75, y: 150 })
  pen.tool.value = 'area'
  keys('c', 'ArrowUp', 'c', 'ArrowRight', 'c', 'Enter')
  expect(plan.value.field.grounds[0]?.outline).toHaveLength(3)
  expect(pen.key({ key: 'q', shiftKey: false }, REACH)).toBe(false)
  pen.tool.value = 'choose'
  keys(']')
  expect(pen.chosen.value).not.toBeNull()
})

test('the list says the same in the unit of the table, and changes it', () => {
  stroke('building', [600, 1800], [1200, 2400])
  stroke('area', [300, 300], [900, 900])
  const house = { kind: 'building', at: 0 } as const
  expect(getFieldItemName(plan.value, house)).toBe('Building 1')
  const [left, , width] = listItemLengths(plan.value, house)
  expect([left, width].map((length) => convertFromMm(length?.mm ?? 0, 'r', R))).toEqual([2, 2])
  expect(convertFromMm(3048, 'feet', R)).toBe(10)
  const moved = left?.set(convertToMm(3, 'r', R)) ?? expect.unreachable()
  expect(listItemLengths(moved, house)[0]?.mm).toBe(900)
  stroke('wall', [600, 600], [900, 600])
  stroke('pad', [1500, 2600])
  for (const item of ['zone', 'wall', 'pad'] as const)
    for (const { set, mm } of listItemLengths(plan.value, { kind: item, at: 0 })) expect(set(mm)).toEqual(plan.value)
  const pond = { kind: 'ground', at: 0 } as const
  expect(listCornerCoordinates(plan.value, pond)).toHaveLength(16)
  expect(listItemKindChoices(pond).map(({ value }) => value)).toContain('steep')
  expect(findItemKind(setItemKind(plan.value, pond, 'steep'), pond)).toBe('steep')
})
