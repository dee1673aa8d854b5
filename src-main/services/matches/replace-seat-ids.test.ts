import { expect, test } from 'vitest'
import { replaceSeatIds } from './replace-seat-ids.ts'

const NAMES = [
  { seat: 'red', name: 'Mira' },
  { seat: 'blue', name: 'red' },
]

test('texts name the players, ids and values stay', () => {
  const answer = {
    prompt: 'red won the toss',
    choices: [{ id: 'first:red', label: 'red moves first', actors: ['red'] }],
    inputs: [{ options: [{ value: 'red', label: 'Zone of red' }] }],
    notes: ['blue, then red'],
    commands: [{ type: 'rename', label: 'red' }],
  }
  expect(replaceSeatIds(answer, NAMES)).toEqual({
    prompt: 'Mira won the toss',
    choices: [{ id: 'first:red', label: 'Mira moves first', actors: ['red'] }],
    inputs: [{ options: [{ value: 'red', label: 'Zone of Mira' }] }],
    notes: ['red, then Mira'],
    commands: [{ type: 'rename', label: 'red' }],
  })
})

test('a single letter may be a word of its own, and stays', () => {
  const answer = { text: 'A moves first, behind A wall' }
  expect(replaceSeatIds(answer, [{ seat: 'A', name: 'Mira' }])).toEqual(answer)
})

test('a seat that begins a sentence is named, a piece that is called after it is not', () => {
  const answer = { title: 'Red gives up', notes: ['Red 1 gives up', 'Blue wins'], label: 'Red rifles' }
  expect(replaceSeatIds(answer, NAMES)).toEqual({
    title: 'Mira gives up',
    notes: ['Red 1 gives up', 'red wins'],
    label: 'Red rifles',
  })
})

test('only whole words are names of seats', () => {
  expect(replaceSeatIds({ label: 'Red rifles, hired, infra-red: red' }, NAMES)).toEqual({
    label: 'Red rifles, hired, infra-red: Mira',
  })
  const answer = { text: 'red' }
  expect(replaceSeatIds(answer, [{ seat: 'red', name: 'red' }])).toBe(answer)
})
