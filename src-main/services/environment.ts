import { join } from 'node:path'

/** What Orrery needs of the machine it runs on. */
export interface Environment {
  /** Orrery's own folder: the recent list, and the campaigns folder inside it. */
  readonly home: string
  /** ISO time of now. */
  readonly now: () => string
  /** A new id for a row: lower-case letters, digits and hyphens. */
  readonly newId: () => string
  /** A new dice seed, impossible to guess. */
  readonly newSeed: () => string
  /** Where faults of work in the background go. */
  readonly report: (fault: unknown) => void
}

/** Where new campaigns go when no place is chosen. */
export function getCampaignsFolder({ home }: Environment): string {
  return join(home, 'Campaigns')
}
