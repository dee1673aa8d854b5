import type { Author } from '#main/db/change-log/change-log.ts'
import type { HouseRowRecord } from '#main/db/repositories/planet28/house-rows.ts'
import {
  findHouseRowProblem,
  findUnknownEffectRowProblem,
  listRowsNamedByEffect,
} from '#main/games/planet28/house/build-rules.ts'
import { auditWeaponCosts } from '#main/games/planet28/house/custom-weapons/audit.ts'
import { computeCustomWeaponPricing } from '#main/games/planet28/house/custom-weapons/custom-weapon-pricing.ts'
import {
  type MeanDamageAfterArmour,
  listMeanDamageAfterArmour,
} from '#main/games/planet28/rules/mean-damage-after-armour.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged } from '#main/services/kit/service-dependencies.ts'
import type {
  AuditedWeaponView,
  HouseRowHolder,
  HouseRowView,
  CustomWeaponPrice,
} from '#shared/contract/planet28/house.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { type PartialHouseFields, normalizeHouseFields } from '#shared/games/planet28/house/house-row.ts'
import {
  findRulebookRow,
  PRINTED_TABLES,
  type TableName,
  RULEBOOK_TABLE_HEADINGS,
} from '#shared/games/planet28/rulebook.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import type { ForceDependencies } from './force-dependencies.ts'
import type { ForceLoader } from './force-loader.ts'
import { buildBillView } from './force-views.ts'
import { findFreeHouseRowId, buildHouseFieldsView } from './house-fields.ts'
import { type RulebookRowUse, listStashRulebookRowUses, listUnitRulebookRowUses } from './row-uses.ts'
import type { RulesEditionStore } from './rules-editions.ts'

interface Draft {
  readonly table: TableName
  readonly kind: 'own' | 'patch'
  readonly fields: PartialHouseFields
  readonly notes: string
  readonly rowId: string | null
}

interface Rework {
  readonly id: string
  readonly version: number
  readonly fields: PartialHouseFields
  readonly notes: string
}

type WeaponTable = 'weapons' | 'vehicleWeapons'

/**
 * Lists the carriers of each row, in one pass over the roster. A weapon's special rules and ammunition count for the
 * carriers of the weapon.
 */
function listRowHolders(roster: ForceLoader, editions: Pick<RulesEditionStore, 'ofWarband'>) {
  const byRow = new Map<string, HouseRowHolder[]>()
  const note = (uses: readonly RulebookRowUse[], carrier: Omit<HouseRowHolder, 'count'>): void => {
    for (const { table, id, count } of uses) {
      const carriers = byRow.get(`${table}/${id}`)
      if (carriers) carriers.push({ ...carrier, count })
      else byRow.set(`${table}/${id}`, [{ ...carrier, count }])
    }
  }
  for (const force of roster.list()) {
    const { tables } = editions.ofWarband(force.warband).rules
    const { id, name } = force.warband
    note(listStashRulebookRowUses(force, tables), { kind: 'warband', id, name, warbandName: name })
    for (const forceUnit of force.units)
      note(listUnitRulebookRowUses(forceUnit, tables), {
        kind: forceUnit.kind,
        id: forceUnit.unit.id,
        name: forceUnit.unit.name,
        warbandName: name,
      })
  }
  return {
    /** By warband, in the order of the roster. */
    forceUnit: (table: TableName, rowId: string): readonly HouseRowHolder[] => byRow.get(`${table}/${rowId}`) ?? [],
  }
}

