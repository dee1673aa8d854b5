import { expect, test } from 'vitest'
import type { Toast } from '../types.ts'
import { createToastClock, leavesByItself, type Timers } from './toast-clock.ts'

const plain: Toast = { id: 'saved', message: 'Saved', tone: 'good' }
const harm: Toast = { id: 'lost', message: 'Not saved', tone: 'harm' }
const undo: Toast = { id: 'undo', message: 'Deleted', tone: 'plain', action: { label: 'Undo' } }

function handDriven() {
  const waiting = new Map<number, () => void>()
  let last = 0
  const timers: Timers = {
    start(run) {
      last += 1
      waiting.set(last, run)
      return last
    },
    stop: (timer) => void waiting.delete(timer),
  }
  return { timers, waiting, pass: () => [...waiting.values()].forEach((run) => run()) }
}

test('Only passing messages leave by themselves', () => {
  expect([plain, harm, undo].map(leavesByItself)).toEqual([true, false, false])
})

test('A message is dismissed once, however often the list changes meanwhile', () => {
  const { timers, pass } = handDriven()
  const gone: string[] = []
  const clock = createToastClock(timers, (id) => gone.push(id))
  clock.follow([plain], 1000)
  clock.follow([plain, harm, undo], 1000)
  pass()
  expect(gone).toEqual(['saved'])
})

test('Held messages stay, and start anew afterwards', () => {
  const { timers, waiting, pass } = handDriven()
  const gone: string[] = []
  const clock = createToastClock(timers, (id) => gone.push(id))
  clock.follow([plain], 1000)
  clock.hold()
  pass()
  expect(gone).toEqual([])
  clock.follow([plain], 1000)
  expect(waiting.size).toBe(1)
})

test('A message removed by hand leaves no clock behind', () => {
  const { timers, waiting } = handDriven()
  const clock = createToastClock(timers, () => {})
  clock.follow([plain], 1000)
  clock.follow([], 1000)
  expect(waiting.size).toBe(0)
})
