import { isDeepStrictEqual } from 'node:util'
import type { HouseRowRecord } from '#main/db/repositories/planet28/house-rows.ts'
import { buildRules } from '#main/games/planet28/house/build-rules.ts'
import { DEFAULT_SETTINGS, readSettings } from '#main/games/planet28/settings.ts'
import {
  EXCHANGE_FORMAT_VERSION,
  type FileRow,
  type HousePackFile,
  type WarbandFile,
} from '#shared/contract/planet28/exchange-file.ts'
import { HOUSE_FIELDS_BY_TABLE, type HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { normalizeHouseFields } from '#shared/games/planet28/house/house-row.ts'
import { findRulebookRow, PRINTED_TABLES, TABLE_NAMES, type TableName } from '#shared/games/planet28/rulebook.ts'
import { BUILDER_RULING_IDS } from '#shared/games/planet28/tables/rulings.ts'
import { createForceJudge, type RulesEdition } from '../forces/force-judge.ts'
import type { Force, ForceUnit } from '../forces/force-loader.ts'
import {
  buildAllowanceViews,
  buildCharacterProfileView,
  buildSquadProfileView,
  buildVehicleProfileView,
} from '../forces/force-views.ts'
import { buildHouseFieldsView } from '../forces/house-fields.ts'
import { listStashRulebookRowUses, listUnitRulebookRowUses } from '../forces/row-uses.ts'
import { listUnitsChangedByRules } from '../forces/rules-diff.ts'
import { computeEditionId } from '../forces/rules-editions.ts'
import type { ExportedBattleChanges } from './exported-battle-changes.ts'

/** Source of a warband file. */
export interface WarbandFileSource {
  readonly force: Force
  readonly edition: RulesEdition
  readonly house: readonly HouseRowRecord[]
  readonly faction: string | null
  /** The effects of battles on the warband and its units. */
  readonly played: ExportedBattleChanges
  /** Returns a picture as base64. */
  readonly pictureOf: (id: string | null) => string | null
}

const HEAD = { app: 'Orrery', format: EXCHANGE_FORMAT_VERSION } as const

/** Builds the file of a warband. Equal forces give equal files, in whichever campaign they are. */
export function buildWarbandFile(source: WarbandFileSource): WarbandFile {
  const { force, edition, faction, played, pictureOf } = source
  const { warband } = force
  const { name, pointLimit, play, notes, background, state } = warband
  const unitsOfKind = <Kind extends ForceUnit['kind']>(kind: Kind) =>
    inOrder(
      force.units.filter((unit): unit is Extract<ForceUnit, { kind: Kind }> => unit.kind === kind),
      played,
    )
  const characters = unitsOfKind('character')
  const leader = characters.findIndex(({ unit }) => unit.id === warband.leaderId)
  const common = (unit: ForceUnit) => {
    const { name: ownName, notes: ownNotes, background: past, portraitId, allowed, isArchived } = unit.unit
    const words = { name: ownName, notes: ownNotes, background: past, portrait: pictureOf(portraitId) }
    return { ...words, allowed: buildAllowanceViews(allowed), isArchived, ...played.ofUnit(unit) }
  }
  return {
    ...HEAD,
    kind: 'warband',
    rulings: rulingsThatMatter(force, edition),
    rows: rowsInUse(source),
    warband: {
      name,
      pointLimit,
      play,
      state,
      notes,
      background,
      faction,
      leader: leader < 0 ? null : leader,
      stash: [...warband.stash],
      portrait: pictureOf(warband.portraitId),
      allowed: buildAllowanceViews(warband.allowed),
      ...played.ofWarband,
      characters: characters.map((character) => ({
        ...common(character),
        profile: buildCharacterProfileView(character.unit.profile),
      })),
      squads: unitsOfKind('squad').map((item) => ({
        ...common(item),
        profile: buildSquadProfileView(item.unit.profile),
      })),
      vehicles: unitsOfKind('vehicle').map((item) => ({
        ...common(item),
        profile: buildVehicleProfileView(item.unit.profile),
      })),
    },
  }
}

/** Builds the pack of a group's house rows and patches. */
export function buildHousePackFile(name: string, house: readonly HouseRowRecord[]): HousePackFile {
  return { ...HEAD, kind: 'house-pack', name, rows: house.map(fileRow) }
}

function fileRow({ tableName, rowId, kind, fields, notes }: HouseRowRecord): FileRow {
  return { table: tableName, rowId, kind, fields: inColumnOrder(tableName, fields), notes }
}

function inColumnOrder(table: TableName, fields: HouseFields): FileRow['fields'] {
  const columns = HOUSE_FIELDS_BY_TABLE[table].flatMap((name) =>
    fields[name] === undefined ? [] : [[name, fields[name]]],
  )
  return buildHouseFieldsView(Object.fromEntries(columns))
}

/** Sorted by name, then by content, since ids differ between campaigns. */
function inOrder<Unit extends ForceUnit>(units: readonly Unit[], { ofUnit }: ExportedBattleChanges): Unit[] {
  const keyOf = (forceUnit: Unit) => {
    const { id: _id, warbandId: _warband, ...rest } = forceUnit.unit
    return JSON.stringify([rest.name, rest, ofUnit(forceUnit)])
  }
  const keyed = units.map((unit) => ({ key: keyOf(unit), unit }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ unit }) => unit)
}

