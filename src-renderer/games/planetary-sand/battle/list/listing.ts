import type { Listing } from '#shared/games/planetary-sand/battle.ts'

/** Which line of a firing list it is. */
export const getListingKey = ({ shooter, weapon }: Pick<Listing, 'shooter' | 'weapon'>): string =>
  `${shooter}: ${weapon}`

/** Everybody whom a line needs: each fires or serves once (SAND-GUN-2). */
const namesOf = ({ shooter, crew }: Listing): string[] => [shooter, ...crew]

/** As many lines as go together, guns with their crews first. */
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

/** The line of those that are chosen that somebody of another line serves already; undefined where none does. */
export function findClash<Line extends Listing>(line: Listing, chosen: readonly Line[]): Line | undefined {
  if (chosen.some((listing) => getListingKey(listing) === getListingKey(line))) return undefined
  return chosen.find((listing) => namesOf(listing).some((id) => namesOf(line).includes(id)))
}

/** The lines that are chosen, and as many more as go together with them. */
export function addCompatible<Line extends Listing>(chosen: readonly Line[], more: readonly Line[]): Line[] {
  const kept = [...chosen]
  for (const line of removeClashes(more))
    if (findClash(line, kept) === undefined && !kept.some((listing) => getListingKey(listing) === getListingKey(line)))
      kept.push(line)
  return kept
}
