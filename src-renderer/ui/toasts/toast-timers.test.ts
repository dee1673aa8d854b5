import { expect, test } from 'vitest'
import type { Toast } from '../types.ts'
import { createToastTimers, isAutoDismissed, type TimerStarter } from './toast-timers.ts'

const plain: Toast = { id: 'saved', message: 'Saved', tone: 'good' }
const harm: Toast = { id: 'lost', message: 'Not saved', tone: 'harm' }
const undo: Toast = { id: 'undo', message: 'Deleted', tone: 'plain', action: { label: 'Undo' } }

function handDriven() {
  const waiting = new Map<number, () => void>()
  let last = 0
  const start: TimerStarter = (run) => {
    const timer = (last += 1)
    waiting.set(timer, run)
    return { stop: () => void waiting.delete(timer) }
  }
  return { start, waiting, pass: () => [...waiting.values()].forEach((run) => run()) }
}

test('Only passing messages leave by themselves', () => {
  expect([plain, harm, undo, { ...undo, passes: true }].map(isAutoDismissed)).toEqual([true, false, false, true])
})

test('A message is dismissed once, however often the list changes meanwhile', () => {
  const { start, pass } = handDriven()
  const gone: string[] = []
  const clock = createToastTimers(start, (id) => gone.push(id))
  clock.follow([plain], 1000)
  clock.follow([plain, harm, undo], 1000)
  pass()
  expect(gone).toEqual(['saved'])
})

test('Held messages stay, and start anew afterwards', () => {
  const { start, waiting, pass } = handDriven()
  const gone: string[] = []
  const clock = createToastTimers(start, (id) => gone.push(id))
  clock.follow([plain], 1000)
  clock.hold()
  pass()
  expect(gone).toEqual([])
  clock.follow([plain, { ...plain, id: 'later' }], 1000)
  expect(waiting.size).toBe(0)
  clock.release([plain], 1000)
  expect(waiting.size).toBe(1)
})

test('What is held ends with the last message, whose removal tells nobody', () => {
  const { start, waiting } = handDriven()
  const clock = createToastTimers(start, () => {})
  clock.follow([plain], 1000)
  clock.hold()
  clock.follow([], 1000)
  clock.follow([{ ...plain, id: 'later' }], 1000)
  expect(waiting.size).toBe(1)
})

test('A message removed by hand leaves no clock behind', () => {
  const { start, waiting } = handDriven()
  const clock = createToastTimers(start, () => {})
  clock.follow([plain], 1000)
  clock.follow([], 1000)
  expect(waiting.size).toBe(0)
})
