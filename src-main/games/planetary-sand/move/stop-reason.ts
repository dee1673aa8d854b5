/** Why a way is not gone to its end. */
const STOPS: Readonly<Record<string, string>> = {
  met: 'stops at R1 of the enemy',
  allowance: 'as far as it goes',
  impassable: 'the ground lets nobody on',
  'river-bank': 'stops on the bank',
  'far-bank': 'stops on the far bank',
}

/** What kept a move from its end, in words; a wall or building by its name. */
export function formatStopReason(stopped: string): string
export function formatStopReason(stopped: string | null): string | null
export function formatStopReason(stopped: string | null): string | null {
  return stopped === null ? null : (STOPS[stopped] ?? stopped)
}
