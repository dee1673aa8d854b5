import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isElsewhere } from '#tests/support/elsewhere.ts'
import { readInWorker } from './read-in-worker.ts'

const NO_TURN = [expect.stringContaining('There is no turn in this text')]

test('a text is read on another thread: what waits meanwhile goes on', async () => {
  const reading = readInWorker('fistful-mail', 'a'.repeat(1_900_000))
  expect(await isElsewhere(reading)).toBe(true)
  expect(await reading).toMatchObject({ parts: [], problems: NO_TURN })
})

test('what takes too long is given up with the reason, and the next text is read', async () => {
  await setImmediate() // from here this thread looks at the clock before it hears of another one
  const late = readInWorker('fistful-mail', 'a'.repeat(1_900_000), { seconds: 0.001 })
  letTimePass()
  await expect(late).rejects.toMatchObject({
    name: 'Refused',
    message: expect.stringContaining('took more than 0.001 s'),
  })
  expect((await readInWorker('fistful-mail', 'Hello')).problems).toEqual(NO_TURN)
})

/** Longer than a thousandth of a second. */
function letTimePass(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}

test('whoever goes away ends the reading', async () => {
  const leaving = new AbortController()
  const reading = readInWorker('fistful-mail', 'a'.repeat(1_900_000), { signal: leaving.signal })
  leaving.abort(new Error('gone'))
  await expect(reading).rejects.toThrow('gone')
  await expect(readInWorker('fistful-mail', 'Hello', { signal: leaving.signal })).rejects.toThrow('gone')
})

test('many readings at once are all answered', async () => {
  const texts = Array.from({ length: 12 }, (_, at) => `Hello ${at}`)
  const read = await Promise.all(texts.map((text) => readInWorker('fistful-mail', text)))
  expect(read.map(({ problems }) => problems)).toEqual(texts.map(() => NO_TURN))
})

test('a fault of a reader is told as what it is', async () => {
  await expect(readInWorker('fistful-mail', null as never)).rejects.toThrow(TypeError)
})
