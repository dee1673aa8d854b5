import type { Battle, BattleUnit } from '#shared/games/planet28/battle/state.ts'
import { PRINTED } from '#shared/games/planet28/rulebook.ts'

/** What everything in a battle is called. */
export interface Names {
  unit(id: string): string
  model(id: string): string
  side(id: string): string
  /** A row of any table, printed or the group's own. */
  row(id: string): string
  /** A text of the log with names for ids. */
  told(text: string): string
}

/** The names of a battle: units, their models, sides and rows. */
export function namesOf({ units, sides, house }: Pick<Battle, 'units' | 'sides' | 'house'>): Names {
  const models = new Map(units.flatMap(modelNames))
  const named = new Map([...units.map(({ id, name }) => [id, name] as const), ...models])
  for (const { id, name } of sides) named.set(id, name)
  const ids = [...named.keys()].toSorted((one, other) => other.length - one.length)
  const own = new Map(house.map(({ id, fields }) => [id, fields.name ?? id]))
  return {
    unit: (id) => named.get(id) ?? id,
    model: (id) => models.get(id) ?? named.get(id) ?? id,
    side: (id) => named.get(id) ?? id,
    row: (id) => own.get(id) ?? printedName(id) ?? id,
    told: (text) => ids.reduce((so, id) => so.replaceAll(id, named.get(id) ?? id), text),
  }
}

/** Members of a squad are numbered; a character is one model and has its name. */
function modelNames(unit: BattleUnit): (readonly [string, string])[] {
  if (unit.kind === 'vehicle') return []
  return unit.models.map(({ id }, at) => [id, unit.kind === 'squad' ? `${unit.name}, member ${at + 1}` : unit.name])
}

function printedName(id: string): string | null {
  for (const table of Object.values(PRINTED) as Readonly<Record<string, { readonly name: string }>>[]) {
    const row = Object.hasOwn(table, id) ? table[id] : undefined
    if (row !== undefined) return row.name
  }
  return null
}
