import { expect, test } from 'vitest'
import { createTypingBuffer } from './typing-buffer.ts'

function wait() {
  let time = 0
  return { ...createTypingBuffer(() => time), pass: (ms: number) => void (time += ms) }
}

test('letters typed after an action that opens a field are kept for it, and are no shortcuts', () => {
  const { begin, hold, take, isWaiting } = wait()
  expect([isWaiting(), hold('b')]).toEqual([false, false])
  begin()
  expect([...'med kit 2'].map((key) => hold(key))).not.toContain(false)
  expect([take(), take()]).toEqual(['med kit 2', ''])
})

test('A second later keys are shortcuts again; what no field took is forgotten', () => {
  const { begin, hold, take, isWaiting, pass } = wait()
  begin()
  hold('b')
  pass(999)
  expect([isWaiting(), hold('i')]).toEqual([true, true])
  pass(1)
  expect([isWaiting(), hold('g')]).toEqual([false, false])
  begin()
  expect(take()).toBe('')
})

test('Named keys do what they always do, and Space presses the button while nothing is typed', () => {
  const { begin, hold } = wait()
  begin()
  expect(['Enter', 'Tab', 'ArrowDown', 'Escape', ' ', '/'].map((key) => hold(key))).not.toContain(true)
})

test('a command ends the wait: the next letter is a shortcut again', () => {
  const { begin, end, hold, isWaiting } = wait()
  begin()
  end()
  expect([isWaiting(), hold('n')]).toEqual([false, false])
})