/** The rulings without which the force would have another cost or other problems. */
function rulingsThatMatter(force: Force, edition: RulesEdition): WarbandFile['rulings'] {
  const judge = createForceJudge()
  let kept: Record<string, unknown> = { ...edition.rules.settings }
  for (const id of BUILDER_RULING_IDS.filter((ruling) => edition.rules.settings[ruling] !== DEFAULT_SETTINGS[ruling])) {
    const without = { ...kept, [id]: DEFAULT_SETTINGS[id] }
    const rules = { ...edition.rules, settings: readSettings(without) }
    if (listUnitsChangedByRules(force, edition, { id: computeEditionId(rules), rules }, judge).length === 0)
      kept = without
  }
  const settings = readSettings(kept)
  return BUILDER_RULING_IDS.filter((id) => settings[id] !== DEFAULT_SETTINGS[id]).map((id) => ({
    id,
    value: settings[id],
  }))
}

/** The house rows that the force uses, and the patches of printed rows that it uses. */
function rowsInUse({ force, edition, house }: WarbandFileSource): FileRow[] {
  const { tables } = edition.rules
  const uses = [
    ...listStashRulebookRowUses(force, tables),
    ...force.units.flatMap((forceUnit) => listUnitRulebookRowUses(forceUnit, tables)),
  ]
  const rows = new Map<string, FileRow>()
  const take = (table: TableName, id: string): void => {
    const key = `${table}/${id}`
    if (rows.has(key)) return
    const row = rowInForce(table, id, edition, house)
    if (row === null) return
    rows.set(key, row)
    if (row.fields.base !== undefined) take(table, row.fields.base)
  }
  for (const { table, id } of uses) take(table, id)
  const place = ({ table, rowId }: FileRow) => `${String(TABLE_NAMES.indexOf(table)).padStart(2, '0')}/${rowId}`
  return [...rows.values()].sort((a, b) => (place(a) < place(b) ? -1 : 1))
}

/** The house row, or the patch of a printed row, in the force's rules; null for an unpatched printed row. */
function rowInForce(
  table: TableName,
  id: string,
  edition: RulesEdition,
  house: readonly HouseRowRecord[],
): FileRow | null {
  const record = house.find((row) => row.tableName === table && row.rowId === id)
  const notes = record?.notes ?? ''
  if (Object.hasOwn(PRINTED_TABLES[table], id)) {
    const fields = fieldsOf(table, id, edition, findRulebookRow(PRINTED_TABLES, table, id))
    return Object.keys(fields).length === 0 ? null : { table, rowId: id, kind: 'patch', fields, notes }
  }
  const fields = record && isInForce(record, edition, house) ? record.fields : ownFields(table, id, edition)
  return { table, rowId: id, kind: 'own', fields: inColumnOrder(table, fields), notes }
}

/** Whether a house row is unchanged since the force's rules. */
function isInForce(record: HouseRowRecord, { rules }: RulesEdition, house: readonly HouseRowRecord[]): boolean {
  const all = house.map(({ tableName, rowId, kind, fields }) => ({ table: tableName, id: rowId, kind, fields }))
  const { tables } = buildRules(rules.settings, all)
  const { tableName, rowId } = record
  return isDeepStrictEqual(findRulebookRow(tables, tableName, rowId), findRulebookRow(rules.tables, tableName, rowId))
}

/** The fields of a row changed by the group since, restored from the force's rules. */
function ownFields(table: TableName, id: string, edition: RulesEdition): HouseFields {
  const { cost, ...rest } = fieldsOf(table, id, edition, null)
  return normalizeHouseFields(table === 'weapons' || table === 'vehicleWeapons' ? rest : { ...rest, cost })
}

/** The columns of a row that differ from another one. */
function fieldsOf(table: TableName, id: string, { rules }: RulesEdition, from: object | null): FileRow['fields'] {
  const row: object = findRulebookRow(rules.tables, table, id) ?? {}
  const columns = HOUSE_FIELDS_BY_TABLE[table].flatMap((name): [string, unknown][] => {
    const value: unknown = Reflect.get(row, name)
    const same = from !== null && isDeepStrictEqual(value, Reflect.get(from, name))
    return value === undefined || same ? [] : [[name, value]]
  })
  return Object.fromEntries(columns)
}
