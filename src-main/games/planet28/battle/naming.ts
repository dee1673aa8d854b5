import type { Battle, BattleUnit } from '#shared/games/planet28/battle/state.ts'

/** Puts the names of sides, units and members for their ids in the words of the log. */
export function naming({ sides, units }: Pick<Battle, 'sides' | 'units'>): (words: string) => string {
  const names = new Map([...sides.map(({ id, name }) => [id, name] as const), ...units.flatMap(namesIn)])
  const ids = [...names.keys()].toSorted((one, other) => other.length - one.length)
  if (ids.length === 0) return (words) => words
  const anyId = new RegExp(`(?<![\\w-])(?:${ids.map((id) => escaped(id)).join('|')})(?![\\w-])`, 'g')
  return (words) => words.replaceAll(anyId, (id) => names.get(id) ?? id)
}

/** A member of a squad is counted from 1, as it was at the beginning; a character has one name. */
function namesIn(unit: BattleUnit): (readonly [string, string])[] {
  const { id, name } = unit
  if (unit.kind === 'vehicle') return [[id, name]]
  const members = unit.models.map((model) => {
    const nth = model.id.slice(model.id.lastIndexOf('.') + 1)
    return [model.id, unit.kind === 'squad' ? `${name}, member ${nth}` : name] as const
  })
  return [...members, [id, name]]
}

function escaped(id: string): string {
  return id.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
