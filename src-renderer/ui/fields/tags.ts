const LONGEST = 40

/** The tags with those of a text added, which are parted by commas; the same list when there is nothing new. */
export function addTags(tags: readonly string[], text: string, most: number): readonly string[] {
  const fresh = text
    .split(',')
    .map((tag) => tag.trim().replace(/\s+/g, ' ').slice(0, LONGEST))
    .filter((tag, at, all) => tag !== '' && !tags.includes(tag) && all.indexOf(tag) === at)
    .slice(0, Math.max(0, most - tags.length))
  return fresh.length === 0 ? tags : [...tags, ...fresh]
}
