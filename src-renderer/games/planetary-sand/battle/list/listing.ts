import type { Listing } from '#shared/games/planetary-sand/battle.ts'

/** Which line of a firing list it is. */
export const keyOf = ({ shooter, weapon }: Pick<Listing, 'shooter' | 'weapon'>): string => `${shooter}: ${weapon}`

/** Everybody whom a line needs: each fires or serves once (SAND-GUN-2). */
export const namesOf = ({ shooter, crew }: Listing): string[] => [shooter, ...crew]

/** As many lines as go together, guns with their crews first. */
export function withoutClashes<Line extends Listing>(lines: readonly Line[]): Line[] {
  const taken = new Set<string>()
  const kept: Line[] = []
  for (const line of lines.toSorted((one, other) => other.crew.length - one.crew.length)) {
    if (namesOf(line).some((id) => taken.has(id))) continue
    for (const id of namesOf(line)) taken.add(id)
    kept.push(line)
  }
  return kept
}
