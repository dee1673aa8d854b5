import { formatCount } from '#shared/kit/format.ts'

/** Somebody of a volley who did not fire, and why. */
export interface SilentShooter {
  readonly shooter: string
  readonly why: string
}

/** Result text of a volley in which not everybody fired: how many did, and why each of the others did not. */
export function formatVolley(shooters: number, silent: readonly SilentShooter[]): string {
  const byReason = Map.groupBy(silent, ({ why }) => why)
  const reasons = [...byReason].map(([why, ones]) => `${ones.map(({ shooter }) => shooter).join(', ')}: ${why}`)
  return `${formatCount(shooters - silent.length, 'shooter')} of ${shooters} fired. ${reasons.join(' ')}`
}
