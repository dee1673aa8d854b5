/** Base URL of pages as seen from other devices. Null if there is none. */
export function findSharedBaseUrl(leadTo: string, openAt: Pick<Location, 'protocol' | 'origin'>): string | null {
  return leadTo.trim() === '' ? findOwnBaseUrl(openAt) : withProtocol(leadTo.trim())
}

/** URL under which this page is open. The desktop app has none that others could open. */
export function findOwnBaseUrl({ protocol, origin }: Pick<Location, 'protocol' | 'origin'>): string | null {
  return protocol === 'http:' || protocol === 'https:' ? origin : null
}

function withProtocol(address: string): string {
  return /^https?:\/\//.test(address) ? address : `http://${address}`
}
