import type { SessionView } from '#shared/contract/session.ts'
import type { Orrery } from '../services/orrery.ts'

/** Implementation of `desktop.*`, or null on hosts without it. */
export interface DesktopMethods {
  chooseCampaign(): Promise<string | null>
  chooseNewFile(suggestedName: string): Promise<string | null>
  printToPdf(options: { suggestedName: string; paper: 'A4' | 'Letter' }): Promise<string | null>
}

/** Context of every call. It is set by the host, never by the caller. */
export interface CallContext {
  readonly orrery: Orrery
  /** Null if not signed in. */
  readonly session: SessionView | null
  readonly desktop: DesktopMethods | null
  /** Identifies the call in the log. */
  readonly requestId: string
  /** Receives faults: a fault is a bug or a broken disk, never a mistake by the user. */
  readonly report: (fault: unknown, requestId: string) => void
}
