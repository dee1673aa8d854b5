import { ORPCError } from '@orpc/client'
import type { Client } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'

/** An area whose answers are kept: the first word of its endpoints. */
export type KeptArea = Exclude<keyof Client, 'live' | 'session' | 'desktop'>

/** Every area: one that is missing does not compile. */
const KEPT = {
  campaigns: true,
  campaign: true,
  factions: true,
  cluster: true,
  clusterFiles: true,
  clusterStudy: true,
  warbands: true,
  characters: true,
  squads: true,
  vehicles: true,
  rulings: true,
  house: true,
  images: true,
  scenarios: true,
  prints: true,
  exchange: true,
  journal: true,
  relations: true,
  players: true,
  nights: true,
  calendar: true,
  agendas: true,
  offTable: true,
  battles: true,
  ledger: true,
  advancement: true,
  fistful: true,
  history: true,
  backups: true,
  search: true,
} as const satisfies Record<KeptArea, true>

const EVERY_AREA = Object.keys(KEPT).filter((area): area is KeptArea => area in KEPT)

/** The areas to ask again after an event. The campaign's name stands in `campaigns` too, and a night tells what changed. */
export function areasToAskAgain(event: LiveEvent): readonly KeptArea[] {
  if (event.type === 'backups-changed') return ['backups']
  if (event.type === 'campaign-switched') return EVERY_AREA
  const always = ['history', 'search', 'campaigns', 'nights'] as const
  return [...new Set<KeptArea>([...event.areas, ...always])]
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
export interface LiveWiring {
  readonly client: Pick<Client, 'live'>
  readonly listener: LiveListener
  readonly signal: AbortSignal
  readonly pause: (ms: number) => Promise<void>
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

/** How long to wait before another attempt, after this many that failed. */
export function waitMs(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
}

/** Follows the one live stream of this window, and takes it up again whenever it breaks, until the signal says stop. */
export async function followLive({ client, listener, signal, pause }: LiveWiring): Promise<void> {
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
    await pause(waitMs(failures))
    failures += 1
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ORPCError && (error.code === 'UNAUTHORIZED' || error.code === 'FORBIDDEN')
}
