import { expect, test } from 'vitest'
import type { LiveEvent } from '#shared/contract/live.ts'
import { createEventHub } from '../services/kit/event-hub.ts'
import type { AuthorizedCallContext } from './call.ts'
import { liveHandler, MAX_QUEUED_EVENTS } from './live.ts'

const EVENT: LiveEvent = { type: 'backups-changed' }

/** A stream, and how to let events happen. */
async function openStream(signal?: AbortSignal) {
  const events = createEventHub()
  const context = { orrery: { events } } as unknown as AuthorizedCallContext
  const stream = (await liveHandler({ input: undefined, context, signal })) as AsyncIterator<LiveEvent>
  const happen = (count: number): void => {
    for (let at = 0; at < count; at += 1) events.publish(EVENT)
  }
  return { stream, happen }
}

test('whoever takes events slowly gets them all', async () => {
  const { stream, happen } = await openStream()
  for (let round = 0; round < 3; round += 1) {
    happen(MAX_QUEUED_EVENTS)
    for (let at = 0; at < MAX_QUEUED_EVENTS; at += 1) expect(await stream.next()).toEqual({ done: false, value: EVENT })
  }
})

test('whoever falls too far behind misses nothing silently: the stream ends', async () => {
  const { stream, happen } = await openStream()
  happen(MAX_QUEUED_EVENTS + 1)
  expect((await stream.next()).done).toBe(true)
})

test('a stream that is left ends while the next event is waited for', async () => {
  const { stream } = await openStream()
  const next = stream.next()
  await stream.return?.()
  expect((await next).done).toBe(true)
})

test('a call given up while it waits ends with that reason', async () => {
  const leaving = new AbortController()
  const { stream } = await openStream(leaving.signal)
  const next = stream.next()
  leaving.abort(new Error('gone'))
  await expect(next).rejects.toThrow('gone')
})
