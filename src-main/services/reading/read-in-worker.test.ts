import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isOffThread } from '#tests/support/is-off-thread.ts'
import { runWorkerJob } from './read-in-worker.ts'

const NO_TURN = [expect.stringContaining('There is no turn in this text')]

test('a text is read on another thread: what waits meanwhile goes on', async () => {
  const reading = runWorkerJob('fistful-mail', 'a'.repeat(1_900_000))
  expect(await isOffThread(reading)).toBe(true)
  expect(await reading).toMatchObject({ parts: [], problems: NO_TURN })
})

/** A table of stars that takes some hundred milliseconds to read. */
const LONG_TABLE = `hex\n${Array.from({ length: 40_000 }, (_, at) => String(100_001 + at).replace(/000$/, '999')).join('\n')}`

test('what takes too long is given up with the reason, and the next text is read', async () => {
  const files = [{ name: 'long.csv', bytes: new TextEncoder().encode(LONG_TABLE) }]
  await expect(
    runWorkerJob('map', { files, options: { rating: 'starport' } }, { seconds: 0.01 }),
  ).rejects.toMatchObject({
    name: 'Refused',
    message: expect.stringContaining('took more than 0.01 seconds of computing'),
  })
  expect((await runWorkerJob('fistful-mail', 'Hello')).problems).toEqual(NO_TURN)
})

test('time that passes while nothing is computed does not count', async () => {
  await runWorkerJob('fistful-mail', 'Hello')
  await setImmediate() // from here this thread looks at the clock before it hears of another one
  const reading = runWorkerJob('fistful-mail', 'Hello', { seconds: 0.2 })
  await setImmediate()
  letTimePass()
  expect((await reading).problems).toEqual(NO_TURN)
})

/** Longer than the second test allows for computing. */
function letTimePass(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
}

test('whoever goes away ends the reading', async () => {
  const leaving = new AbortController()
  const reading = runWorkerJob('fistful-mail', 'a'.repeat(1_900_000), { signal: leaving.signal })
  leaving.abort(new Error('gone'))
  await expect(reading).rejects.toThrow('gone')
  await expect(runWorkerJob('fistful-mail', 'Hello', { signal: leaving.signal })).rejects.toThrow('gone')
})

test('many readings at once are all answered', async () => {
  const texts = Array.from({ length: 12 }, (_, at) => `Hello ${at}`)
  const read = await Promise.all(texts.map((text) => runWorkerJob('fistful-mail', text)))
  expect(read.map(({ problems }) => problems)).toEqual(texts.map(() => NO_TURN))
})

test('a fault of a reader is told as what it is', async () => {
  await expect(runWorkerJob('fistful-mail', null as never)).rejects.toThrow(TypeError)
})
