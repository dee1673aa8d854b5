/**
 * Maps a list with a plain loop, for lists that a battle keeps. Once the engine has optimised `map`, it produces
 * arrays of another internal kind, and code compiled for the first kind is deoptimised in the middle of a series of
 * battles.
 */
export function mapList<One, Other>(list: readonly One[], make: (item: One, at: number) => Other): Other[] {
  const made: Other[] = []
  for (const item of list) made.push(make(item, made.length))
  return made
}
