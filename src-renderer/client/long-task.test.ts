import { expect, test } from 'vitest'
import type { Progress } from '#shared/contract/base.ts'
import { runLongTask } from './long-task.ts'

async function* copying(): AsyncGenerator<Progress, string> {
  yield { done: 1, total: 2, note: 'Copying' }
  yield { done: 2, total: 2, note: 'Copying' }
  return 'copy.orrery'
}

test('Long work shows each step and ends with its result', async () => {
  const shown: number[] = []
  const result = await runLongTask(
    async () => copying(),
    new AbortController().signal,
    ({ done }) => shown.push(done),
  )
  expect(result).toBe('copy.orrery')
  expect(shown).toEqual([1, 2])
})

test('Cancelled work ends with nothing, whatever it throws on the way', async () => {
  const stop = new AbortController()
  const shown: number[] = []
  const result = await runLongTask(
    async () => copying(),
    stop.signal,
    ({ done }) => {
      shown.push(done)
      stop.abort()
    },
  )
  expect(result).toBeNull()
  expect(shown).toEqual([1])
  expect(
    await runLongTask(
      () => Promise.reject(new Error('aborted')),
      stop.signal,
      () => {},
    ),
  ).toBeNull()
})

test('A failure is told', async () => {
  const failing = () => Promise.reject(new Error('The disk is full.'))
  await expect(runLongTask(failing, new AbortController().signal, () => {})).rejects.toThrow('The disk is full.')
})
