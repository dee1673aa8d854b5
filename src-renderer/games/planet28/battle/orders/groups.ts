/** How the members of a squad stand: each group linked by steps of 5 cm (P28-SQ-4). */
export type SquadGroups = readonly (readonly string[])[]

/** With a member in the next group: out of the last in one of its own, and from there back in the first. */
export function moveToNextGroup(groups: SquadGroups, id: string): SquadGroups {
  const at = groups.findIndex((ids) => ids.includes(id))
  const isAlone = groups[at]?.length === 1
  const others = groups.map((ids) => ids.filter((otherId) => otherId !== id)).filter((ids) => ids.length > 0)
  const next = isAlone ? at : at + 1
  const to = isAlone && next >= others.length ? 0 : next
  return to < others.length ? others.map((ids, nth) => (nth === to ? [...ids, id] : ids)) : [...others, [id]]
}
