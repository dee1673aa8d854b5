import { EventPublisher } from '@orpc/server'
import type { LiveEvent } from '../../src-shared/contract/live.ts'
import { gamemaster } from './endpoints.ts'

/** live: everything that happens from now on. A client that comes back asks for everything again. */
export const liveRouter = gamemaster.live.handler(async function* ({ context, signal }) {
  const publisher = new EventPublisher<{ event: LiveEvent }>()
  const events = publisher.subscribe('event', signal ? { signal } : {})
  const unsubscribe = context.orrery.events.subscribe((event) => publisher.publish('event', event))
  try {
    yield* events
  } finally {
    unsubscribe()
  }
})
