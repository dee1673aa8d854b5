import type { SessionView } from '#shared/contract/session.ts'
import type { Orrery } from '../services/orrery.ts'

/** What a host does for `desktop.*`; null in hosts that cannot. */
export interface Desktop {
  chooseCampaign(): Promise<string | null>
  chooseNewFile(suggestedName: string): Promise<string | null>
  printToPdf(options: { suggestedName: string; paper: 'A4' | 'Letter' }): Promise<string | null>
}

/** What every call brings along; the host decides it, never the caller. */
export interface Context {
  readonly orrery: Orrery
  /** Null for a stranger. */
  readonly session: SessionView | null
  readonly desktop: Desktop | null
  /** Names the call in the log. */
  readonly requestId: string
  /** Where faults go: a fault is a bug or a broken disk, never something a person did. */
  readonly report: (fault: unknown, requestId: string) => void
}
