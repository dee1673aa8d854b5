/** Builds the URL of a page as seen from other devices. Null if there is none. */
export function findPageAddress(
  path: string,
  leadTo: string,
  openAt: Pick<Location, 'protocol' | 'origin'>,
): string | null {
  const base = leadTo.trim() === '' ? findOwnAddress(openAt) : withProtocol(leadTo.trim())
  return base === null ? null : `${base.replace(/(?<!\/)\/+$/, '')}/#${path}`
}

/** URL under which this page is open. The desktop app has none that others could open. */
export function findOwnAddress({ protocol, origin }: Pick<Location, 'protocol' | 'origin'>): string | null {
  return protocol === 'http:' || protocol === 'https:' ? origin : null
}

function withProtocol(address: string): string {
  return /^https?:\/\//.test(address) ? address : `http://${address}`
}
