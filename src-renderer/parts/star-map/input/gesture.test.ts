import { expect, test } from 'vitest'
import { IDLE_GESTURE, type GestureMeaning, type PointerInput, interpretPointer } from './gesture.ts'

const note = (type: PointerInput['type'], x: number, y: number, id = 1, isPan = false): PointerInput => ({
  type,
  id,
  at: { x, y },
  isPan,
})

function read(notes: readonly PointerInput[], isToolDrag = false): GestureMeaning[] {
  let state = IDLE_GESTURE
  return notes.flatMap((pointerInput) => {
    const gesture = interpretPointer(state, pointerInput, () => isToolDrag)
    state = gesture.state
    return gesture.meanings
  })
}
const tool = (event: 'down' | 'move' | 'up', x: number, y: number): GestureMeaning => ({
  type: 'tool',
  event,
  at: { x, y },
})

test('a pointer that hovers is the tool’s', () => {
  expect(read([note('move', 3, 4)])).toEqual([tool('move', 3, 4)])
})

test('a press that hardly moves is a click', () => {
  expect(read([note('down', 10, 10), note('move', 12, 11), note('up', 12, 11)])).toEqual([
    tool('down', 10, 10),
    tool('up', 12, 11),
  ])
})

test('a drag is the tool’s where it says so', () => {
  expect(read([note('down', 10, 10), note('move', 60, 10), note('up', 60, 10)], true)).toEqual([
    tool('down', 10, 10),
    tool('move', 60, 10),
    tool('up', 60, 10),
  ])
})

test('any other drag pans, and the tool lets go', () => {
  expect(read([note('down', 10, 10), note('move', 20, 10), note('move', 25, 12), note('up', 25, 12)])).toEqual([
    tool('down', 10, 10),
    { type: 'leave' },
    { type: 'pan', dx: 10, dy: 0 },
    { type: 'pan', dx: 5, dy: 2 },
    { type: 'leave' },
  ])
})

test('what is pressed to pan pans even there', () => {
  expect(read([note('down', 10, 10, 1, true), note('move', 13, 10)], true)).toEqual([
    { type: 'leave' },
    { type: 'pan', dx: 3, dy: 0 },
  ])
})

const finger = (type: PointerInput['type'], x: number, y: number): PointerInput => ({
  ...note(type, x, y),
  isTouch: true,
})

test('one finger that pans chooses and draws nothing', () => {
  expect(read([finger('down', 10, 10), finger('move', 40, 10), finger('up', 40, 10)])).toEqual([
    { type: 'pan', dx: 30, dy: 0 },
    { type: 'leave' },
  ])
})

test('a finger that is lifted where it was put down has tapped there', () => {
  expect(read([finger('down', 10, 10), finger('move', 14, 12), finger('up', 14, 12)])).toEqual([
    tool('down', 10, 10),
    tool('up', 10, 10),
  ])
})

test('two fingers zoom about their middle and pan with it', () => {
  const meanings = read([note('down', 100, 100, 1), note('down', 200, 100, 2), note('move', 300, 100, 2)])
  expect(meanings).toEqual([
    tool('down', 100, 100),
    { type: 'leave' },
    { type: 'pan', dx: 50, dy: 0 },
    { type: 'zoom', at: { x: 200, y: 100 }, factor: 2 },
  ])
})

test('after a pinch the finger that is left pans on and draws nothing', () => {
  const meanings = read([
    note('down', 100, 100, 1),
    note('down', 200, 100, 2),
    note('up', 200, 100, 2),
    note('move', 110, 100, 1),
    note('up', 110, 100, 1),
  ])
  expect(meanings.slice(2)).toEqual([{ type: 'pan', dx: 10, dy: 0 }, { type: 'leave' }])
})

test('a pointer that is taken away lets go', () => {
  expect(read([note('down', 10, 10), note('cancel', 10, 10)], true)).toEqual([tool('down', 10, 10), { type: 'leave' }])
  expect(read([note('cancel', 10, 10)])).toEqual([{ type: 'leave' }])
})
