import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_TABLES, type Rulebook, RULEBOOK_TABLE_HEADINGS } from '#shared/games/planet28/rulebook.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { buildRules } from './build-rules.ts'
import { findHouseRowProblem } from './check-row.ts'
import { findUnknownEffectRowProblem } from './effect-problems.ts'

/** Tables whose rows weapons name, so they are checked first and on their own. */
const NAMED = ['weaponRules', 'items']

/** Finds what is wrong with all house rows together, with the remedy, or null. */
export function findHouseRowsProblem(house: readonly HouseRow[], settings: Settings): string | null {
  const repeated = house.find(
    ({ table, id }, at) => house.findIndex((candidate) => candidate.table === table && candidate.id === id) < at,
  )
  if (repeated !== undefined) return `${inWords(repeated)} stands there twice: take one out.`
  const named = house.filter(({ table }) => NAMED.includes(table))
  const first = firstFault(named, () => PRINTED_TABLES)
  if (first !== null) return first
  const { tables } = buildRules(settings, named)
  const rest = firstFault(house, ({ table }) => (NAMED.includes(table) ? PRINTED_TABLES : tables))
  return rest ?? findNamesFault(house, buildRules(settings, house).tables)
}

function firstFault(rows: readonly HouseRow[], tablesFor: (row: HouseRow) => Rulebook): string | null {
  for (const row of rows) {
    const fault = findHouseRowProblem(row, tablesFor(row))
    if (fault !== null) return `${inWords(row)}: ${fault}`
  }
  return null
}

/** Finds a row that names an unknown row, once all rows are in force. */
function findNamesFault(rows: readonly HouseRow[], tables: Rulebook): string | null {
  for (const row of rows) {
    const fault = findUnknownEffectRowProblem(row.fields, tables)
    if (fault !== null) return `${inWords(row)}: ${fault}`
  }
  return null
}

function inWords({ table, id, fields }: HouseRow): string {
  return `The house row “${fields.name ?? id}” of “${RULEBOOK_TABLE_HEADINGS[table].title}”`
}
