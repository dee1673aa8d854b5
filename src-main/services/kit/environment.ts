import { join } from 'node:path'

/** Everything Orrery needs from the host machine. */
export interface Environment {
  /** Orrery's data folder: holds the recent list and the campaigns folder. */
  readonly home: string
  /** Current time in ISO format. */
  readonly now: () => string
  /** Returns a new row id: lower-case letters, digits and hyphens. */
  readonly newId: () => string
  /** Returns a new, unguessable dice seed. */
  readonly newSeed: () => string
  /** Version of Orrery, printed in the foot of pages. */
  readonly appVersion: string
  /** Receives faults of background work. */
  readonly report: (fault: unknown) => void
}

/** Default folder for new campaigns. */
export function getCampaignsFolder({ home }: Environment): string {
  return join(home, 'Campaigns')
}
