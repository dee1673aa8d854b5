import { expect, test } from 'vitest'
import { createStreamTracker } from './stream-tracker.ts'

/** An event stream that never ends by itself; `cancelled` settles when nobody reads it any more. */
function endless() {
  const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel,
  })
  return { cancelled, response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }) }
}

test('ends every stream cleanly and lets go of its source', async () => {
  const streams = createStreamTracker()
  const { cancelled, response } = endless()
  const reader = streams.track(response).body?.getReader()
  expect(streams.count()).toBe(1)
  expect((await reader?.read())?.done).toBe(false)
  streams.endAll()
  expect((await reader?.read())?.done).toBe(true)
  await cancelled
  expect(streams.count()).toBe(0)
})

test('forgets a stream whose reader left', async () => {
  const streams = createStreamTracker()
  const { cancelled, response } = endless()
  await streams.track(response).body?.cancel()
  await cancelled
  expect(streams.count()).toBe(0)
})

test('forgets a stream that ended', async () => {
  const streams = createStreamTracker()
  const response = new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } })
  expect(await streams.track(response).text()).toBe('data: 1\n\n')
  expect(streams.count()).toBe(0)
})

test('hands other answers on as they are', () => {
  const streams = createStreamTracker()
  const response = new Response('{}', { headers: { 'content-type': 'application/json' } })
  expect(streams.track(response)).toBe(response)
})

test('a session that opens more and more ends its own oldest streams, and all of them when it ends', async () => {
  const streams = createStreamTracker()
  const guest = endless()
  const [first, ...rest] = Array.from({ length: 32 }, endless)
  streams.track(guest.response, 'other')
  for (const { response } of [...(first ? [first] : []), ...rest]) streams.track(response, 'own')
  await first?.cancelled
  expect(streams.count()).toBe(31)
  streams.endOf('own')
  await Promise.all(rest.map(({ cancelled }) => cancelled))
  expect(streams.count()).toBe(1)
})