export function createHouseRowService({ file, newId, editions, roster }: ForceDependencies) {
  const rows = file.rows.houseRows
  const { changes } = file

  const get = (id: string): HouseRowRecord => requireFound(rows.find(id), 'row of your group')

  function view(row: HouseRowRecord, carriers: number, version = changes.versionOf('house_row', row.id)): HouseRowView {
    const { id, tableName, rowId, kind, name, notes, fields } = row
    return { id, table: tableName, rowId, kind, name, notes, fields: buildHouseFieldsView(fields), version, carriers }
  }
  function viewOf(id: string): HouseRowView {
    const row = get(id)
    return view(row, listRowHolders(roster, editions).forceUnit(row.tableName, row.rowId).length)
  }

  /** Records one change of the rules. Forces that it would change keep their previous rules. */
  function record(label: string, author: Author, write: () => void): void {
    changes.record(label, author, () => editions.changeRules(write))
  }

  function requireSound({ tableName, rowId, kind, fields }: Omit<HouseRowRecord, 'id' | 'name' | 'notes'>): void {
    const { rules } = editions.current()
    const row = { table: tableName, id: rowId, kind, fields }
    const fault = findHouseRowProblem(row, rules.tables) ?? findUnknownEffectRowProblem(fields, rules.tables)
    if (fault !== null) throw new RefusalError('illegal', fault)
    if (kind === 'patch' || !isWeaponTable(tableName)) return
    const problem = computeCustomWeaponPricing(tableName, fields, rules).problems.find(
      ({ severity }) => severity === 'refused',
    )
    if (problem !== undefined) throw new RefusalError('illegal', `${problem.message} (${problem.rule})`)
  }

  function newRowId({ kind, fields, rowId }: Draft): string {
    if (rowId !== null) return rowId
    if (kind === 'patch') throw new RefusalError('illegal', 'Say which printed row the patch changes.')
    return findFreeHouseRowId(fields.name ?? '', new Set(rows.list().map((row) => row.rowId)))
  }

  function requireFree(table: TableName, rowId: string): void {
    const there = rows.list().find((row) => row.rowId === rowId && sharesIds(row.tableName, table))
    if (there === undefined) return
    const what = there.kind === 'patch' ? `The ${there.name} has a patch already` : `There is a ${there.name} already`
    throw new RefusalError('conflict', `${what}: change that one.`)
  }

  return {
    list(): HouseRowView[] {
      const carriers = listRowHolders(roster, editions)
      const versions = changes.versionsOf('house_row')
      return rows
        .list()
        .map((row) => view(row, carriers.forceUnit(row.tableName, row.rowId).length, versions.get(row.id)))
    },
    add(draft: Draft, author: Author): HouseRowView {
      const { table, kind, notes } = draft
      const fields = normalizeHouseFields(draft.fields)
      const rowId = newRowId(draft)
      requireFree(table, rowId)
      const row = { id: newId(), tableName: table, rowId, kind, fields, notes, name: nameOf(table, rowId, fields) }
      requireSound(row)
      record(kind === 'own' ? `Create ${theRow(row)}` : `Patch ${theRow(row)}`, author, () => rows.add(row))
      return viewOf(row.id)
    },
    update({ id, version, fields: given, notes }: Rework, author: Author): HouseRowView {
      const before = get(id)
      requireRowUnchanged(file, 'house_row', id, version)
      const fields = normalizeHouseFields(given)
      const row = { ...before, fields, notes, name: nameOf(before.tableName, before.rowId, fields) }
      requireSound(row)
      const label = row.name === before.name ? `Rework ${theRow(row)}` : `${before.name} becomes ${theRow(row)}`
      record(label, author, () => rows.update(row))
      return viewOf(id)
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const row = get(id)
      requireRowUnchanged(file, 'house_row', id, version)
      if (row.kind === 'own') {
        requireUnused(row, listRowHolders(roster, editions).forceUnit(row.tableName, row.rowId))
        requireUnnamed(row, rows.list())
      }
      const label = row.kind === 'own' ? `Give up ${theRow(row)}` : `Play ${theRow(row)} as printed again`
      record(label, author, () => rows.remove(id))
    },
    carriers: ({ table, rowId }: { table: TableName; rowId: string }): HouseRowHolder[] => [
      ...listRowHolders(roster, editions).forceUnit(table, rowId),
    ],
    price({ table, fields }: { table: WeaponTable; fields: PartialHouseFields }): CustomWeaponPrice {
      const { bill, maxDamage, nearClone, problems } = computeCustomWeaponPricing(
        table,
        normalizeHouseFields(fields),
        editions.current().rules,
      )
      return { bill: buildBillView(bill), maxDamage, nearClone, problems: [...problems] }
    },
    afterArmour({ table, rowId }: { table: WeaponTable; rowId: string }): MeanDamageAfterArmour[] {
      const { rules } = editions.current()
      return listMeanDamageAfterArmour(requireFound(findRulebookRow(rules.tables, table, rowId), 'weapon'), rules)
    },
    audit(): AuditedWeaponView[] {
      const own = rows.list().filter(({ kind, tableName }) => kind === 'own' && isWeaponTable(tableName))
      return auditWeaponCosts(editions.current().rules, new Set(own.map(({ rowId }) => rowId)))
    },
  }
}

const MOST_NAMED = 3

function requireUnused(row: HouseRowRecord, carriers: readonly HouseRowHolder[]): void {
  if (carriers.length === 0) return
  const names = carriers.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = carriers.length - names.length
  const who = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  throw new RefusalError(
    'conflict',
    `${who} ${carriers.length === 1 ? 'has' : 'have'} ${theRow(row)}. Take it from them first.`,
  )
}

/** Refuses to remove a row that another house row refers to, as special rule, ammunition or in an effect. */
function requireUnnamed({ tableName, rowId, name }: HouseRowRecord, all: readonly HouseRowRecord[]): void {
  const naming = all.find(
    ({ fields }) =>
      (tableName === 'weaponRules' && fields.specialRules?.includes(rowId)) ||
      (tableName === 'items' && fields.ammo === rowId) ||
      fields.effects?.some((effect) =>
        listRowsNamedByEffect(effect).some(({ table, id }) => table === tableName && id === rowId),
      ),
  )
  if (naming === undefined) return
  throw new RefusalError('conflict', `${theRow(naming, 'The')} names ${name}. Take it out there first.`)
}

/** The name of a row; a patch without its own name uses the printed one. */
function nameOf(table: TableName, rowId: string, { name }: HouseFields): string {
  return name ?? findRulebookRow(PRINTED_TABLES, table, rowId)?.name ?? RULEBOOK_TABLE_HEADINGS[table].title
}

function theRow({ name }: Pick<HouseRowRecord, 'name'>, article: 'the' | 'The' = 'the'): string {
  return /^the /i.test(name) && article === 'the' ? formatNameMidSentence(name) : `${article} ${name}`
}

/** Whether two tables share one id space: gear is looked up by id across its tables. */
function sharesIds(a: TableName, b: TableName): boolean {
  return a === b || (CARRIED.includes(a) && CARRIED.includes(b))
}

const CARRIED: readonly TableName[] = ['weapons', 'armour', 'items', 'vehicleWeapons']

function isWeaponTable(table: TableName): table is WeaponTable {
  return table === 'weapons' || table === 'vehicleWeapons'
}
