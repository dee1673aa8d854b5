import type { Facet, FacetCount } from '#renderer/ui/tables/filter-rows.ts'
import type { Choice } from '#renderer/ui/types.ts'
import { getRulebookRow, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import { type ArmouryRow, findRowCost, listIdsInColumn } from './armoury-rows.ts'

/**
 * Lists the facets of a table that distinguish its rows. For all tables together, which have little in common, there
 * is only one.
 */
export function listTableFacets(rows: readonly ArmouryRow[], tables: Rulebook): readonly Facet<ArmouryRow>[] {
  if (new Set(rows.map(({ shelf }) => shelf)).size > 1) return [HOUSE]
  return [
    ...cellFacets(rows, 'type', (value) => value.replace(/^./, (first) => first.toUpperCase())),
    ...cellFacets(rows, 'hands', (value) => (value === '1' ? 'One hand' : 'Two hands')),
    ...cellFacets(rows, 'kind', (value) => KINDS[value] ?? value),
    ...costFacets(rows),
    ...listFacets(rows, 'keywords', (id) => `“${id}”`),
    ...listFacets(rows, 'specialRules', (id) => ruleName(tables, id)),
    HOUSE,
  ]
}

/** Facets of one column, shown as a select field. */
export interface FacetSelectField {
  readonly column: string
  /** Label of the choice without a filter. */
  readonly any: string
  readonly options: readonly Choice[]
}

/** Maximum number of facets of a column shown as chips. More are shown as a select field. */
const MOST_CHIPS = 3

const LISTED = [
  { column: 'keywords', any: 'Any keyword' },
  { column: 'specialRules', any: 'Any rule' },
] as const

/** Splits the facets of a table into chips and select fields. */
export function splitFacets(facets: readonly FacetCount[]): {
  readonly chips: readonly FacetCount[]
  readonly lists: readonly FacetSelectField[]
} {
  const lists = LISTED.map(({ column, any }) => {
    const options = facets.filter(({ id }) => isOf(column, id))
    return { column, any, options: options.map(({ id, label, count }) => ({ value: id, label: `${label}, ${count}` })) }
  }).filter(({ options }) => options.length > MOST_CHIPS)
  const isChip = ({ id }: FacetCount): boolean => !lists.some(({ column }) => isOf(column, id))
  return { chips: facets.filter(isChip), lists }
}

/** The chosen facet of a column, or null. */
export function findChosenColumnFacetId(chosen: readonly string[], column: string): string | null {
  return chosen.find((id) => isOf(column, id)) ?? null
}

/** Replaces the chosen facet of a column, or removes it. */
export function setColumnFacet(chosen: readonly string[], column: string, id: string | null): readonly string[] {
  return [...chosen.filter((text) => !isOf(column, text)), ...(id === null ? [] : [id])]
}

const isOf = (column: string, id: string): boolean => id.startsWith(`${column}:`)

const HOUSE: Facet<ArmouryRow> = {
  id: 'house',
  label: 'House only',
  group: 'house',
  holds: ({ origin }) => origin !== 'printed',
}

const KINDS: Readonly<Record<string, string>> = {
  ammo: 'Ammunition',
  consumable: 'Used up',
  item: 'Item',
  warband: 'For the warband',
}

/** Upper limits of the cost bands. */
const BANDS = [15, 40, Infinity] as const

function ruleName(tables: Rulebook, id: string): string {
  return Object.hasOwn(tables.weaponRules, id) ? getRulebookRow(tables, 'weaponRules', id).name : id
}

function cellFacets(rows: readonly ArmouryRow[], key: string, labelOf: (value: string) => string): Facet<ArmouryRow>[] {
  const values = [...new Set(rows.map(({ cells }) => cells[key] ?? null))].filter((value) => value !== null)
  if (values.length < 2) return []
  return values.toSorted().map((value) => ({
    id: `${key}:${String(value)}`,
    label: labelOf(String(value)),
    group: key,
    holds: ({ cells }) => cells[key] === value,
  }))
}

function listFacets(rows: readonly ArmouryRow[], column: string, labelOf: (id: string) => string): Facet<ArmouryRow>[] {
  const ids = [...new Set(rows.flatMap((row) => listIdsInColumn(row, column)))]
  return ids.toSorted().map((id) => ({
    id: `${column}:${id}`,
    label: labelOf(id),
    group: column,
    holds: (row) => listIdsInColumn(row, column).includes(id),
  }))
}

function costFacets(rows: readonly ArmouryRow[]): Facet<ArmouryRow>[] {
  const unit = rows[0]?.shelf.facts.find(({ key }) => key === 'cost')?.unit ?? ''
  const bands = BANDS.map((to, index) => {
    const from = index === 0 ? -Infinity : (BANDS[index - 1] ?? 0)
    const label =
      to === Infinity ? `Over ${from} ${unit}` : index === 0 ? `To ${to} ${unit}` : `${from + 1}–${to} ${unit}`
    const holds = (row: ArmouryRow): boolean => {
      const cost = findRowCost(row)
      return cost !== null && cost > from && cost <= to
    }
    return { id: `cost:${to}`, label, group: 'cost', holds }
  })
  const used = bands.filter(({ holds }) => rows.some(holds))
  return used.length < 2 ? [] : used
}
