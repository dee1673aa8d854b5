import type { FiringListEntry } from '#shared/games/planetary-sand/battle.ts'

/** Unique key of a firing list line. */
export const getFiringListKey = ({ shooter, weapon }: Pick<FiringListEntry, 'shooter' | 'weapon'>): string =>
  `${shooter}: ${weapon}`

/** Ids of the figures a line needs. Each can fire or serve only once (SAND-GUN-2). */
const namesOf = ({ shooter, crew }: FiringListEntry): string[] => [shooter, ...crew]

/** Greedily selects compatible lines, those with the largest crews first. */
export function selectCompatibleEntries<Line extends FiringListEntry>(lines: readonly Line[]): Line[] {
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
export function findConflictingEntry<Line extends FiringListEntry>(
  line: FiringListEntry,
  chosen: readonly Line[],
): Line | undefined {
  if (chosen.some((listing) => getFiringListKey(listing) === getFiringListKey(line))) return undefined
  return chosen.find((listing) => namesOf(listing).some((id) => namesOf(line).includes(id)))
}

/** Adds compatible lines to the chosen ones. */
export function addCompatibleEntries<Line extends FiringListEntry>(
  chosen: readonly Line[],
  more: readonly Line[],
): Line[] {
  const kept = [...chosen]
  for (const line of selectCompatibleEntries(more))
    if (
      findConflictingEntry(line, kept) === undefined &&
      !kept.some((listing) => getFiringListKey(listing) === getFiringListKey(line))
    )
      kept.push(line)
  return kept
}
