import { AsyncIteratorClass, EventPublisher } from '@orpc/server'
import type { Contract } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import type { Handler } from './call.ts'

/** How many events wait for a client that does not take them. */
export const MAX_QUEUED_EVENTS = 100

/**
 * live: everything that happens from the call on. A client asks for everything again once it is answered; one that falls
 * too far behind finds its stream ended, and comes again.
 */
export const live: Handler<Contract['live']> = ({ context, signal }) => {
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

  /** At once, also while the next event is waited for: a generator would hear of it only then. */
  async function leave(): Promise<void> {
    unsubscribe()
    await events.return()
  }
}
