/** Groups of a squad's members, each linked by steps of 5 cm (P28-SQ-4). */
export type SquadGroups = readonly (readonly string[])[]

/**
 * Moves a member to the next group. From the last group it moves to a group of its own, and from there to the first.
 */
export function moveToNextGroup(groups: SquadGroups, id: string): SquadGroups {
  const at = groups.findIndex((ids) => ids.includes(id))
  const isAlone = groups[at]?.length === 1
  const others = groups.map((ids) => ids.filter((otherId) => otherId !== id)).filter((ids) => ids.length > 0)
  const next = isAlone ? at : at + 1
  const to = isAlone && next >= others.length ? 0 : next
  return to < others.length ? others.map((ids, nth) => (nth === to ? [...ids, id] : ids)) : [...others, [id]]
}
