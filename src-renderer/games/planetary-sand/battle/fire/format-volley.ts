import { formatCount } from '#shared/kit/format.ts'

/** A shooter of a volley who did not fire, with the reason. */
export interface SilentShooter {
  readonly shooter: string
  readonly why: string
}

/** Formats a volley in which not all fired: how many did, and why each of the others did not. */
export function formatVolley(shooters: number, silent: readonly SilentShooter[]): string {
  const byReason = Map.groupBy(silent, ({ why }) => why)
  const reasons = [...byReason].map(([why, ones]) => `${ones.map(({ shooter }) => shooter).join(', ')}: ${why}`)
  return `${formatCount(shooters - silent.length, 'shooter')} of ${shooters} fired. ${reasons.join(' ')}`
}
