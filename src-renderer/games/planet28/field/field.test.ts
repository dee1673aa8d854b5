import { expect, test } from 'vitest'
import { computed, ref } from 'vue'
import {
  formatTerrainPieceCount,
  findTerrainPieceAt,
  describeTerrainPiece,
  addTerrainBox,
  removeTerrainPiece,
  updateTerrainPiece,
} from '#renderer/games/planet28/field-edits.ts'
import {
  HEADING_CHOICES,
  getNearestHeadingChoice,
  createPracticeDraft,
  buildPracticeFields,
  describePracticeUnit,
  removePracticeSide,
} from '#renderer/games/planet28/practice-plan.ts'
import { useFieldPen } from '#renderer/games/planet28/use-field-pen.ts'
import { useDrawingHistory } from '#renderer/parts/use-drawing-history.ts'
import type { PracticeFrame, PracticeUnit } from '#shared/contract/planet28/practice.ts'
import { EMPTY_FIELD, Field } from '#shared/games/planet28/field/model.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { formatWinShareLabel, listTestableGearChoices, formatBalanceVerdict } from './format-balance.ts'
import {
  getFieldAfterOrders,
  getBotPlansAfterOrders,
  getOrderCountAtAdjacentTurn,
  getUnitsAfterOrders,
} from './playback.ts'

const WALL = { ground: 'impassable', heightCm: 6 } as const
const corner = (x: number, y: number) => ({ x, y })

test('boxes are drawn from any corner, found on top, changed and taken away; slips draw nothing', () => {
  const withWall = addTerrainBox(EMPTY_FIELD, [corner(20, 30), corner(10, 10)], WALL)
  const two = addTerrainBox(withWall, [corner(12, 12), corner(18, 18)], { ground: 'rough', heightCm: 0 })
  expect(Field.safeParse(two).success).toBe(true)
  expect(findTerrainPieceAt(two, corner(15, 15))?.ground).toBe('rough')
  expect(findTerrainPieceAt(two, corner(15, 25))?.ground).toBe('impassable')
  expect(findTerrainPieceAt(two, corner(50, 50))).toBeNull()
  expect(addTerrainBox(two, [corner(5, 5), corner(5, 30)], WALL)).toBe(two)
  expect(two.pieces.map(describeTerrainPiece)).toEqual([
    'Impassable, 6 cm high, 10 × 20 cm, at 15 / 20',
    'Rough, flat, 6 × 6 cm, at 15 / 15',
  ])
  const changed = updateTerrainPiece(removeTerrainPiece(two, 'piece-1'), 'piece-2', { heightCm: 3 })
  expect(changed.pieces.map(({ id, heightCm }) => [id, heightCm])).toEqual([['piece-2', 3]])
  expect(addTerrainBox(changed, [corner(0, 0), corner(9, 9)], WALL).pieces.map(({ id }) => id)).toEqual([
    'piece-2',
    'piece-3',
  ])
})

const BASE = { hull: null, isVehicle: false, aboard: [], seats: 0, states: [] }
const UNIT: PracticeUnit = { id: 'a', name: 'Ann', side: 'side-1', x: 10, y: 10, radiusCm: 1.25, hitPoints: 9, ...BASE }
const CAR: PracticeUnit = {
  ...UNIT,
  id: 'car',
  name: 'Car',
  x: 60,
  y: 60,
  radiusCm: 5,
  hull: { heading: 90, length: 8, width: 6 },
  isVehicle: true,
  aboard: [{ id: 'vex', name: 'Vex' }],
  seats: 2,
  states: ['shaken'],
}

function pen() {
  const field = ref<Field>(EMPTY_FIELD)
  const put: [string, { x: number; y: number }][] = []
  const hand = useFieldPen({ field, units: ref([UNIT, CAR]), heightCm: ref(4), put: (...done) => put.push(done) })
  const press = (key: string, shiftKey = false) => hand.key({ key, shiftKey } as KeyboardEvent)
  return { field, put, hand, press }
}

