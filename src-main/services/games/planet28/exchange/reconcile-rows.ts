import { isDeepStrictEqual } from 'node:util'
import type { HouseRowRecord } from '#main/db/repositories/planet28/house-rows.ts'
import { findHouseRowProblem, findUnknownEffectRowProblem, buildRules } from '#main/games/planet28/house/build-rules.ts'
import type { ExchangeFile, FileRow } from '#shared/contract/planet28/exchange-file.ts'
import type { HouseEffect } from '#shared/games/planet28/house/house-effects.ts'
import type { HouseFields, HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { normalizeHouseFields } from '#shared/games/planet28/house/house-row.ts'
import { findRulebookRow, PRINTED_TABLES, type Rulebook, type TableName } from '#shared/games/planet28/rulebook.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import type { ParsedExchangeFile } from './parse-exchange-file.ts'

/** The rows of a file, reconciled with those of the campaign. */
export interface ReconciledRows {
  /** Rows that the campaign does not have yet. */
  readonly missing: readonly (HouseRow & { readonly notes: string })[]
  /** All rows after the import, with the file's own patches where the campaign has different ones. */
  readonly asInFile: readonly HouseRow[]
  /** Descriptions of the differences and how they are resolved. */
  readonly notes: readonly string[]
  /** Returns the id in this campaign of a row of the file, searched in these tables. */
  readonly idHere: (among: readonly TableName[], id: string) => string
}

/** Weapons refer to rows of these tables, so these are reconciled first. */
const NAMED: readonly TableName[] = ['weaponRules', 'items']
const CARRIED: readonly TableName[] = ['weapons', 'armour', 'items', 'vehicleWeapons']

/** A row of the file, and its position. */
interface Brought {
  readonly wanted: HouseRow
  readonly at: number
}

/** Reconciles the rows of a file with those of a campaign: equal rows are shared, conflicting ones are renamed. */
export function reconcileRows(
  { file, refuse }: ParsedExchangeFile,
  house: readonly HouseRowRecord[],
  settings: Settings,
): ReconciledRows {
  const here: HouseRow[] = house.map(({ tableName, rowId, kind, fields }) => ({
    table: tableName,
    id: rowId,
    kind,
    fields,
  }))
  const missing: (HouseRow & { readonly notes: string })[] = []
  const overriding: HouseRow[] = []
  const notes: string[] = []
  const renamed = new Map<string, string>()
  const seen = new Set<string>()
  const brought: Brought[] = []
  const idHere = (among: readonly TableName[], id: string): string =>
    among.flatMap((table) => renamed.get(`${table}/${id}`) ?? []).at(0) ?? id

  /** Only weapons refer to other rows, which are reconciled by then. */
  let named: Rulebook | null = null
  function tablesFor({ table }: HouseRow): Rulebook {
    if (NAMED.includes(table)) return PRINTED_TABLES
    const rows = () => here.filter((row) => NAMED.includes(row.table))
    return (named ??= buildRules(settings, rows()).tables)
  }

  for (const { row, at } of inOrder(file)) {
    const wanted: HouseRow = { table: row.table, id: row.rowId, kind: row.kind, fields: mapped(row, idHere) }
    const fault = findRepeat(row, seen) ?? findHouseRowProblem(wanted, tablesFor(wanted))
    if (fault !== null) refuse(['rows', at], `The house row “${nameOf(wanted)}”: ${fault}`)
    brought.push({ wanted, at })
    const settled = settle(wanted, here)
    if (settled.note !== null) notes.push(settled.note)
    if (settled.row.id !== wanted.id) renamed.set(`${wanted.table}/${wanted.id}`, settled.row.id)
    if (settled.is === 'other') overriding.push(wanted)
    if (settled.is !== 'missing') continue
    missing.push({ ...settled.row, notes: row.notes })
    here.push(settled.row)
  }
  const isOverridden = (row: HouseRow) => overriding.some(({ table, id }) => table === row.table && id === row.id)
  const asInFile = [...here.filter((row) => !isOverridden(row)), ...overriding]
  requireNames(brought, buildRules(settings, asInFile).tables, refuse)
  return { missing, asInFile, notes, idHere }
}

/** Checks names in effects, which may refer to rows of any table, after all rows are read. */
function requireNames(brought: readonly Brought[], tables: Rulebook, refuse: ParsedExchangeFile['refuse']): void {
  for (const { wanted, at } of brought) {
    const fault = findUnknownEffectRowProblem(wanted.fields, tables)
    if (fault !== null) refuse(['rows', at], `The house row “${nameOf(wanted)}”: ${fault}`)
  }
}

function inOrder({ rows }: ExchangeFile): { row: FileRow; at: number }[] {
  const numbered = rows.map((row, at) => ({ row, at }))
  const rank = ({ row }: { row: FileRow }) => (NAMED.includes(row.table) ? 0 : row.table === 'weapons' ? 1 : 2)
  return numbered.toSorted((a, b) => rank(a) - rank(b))
}

function mapped({ fields: given }: FileRow, idHere: ReconciledRows['idHere']): HouseFields {
  const fields = normalizeHouseFields(given)
  const { specialRules, ammo, effects } = fields
  return {
    ...fields,
    ...(effects && { effects: effects.map((effect) => mappedEffect(effect, idHere)) }),
    ...(specialRules && { specialRules: specialRules.map((id) => idHere(['weaponRules'], id)) }),
    ...(ammo !== undefined && ammo !== null && { ammo: idHere(['items'], ammo) }),
  }
}

/** Maps the row ids in an effect to those of this campaign. */
function mappedEffect(effect: HouseEffect, idHere: ReconciledRows['idHere']): HouseEffect {
  if (effect.shape === 'weapon-damage')
    return { ...effect, weapons: effect.weapons.map((id) => idHere(['weapons'], id)) }
  if (effect.shape !== 'immune' || effect.to === 'arcana') return effect
  const { to } = effect
  return { ...effect, ids: effect.ids.map((id) => idHere([to], id)) }
}

interface Settled {
  /** Missing in this campaign, equal, or different. */
  readonly is: 'missing' | 'same' | 'other'
  readonly row: HouseRow
  readonly note: string | null
}

function settle(wanted: HouseRow, here: readonly HouseRow[]): Settled {
  return wanted.kind === 'patch' ? settlePatch(wanted, here) : settleOwn(wanted, here)
}

function settlePatch(wanted: HouseRow, here: readonly HouseRow[]): Settled {
  const there = here.find(({ table, id }) => table === wanted.table && id === wanted.id)
  if (there === undefined) return { is: 'missing', row: wanted, note: null }
  if (isDeepStrictEqual(there.fields, wanted.fields)) return { is: 'same', row: there, note: null }
  return { is: 'other', row: there, note: `${nameOf(wanted)} is patched in another way here: your patch stays.` }
}

/**
 * A row with the same id but other content keeps its id here; the row of the file gets the next free id, and a number
 * after its name.
 */
function settleOwn(wanted: HouseRow, here: readonly HouseRow[]): Settled {
  for (let count = 1; ; count += 1) {
    const row = count === 1 ? wanted : numbered(wanted, count)
    const note =
      count === 1 ? null : `There is another ${nameOf(wanted)} here: that of the file becomes ${nameOf(row)}.`
    const there = here.find(({ table, id }) => id === row.id && sharesIds(table, row.table))
    if (there === undefined) return { is: 'missing', row, note }
    if (there.table === row.table && there.kind === 'own' && isDeepStrictEqual(there.fields, row.fields))
      return { is: 'same', row: there, note }
  }
}

const LONGEST_ID = 60
const LONGEST_NAME = 80
const NUMBER_TAKES = 5

function numbered(row: HouseRow, count: number): HouseRow {
  const id = row.id.slice(0, LONGEST_ID - NUMBER_TAKES).replace(/-$/, '')
  const name = nameOf(row)
    .slice(0, LONGEST_NAME - NUMBER_TAKES)
    .trimEnd()
  return { ...row, id: `${id}-${count}`, fields: { ...row.fields, name: `${name} ${count}` } }
}

/** Finds a row that is in the file twice. */
function findRepeat({ table, rowId }: FileRow, seen: Set<string>): string | null {
  const key = `${table}/${rowId}`
  if (seen.has(key)) return 'It stands in the file twice: take one out.'
  seen.add(key)
  return null
}

function sharesIds(a: TableName, b: TableName): boolean {
  return a === b || (CARRIED.includes(a) && CARRIED.includes(b))
}

function nameOf({ table, id, fields }: HouseRow): string {
  return fields.name ?? findRulebookRow(PRINTED_TABLES, table, id)?.name ?? id
}
