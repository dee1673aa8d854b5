const LONGEST = 40

/** Adds the comma-separated tags of a text. Returns the same list if there is nothing new. */
export function addTagsFromText(tags: readonly string[], text: string, most: number): readonly string[] {
  const fresh = text
    .split(',')
    .map((tag) => tag.trim().replace(/\s+/g, ' ').slice(0, LONGEST))
    .filter((tag, at, all) => tag !== '' && !tags.includes(tag) && all.indexOf(tag) === at)
    .slice(0, Math.max(0, most - tags.length))
  return fresh.length === 0 ? tags : [...tags, ...fresh]
}
