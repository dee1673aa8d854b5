import type { Listing } from '#shared/games/planetary-sand/battle.ts'

/** Unique key of a firing list line. */
export const getListingKey = ({ shooter, weapon }: Pick<Listing, 'shooter' | 'weapon'>): string =>
  `${shooter}: ${weapon}`

/** Ids of the figures a line needs. Each can fire or serve only once (SAND-GUN-2). */
const namesOf = ({ shooter, crew }: Listing): string[] => [shooter, ...crew]

/** Greedily selects compatible lines, those with the largest crews first. */
export function removeClashes<Line extends Listing>(lines: readonly Line[]): Line[] {
  const taken = new Set<string>()
  const kept: Line[] = []
  for (const line of lines.toSorted((a, b) => b.crew.length - a.crew.length)) {
    if (namesOf(line).some((id) => taken.has(id))) continue
    for (const id of namesOf(line)) taken.add(id)
    kept.push(line)
  }
  return kept
}

/** Finds the chosen line that already uses a figure of this line. Undefined if there is none. */
export function findClash<Line extends Listing>(line: Listing, chosen: readonly Line[]): Line | undefined {
  if (chosen.some((listing) => getListingKey(listing) === getListingKey(line))) return undefined
  return chosen.find((listing) => namesOf(listing).some((id) => namesOf(line).includes(id)))
}

/** Adds compatible lines to the chosen ones. */
export function addCompatible<Line extends Listing>(chosen: readonly Line[], more: readonly Line[]): Line[] {
  const kept = [...chosen]
  for (const line of removeClashes(more))
    if (findClash(line, kept) === undefined && !kept.some((listing) => getListingKey(listing) === getListingKey(line)))
      kept.push(line)
  return kept
}
