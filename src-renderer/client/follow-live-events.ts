import { ORPCError } from '@orpc/client'
import type { Area } from '#shared/contract/areas.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'

/** Events that name areas; a switch of campaign refetches everything instead. */
export type AreaEvent = Exclude<LiveEvent, { type: 'campaign-switched' }>

/** Areas to refetch after an event. `campaigns` includes the campaign's name, and a night lists what changed. */
export function listAreasToRefetch(event: AreaEvent): readonly Area[] {
  if (event.type === 'backups-changed') return ['backups']
  if (event.type === 'file-trouble' || event.type === 'recent-changed') return ['campaigns']
  return [...new Set<Area>([...event.areas, 'history', 'search', 'campaigns', 'nights'])]
}

/** Receives live events. */
export interface LiveListener {
  event(event: LiveEvent): void
  /** The stream is connected, for the first time or again: earlier events may have been missed. */
  connected(): void
  lost(): void
  /** This window is no longer signed in. */
  refused(): void
}

/** Dependencies of `followLiveEvents`: client, listener, abort signal, and delay function. */
export interface FollowLiveEventsOptions {
  readonly client: Pick<Client, 'live'>
  readonly listener: LiveListener
  readonly signal: AbortSignal
  readonly pause: (ms: number) => Promise<void>
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

/** Delay before the next attempt after this many failures. */
export function getRetryDelayMs(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
}

/** Follows the live stream of this window and reconnects whenever it breaks, until the signal aborts. */
export async function followLiveEvents({ client, listener, signal, pause }: FollowLiveEventsOptions): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      const events = await client.live(undefined, { signal })
      listener.connected()
      failures = 0
      for await (const event of events) listener.event(event)
    } catch (error) {
      if (isRefusal(error)) return listener.refused()
    }
    if (signal.aborted) return
    listener.lost()
    await pause(getRetryDelayMs(failures))
    failures += 1
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ORPCError && (error.code === 'UNAUTHORIZED' || error.code === 'FORBIDDEN')
}
