import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { getBattleRules } from '../transaction.ts'

/**
 * Returns a function that replaces ids in log texts by the names of sides, units and members, and by those of weapons
 * and items with ids of several words.
 */
export function createNameReplacer(battle: Battle): (text: string) => string {
  const { tables } = getBattleRules(battle)
  const named = rowNames.get(tables) ?? replacing(namesOfRows(tables))
  rowNames.set(tables, named)
  const units = replacing([
    ...battle.sides.map(({ id, name }) => [id, name] as const),
    ...battle.units.flatMap(namesIn),
  ])
  return (text) => units(named(text))
}

type Tables = ReturnType<typeof getBattleRules>['tables']

/** Cached, because it is called for every line of a log and depends only on the tables. */
const rowNames = new WeakMap<Tables, (text: string) => string>()

/** Ids of one word are already readable, and may be ordinary words of a note. */
function namesOfRows(tables: Tables): (readonly [string, string])[] {
  return Object.values<Readonly<Record<string, { readonly name: string }>>>(tables).flatMap((rows) =>
    Object.entries(rows).flatMap(([id, { name }]) => (id.includes('-') ? [[id, name] as const] : [])),
  )
}

/** Replaces ids by names at word boundaries. */
function replacing(all: readonly (readonly [string, string])[]): (text: string) => string {
  const names = new Map(all)
  const ids = [...names.keys()].toSorted((a, b) => b.length - a.length)
  if (ids.length === 0) return (text) => text
  const anyId = new RegExp(`(?<![\\w-])(?:${ids.map((id) => escaped(id)).join('|')})(?![\\w-])`, 'g')
  return (text) => text.replaceAll(anyId, (id) => names.get(id) ?? id)
}

/** Members of a squad are numbered from 1 in their initial order; a character has one name. */
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
