import { AsyncIteratorClass, EventPublisher } from '@orpc/server'
import type { Contract } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import type { EndpointHandler } from './call.ts'

/** Maximum number of events queued for a slow client. */
export const MAX_QUEUED_EVENTS = 100

/**
 * The `live` endpoint: a stream of all events from the call on. Clients reload everything once it has started. The
 * stream of a client that falls too far behind is ended, and the client reconnects.
 */
export const liveHandler: EndpointHandler<Contract['live']> = ({ context, signal }) => {
  const publisher = new EventPublisher<{ event: LiveEvent }>({ maxBufferedEvents: MAX_QUEUED_EVENTS + 1 })
  const events = publisher.subscribe('event', signal ? { signal } : {})
  let waiting = 0
  const unsubscribe = context.orrery.events.subscribe((event) => {
    publisher.publish('event', event)
    waiting += 1
    if (waiting > MAX_QUEUED_EVENTS) void leave()
  })
  signal?.addEventListener('abort', unsubscribe, { once: true })
  return new AsyncIteratorClass(take, leave)

  async function take(): Promise<IteratorResult<LiveEvent, void>> {
    const step = await events.next()
    waiting -= 1
    return step
  }

  /**
   * Unsubscribes immediately, even while the next event is pending; a generator would only notice at the next event.
   */
  async function leave(): Promise<void> {
    unsubscribe()
    await events.return()
  }
}