test('what was drawn is said until the terrain is changed otherwise', () => {
  const shown = ref<Field>(EMPTY_FIELD)
  const write = (currentField: Field) => {
    hand.status.value = formatTerrainPieceCount(currentField)
    shown.value = currentField
  }
  const history = useDrawingHistory<Field>(() => shown.value, write)
  const field = computed({ get: () => shown.value, set: history.commit })
  const hand = useFieldPen({ field, units: ref([]), heightCm: ref(4), put: () => {} })
  hand.press(corner(10, 10))
  hand.move(corner(20, 20))
  hand.release()
  expect(hand.status.value).toBe('Terrain drawn')
  history.undo()
  expect(hand.status.value).toBe('Pieces of terrain: 0')
  history.redo()
  expect(hand.status.value).toBe('Pieces of terrain: 1')
})

test('a piece is drawn by keys alone: Space, arrows, Space; Delete erases, Escape drops', () => {
  const { field, hand, press } = pen()
  press(' ')
  press('ArrowRight', true)
  press('ArrowDown')
  press('ArrowDown')
  press(' ')
  expect(field.value.pieces).toMatchObject([{ ground: 'rough', heightCm: 4 }])
  expect(field.value.pieces[0]?.corners[2]).toEqual({ x: 50, y: 47 })
  press('ArrowUp')
  press('Delete')
  expect(field.value.pieces).toEqual([])
  press(' ')
  press('Escape')
  expect([hand.preview.value, press('Escape'), press('q')]).toEqual([null, false, false])
})

test('an outline is set corner by corner and closed by Enter; a dent draws nothing and loses no corner', () => {
  const { field, hand, press } = pen()
  hand.isOutline.value = true
  for (const [x, y] of [
    [10, 10],
    [30, 10],
    [50, 10],
    [40, 30],
    [20, 30],
  ] as const)
    hand.press({ x, y })
  hand.release()
  press('Enter')
  expect(field.value.pieces).toMatchObject([{ ground: 'rough', heightCm: 4 }])
  expect(field.value.pieces[0]?.corners).toHaveLength(4) // the one between two others turns nothing
  expect(Field.safeParse(field.value).success).toBe(true)
  for (const [x, y] of [
    [10, 10],
    [50, 10],
    [30, 20],
    [30, 40],
  ] as const)
    hand.press({ x, y })
  press('Enter')
  expect([field.value.pieces.length, hand.corners.value.length, hand.status.value]).toEqual([
    1,
    4,
    expect.stringContaining('has a dent, or crosses itself'),
  ])
  press('Backspace')
  press('Enter')
  expect([field.value.pieces.length, hand.corners.value]).toEqual([2, []])
  hand.press({ x: 5, y: 5 })
  press('Escape')
  expect(hand.corners.value).toEqual([])
})

test('a unit is picked up and put down where it may begin', () => {
  const { put, hand } = pen()
  hand.tool.value = 'units'
  hand.press({ x: 10.4, y: 10 })
  hand.move({ x: 30.2, y: 400 })
  hand.release()
  expect(put).toEqual([['a', { x: 30, y: 90 }]])
  hand.press({ x: 60, y: 66 })
  hand.release()
  expect([put.length, hand.status.value]).toEqual([1, 'Nobody stands here'])
})

test('a vehicle is picked up anywhere on its hull, keeps its heading, is turned by keys, and is told in words', () => {
  const { put, hand, press } = pen()
  hand.tool.value = 'units'
  hand.press({ x: 64, y: 62 }) // on its rear, since it looks to the left
  hand.move({ x: 30, y: 40 })
  hand.release()
  expect(put).toEqual([['car', { x: 30, y: 40, heading: 90 }]])
  expect([press('r'), press('R', true)]).toEqual([true, true])
  expect(put.slice(1)).toEqual([
    ['car', { x: 60, y: 60, heading: 105 }],
    ['car', { x: 60, y: 60, heading: 75 }],
  ])
  expect(describePracticeUnit(CAR)).toBe(
    'A · Car: 9 hit points, shaken, at 60 / 60, front to the left edge; aboard: Vex',
  )
  expect(HEADING_CHOICES.find(({ value }) => value === getNearestHeadingChoice(350))?.label).toBe(
    'Front to the near edge',
  )
})

const frame = (more: Partial<PracticeFrame>): PracticeFrame => {
  return { turn: 1, unit: null, why: '', rule: '', lines: [], changed: [], gone: [], ground: [], minds: [], ...more }
}

