import { EventPublisher } from '@orpc/server'
import type { Contract } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import type { Handler } from './call.ts'

/** live: everything that happens from the call on. A client asks for everything again once it is answered. */
export const live: Handler<Contract['live']> = ({ context, signal }) => {
  const publisher = new EventPublisher<{ event: LiveEvent }>()
  const events = publisher.subscribe('event', signal ? { signal } : {})
  const unsubscribe = context.orrery.events.subscribe((event) => publisher.publish('event', event))
  signal?.addEventListener('abort', unsubscribe, { once: true })
  return following(events, unsubscribe)
}

async function* following(events: AsyncIterable<LiveEvent>, unsubscribe: () => void): AsyncGenerator<LiveEvent, void> {
  try {
    yield* events
  } finally {
    unsubscribe()
  }
}
