/** Where an entry of a name is begun. */
export function newEntryPath(name: string): string {
  return `/journal/new?title=${encodeURIComponent(name)}`
}
