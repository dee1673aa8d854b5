/** Reasons why a path is not completed. */
const STOPS: Readonly<Record<string, string>> = {
  met: 'stops at R1 of the enemy',
  allowance: 'as far as it goes',
  impassable: 'the ground lets nobody on',
  'river-bank': 'stops on the bank',
  'far-bank': 'stops on the far bank',
}

/** Formats the reason why a move stopped early; walls and buildings are named. */
export function formatStopReason(stopped: string): string
export function formatStopReason(stopped: string | null): string | null
export function formatStopReason(stopped: string | null): string | null {
  return stopped === null ? null : (STOPS[stopped] ?? stopped)
}
