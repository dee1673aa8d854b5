/**
 * What `make` makes of each thing in a list. A plain loop: `map` makes another kind of array once the engine has compiled
 * it, and all code that knew the first kind is then thrown away, in the middle of a series of battles. For lists that a
 * battle keeps.
 */
export function mapList<One, Other>(list: readonly One[], make: (item: One, at: number) => Other): Other[] {
  const made: Other[] = []
  for (const item of list) made.push(make(item, made.length))
  return made
}
