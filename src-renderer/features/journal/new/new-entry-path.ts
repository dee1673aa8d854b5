/** Path of the form for a new entry with this name. */
export function buildNewEntryPath(name: string): string {
  return `/journal/new?title=${encodeURIComponent(name)}`
}
