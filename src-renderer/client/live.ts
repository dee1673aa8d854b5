import { ORPCError } from '@orpc/client'
import type { Area } from '#shared/contract/areas.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'

/** What names areas: another campaign asks for everything anew instead. */
export type AreaEvent = Exclude<LiveEvent, { type: 'campaign-switched' }>

/** The areas to ask again after an event. The campaign's name stands in `campaigns` too, and a night tells what changed. */
export function listAreasToRefetch(event: AreaEvent): readonly Area[] {
  if (event.type === 'backups-changed') return ['backups']
  if (event.type === 'file-trouble' || event.type === 'recent-changed') return ['campaigns']
  return [...new Set<Area>([...event.areas, 'history', 'search', 'campaigns', 'nights'])]
}

/** Who hears of live events. */
export interface LiveListener {
  event(event: LiveEvent): void
  /** The stream stands, for the first time or again: events may have passed unheard before. */
  connected(): void
  lost(): void
  /** This window is not signed in any more. */
  refused(): void
}

/** What following needs: a client, who listens, when to stop, and how to wait. */
export interface LiveOptions {
  readonly client: Pick<Client, 'live'>
  readonly listener: LiveListener
  readonly signal: AbortSignal
  readonly pause: (ms: number) => Promise<void>
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

/** How long to wait before another attempt, after this many that failed. */
export function getRetryDelayMs(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
}

/** Follows the one live stream of this window, and takes it up again whenever it breaks, until the signal says stop. */
export async function followLive({ client, listener, signal, pause }: LiveOptions): Promise<void> {
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
