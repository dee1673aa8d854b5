const MINUTE_MS = 60_000
const MOST_FAILURES = 20
const MOST_ADDRESSES = 1000

/** Limits failed sign-ins per address: 20 per minute, then the address has to wait. `now` is in milliseconds. */
export function createSignInFailureLimit(now: () => number) {
  const failures = new Map<string, number[]>()

  function recent(address: string): number[] {
    const since = now() - MINUTE_MS
    return (failures.get(address) ?? []).filter((at) => at > since)
  }

  return {
    isReached: (address: string): boolean => recent(address).length >= MOST_FAILURES,
    failed(address: string): void {
      const times = [...recent(address), now()]
      failures.delete(address)
      failures.set(address, times)
      const [oldest] = failures.keys()
      if (failures.size > MOST_ADDRESSES && oldest !== undefined) failures.delete(oldest)
    },
  }
}
