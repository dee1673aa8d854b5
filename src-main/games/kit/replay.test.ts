import { expect, test } from 'vitest'
import { TINY_GAME, type TinyCommand, type TinyEvent, type TinyState } from '#tests/support/tiny-game.ts'
import { createGivenDice } from './dice.ts'
import { evolveAll, findReplayMismatch, type LogEntry, replayLog } from './replay.ts'

type Entry = LogEntry<TinyCommand, TinyEvent>

const OPTIONS = { cards: 1 }
const FACES = [3, 7]
const START = TINY_GAME.setUp(OPTIONS, createGivenDice(FACES))

/** Each command with the faces that it takes. */
function play(moves: readonly (readonly [TinyCommand, readonly number[]])[]): Entry[] {
  let state: TinyState = START
  return moves.map(([command, faces]) => {
    const decision = TINY_GAME.decide(state, command, createGivenDice(faces))
    if (!decision.ok) throw new Error(decision.refusal.message)
    state = evolveAll(TINY_GAME, state, decision.events)
    return { command, faces, events: decision.events }
  })
}

const LOG = play([
  [{ type: 'draw', by: 'red' }, [9]],
  [{ type: 'play', by: 'blue', card: 'canary-blue-1-7' }, [2, 6]],
])
const record = { options: OPTIONS, faces: FACES, start: START, log: LOG }

test('a state is its start and the events since', () => {
  expect(replayLog(TINY_GAME, START, [])).toBe(START)
  expect(replayLog(TINY_GAME, START, LOG)).toMatchObject({
    turn: 'red',
    hands: { red: ['canary-red-0-3', 'canary-red-2-9'], blue: [] },
    points: { red: 0, blue: 8 },
  })
})

test('a record that is what the rules make of it has no fault, from a file as well', () => {
  expect(findReplayMismatch(TINY_GAME, record)).toBeNull()
  expect(findReplayMismatch(TINY_GAME, JSON.parse(JSON.stringify(record)))).toBeNull()
})

const [first, second] = LOG as [Entry, Entry]
test.each([
  ['another beginning', { start: { ...START, dealt: 9 } }, 'The beginning: the rules say otherwise'],
  ['a die of the beginning changed', { faces: [3, 8] }, 'The beginning: the rules say otherwise'],
  ['a die too many', { log: [{ ...first, faces: [9, 4] }, second] }, 'Entry 1: 1 of its dice are not used'],
  ['a die missing', { log: [first, { ...second, faces: [2] }] }, 'Entry 2: No face given for die 2, a D6'],
  ['a die changed', { log: [first, { ...second, faces: [2, 5] }] }, 'Entry 2: the rules say otherwise'],
  ['points added', { log: [first, { ...second, events: [{ ...second.events[0], points: 9 }] }] }, 'Entry 2'],
  ['a line left out', { log: [second] }, 'Entry 1: It is the turn of red.'],
])('%s is found out', (_what, change, fault) => {
  expect(findReplayMismatch(TINY_GAME, { ...record, ...(change as Partial<typeof record>) })).toContain(fault)
})
