/** Path of the page of a star's system, with one of its bodies selected. */
export function getStarSystemPath(starId: string, bodyId?: string): string {
  return `/cluster/systems/${starId}${bodyId === undefined ? '' : `?body=${bodyId}`}`
}
