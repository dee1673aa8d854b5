/** Where a page of this campaign is found from elsewhere, or null where there is no address to give. */
export function findPageAddress(
  path: string,
  leadTo: string,
  openAt: Pick<Location, 'protocol' | 'origin'>,
): string | null {
  const base = leadTo.trim() === '' ? findOwnAddress(openAt) : withProtocol(leadTo.trim())
  return base === null ? null : `${base.replace(/(?<!\/)\/+$/, '')}/#${path}`
}

/** The address that this page is open at; the desktop app has none that others could open. */
export function findOwnAddress({ protocol, origin }: Pick<Location, 'protocol' | 'origin'>): string | null {
  return protocol === 'http:' || protocol === 'https:' ? origin : null
}

function withProtocol(address: string): string {
  return /^https?:\/\//.test(address) ? address : `http://${address}`
}