test('a battle is watched from order to order and from turn to turn, both ways', () => {
  const minds = [{ side: 'side-1', why: 'Press.' }]
  const frames = [
    frame({ minds }),
    frame({ changed: [{ ...UNIT, x: 20 }] }),
    frame({ minds: [{ side: 'side-1', why: 'Hold.' }] }),
    frame({ gone: ['a'] }),
  ]
  const view = { units: [UNIT], frames }
  expect([0, 1, 2, 4].map((count) => getUnitsAfterOrders(view, count).map(({ x }) => x))).toEqual([
    [10],
    [10],
    [20],
    [],
  ])
  expect([0, 2, 4].map((count) => getBotPlansAfterOrders(view, count)[0]?.why)).toEqual([undefined, 'Press.', 'Hold.'])
  expect([
    getOrderCountAtAdjacentTurn(view, 0, 1),
    getOrderCountAtAdjacentTurn(view, 1, 1),
    getOrderCountAtAdjacentTurn(view, 3, 1),
  ]).toEqual([1, 3, 4])
  expect([
    getOrderCountAtAdjacentTurn(view, 4, -1),
    getOrderCountAtAdjacentTurn(view, 3, -1),
    getOrderCountAtAdjacentTurn(view, 1, -1),
  ]).toEqual([3, 1, 0])
})

test('ground that a power changed is drawn from its order on, and gone again before it (P28-ARC-4)', () => {
  const rent = {
    id: 'rend 1',
    ground: 'hazardous',
    heightCm: 0,
    corners: [corner(0, 0), corner(9, 0), corner(9, 9)],
  } as const
  const view = { frames: [frame({}), frame({ ground: [rent] }), frame({})] }
  const drawn = (count: number) => getFieldAfterOrders(EMPTY_FIELD, view, count).pieces.map(({ id }) => id)
  expect([1, 2, 3].map(drawn)).toEqual([[], ['rend 1'], ['rend 1']])
})

test('answers are told in a sentence, each question in its own words', () => {
  const band = { share: 0.6, low: 0.5, high: 0.7 }
  const figures = { played: 40, most: 400, wins: 24, losses: 16, draws: 0, share: band, meanTurns: 5, isRunning: true }
  const chances = { ask: 'chances' } as const
  const gear = { ask: 'gear', row: 'dagger', instead: null } as const
  const directors = { ask: 'directors', one: 'captain', other: 'list' } as const
  expect(formatBalanceVerdict(chances, { ...figures, verdict: null }, 'Guards')).toBe(
    '40 of at most 400: not clear yet.',
  )
  expect(formatBalanceVerdict(chances, { ...figures, isRunning: false, verdict: null }, 'Guards')).toContain(
    'Not clear after 40',
  )
  expect(formatBalanceVerdict(chances, { ...figures, verdict: 'better' }, 'Guards')).toBe('Guards are favoured.')
  expect(formatBalanceVerdict(gear, { ...figures, verdict: 'even' }, '')).toBe('It makes no difference that matters.')
  expect(formatBalanceVerdict(directors, { ...figures, verdict: 'worse' }, '')).toBe(
    'The captain is worse than the list.',
  )
  expect(formatWinShareLabel(chances, 'Guards')).toBe('Chance that Guards win')
})

test('a new plan can be fought at once; names left empty are filled in, and a side goes with its bot', () => {
  const plan = createPracticeDraft()
  expect(buildPracticeFields({ ...plan, seed: ' ', directors: ['captain'] })).toMatchObject({
    seed: 'one',
    directors: ['captain', 'list'],
  })
  expect(removePracticeSide({ ...plan, directors: ['captain', 'list'] }, 0)).toMatchObject({
    directors: ['list'],
    sides: [{ name: 'Raiders' }],
  })
})

test('gear of the group stands first where its worth is asked for', () => {
  const lance = {
    ...PRINTED_TABLES.weapons['laser-rifle'],
    name: 'Ember lance',
  } as (typeof PRINTED_TABLES.weapons)[string]
  const choices = listTestableGearChoices({
    ...PRINTED_TABLES,
    weapons: { ...PRINTED_TABLES.weapons, 'ember-lance': lance },
  })
  expect(choices.map(({ label }) => label)).toEqual(['Our own', 'Weapons', 'Armour', 'Items', 'Vehicle weapons'])
  expect(choices[0]?.options).toMatchObject([{ value: 'ember-lance', label: 'Ember lance' }])
  expect(listTestableGearChoices(PRINTED_TABLES)).toHaveLength(4)
})
