import { expect, test } from 'vitest'
import { readInWorker } from './read-in-worker.ts'

const NO_TURN = [expect.stringContaining('There is no turn in this text')]

test('a text is read on another thread: what waits meanwhile goes on', async () => {
  const long = 'a'.repeat(1_900_000)
  let ticks = 0
  const clock = setInterval(() => (ticks += 1), 1)
  const read = await readInWorker('fistful-mail', long)
  clearInterval(clock)
  expect(read).toMatchObject({ parts: [], problems: NO_TURN })
  expect(ticks).toBeGreaterThan(5)
})

test('what takes too long is given up with the reason, and the next text is read', async () => {
  const late = readInWorker('fistful-mail', 'a'.repeat(1_900_000), { seconds: 0.001 })
  await expect(late).rejects.toMatchObject({
    name: 'Refused',
    message: expect.stringContaining('took more than 0.001 s'),
  })
  expect((await readInWorker('fistful-mail', 'Hello')).problems).toEqual(NO_TURN)
})

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
