import { eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Orm } from '#main/db/file/orm.ts'
import type { AcceptedProblem } from '#shared/games/planet28/model.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import {
  buildPlaceholderCondition,
  prepareInsert,
  prepareFindById,
  prepareListByName,
  prepareDeleteById,
  prepareUpdateById,
} from '../prepared-statements.ts'

/** The fields of every unit besides its profile. */
export interface UnitFields {
  readonly warbandId: string
  readonly name: string
  readonly notes: string
  readonly background: string
  readonly portraitId: string | null
  readonly allowed: readonly AcceptedProblem[]
  readonly isArchived: boolean
}

/** Effects of battles on a unit. Building and editing do not change them. */
export interface UnitBattleEffects {
  /** Died or was scrapped (P28-INJ-8, P28-VDT-6). */
  readonly isLost: boolean
  /** Hit points bought between battles (P28-CAMP-4). */
  readonly hitPointsGrown: number
  /** Cost when it entered its first battle (P28-VDT-6); null before that, 0 if it was not recorded. */
  readonly startingCost: number | null
}

/** A unit of a warband, as built. */
export interface Unit<Profile> extends UnitFields {
  readonly id: string
  readonly profile: Profile
}

/** The player of a unit, if different from its warband's. Building and battles do not change it. */
interface Played {
  readonly playerId: string | null
}

/** A unit as stored. */
export type StoredUnit<Profile> = Unit<Profile> & UnitBattleEffects & Played

/** Repository of one kind of unit. Lists are ordered by name. */
export interface UnitRepository<Profile> {
  readonly list: () => StoredUnit<Profile>[]
  readonly listOf: (warbandId: string) => StoredUnit<Profile>[]
  readonly find: (id: string) => StoredUnit<Profile> | null
  readonly add: (unit: Unit<Profile>) => void
  readonly update: (unit: Unit<Profile>) => void
  /** Stores the effects of a battle. */
  readonly grow: (id: string, growth: Partial<UnitBattleEffects>) => void
  readonly remove: (id: string) => void
}

type UnitTable = SQLiteTable & {
  readonly $inferSelect: OwnColumns
  readonly id: SQLiteColumn
  readonly name: SQLiteColumn
  readonly warbandId: SQLiteColumn
}

/** Columns that are not part of the profile. */
type OwnColumns = UnitFields & UnitBattleEffects & Played & { readonly id: string }

const UNPLAYED: UnitBattleEffects & Played = { isLost: false, hitPointsGrown: 0, startingCost: null, playerId: null }

/** Columns that building and editing do not change. */
const PLAYED = ['isLost', 'hitPointsGrown', 'startingCost', 'playerId'] as const satisfies (keyof (UnitBattleEffects &
  Played))[]

/** Conversion between columns and profile. */
interface Mapping<Row, Profile> {
  readonly profileOf: (row: Row) => Profile
  readonly columnsOf: (profile: Profile) => Omit<Row, keyof OwnColumns>
}

/** Creates the repository of one kind of unit. */
export function createUnitRepository<Table extends UnitTable, Profile>(
  orm: Orm,
  table: Table,
  { profileOf, columnsOf }: Mapping<Table['$inferSelect'], Profile>,
): UnitRepository<Profile> {
  const all = prepareListByName(orm, table)
  const ofWarband = prepareListByName(orm, table, buildPlaceholderCondition(table.warbandId, 'value'))
  const byId = prepareFindById(orm, table)
  const added = prepareInsert(orm, table, PLAYED)
  const updated = prepareUpdateById(orm, table, PLAYED)

  const anyTable: SQLiteTable = table

  function unitOf(row: Table['$inferSelect']): StoredUnit<Profile> {
    const { id, warbandId, name, notes, background, portraitId, allowed, isArchived } = row
    const { isLost, hitPointsGrown, startingCost, playerId } = row
    const own = { id, warbandId, name, notes, background, portraitId, allowed, isArchived }
    return { ...own, isLost, hitPointsGrown, startingCost, playerId, profile: profileOf(row) }
  }
  function rowOf({ profile, ...own }: Unit<Profile>): Table['$inferSelect'] {
    return { ...UNPLAYED, ...own, ...columnsOf(profile) }
  }

  return {
    list: () => all().map(unitOf),
    listOf: (warbandId) => ofWarband(warbandId).map(unitOf),
    find(id) {
      const row = byId(id)
      return row ? unitOf(row) : null
    },
    add: (unit) => added(rowOf(unit)),
    update: (unit) => updated(rowOf(unit)),
    grow: (id, growth) => void orm.update(anyTable).set(growth).where(eq(table.id, id)).run(),
    remove: prepareDeleteById(orm, table),
  }
}

/** Reads the five skills from their columns. */
export function readSkillColumns({ skillA, skillF, skillS, skillAW, skillP }: ReturnType<typeof buildSkillColumns>) {
  return { A: skillA, F: skillF, S: skillS, AW: skillAW, P: skillP }
}

/** Writes five skills to their columns. */
export function buildSkillColumns({ A, F, S, AW, P }: Record<SkillId, number>) {
  return { skillA: A, skillF: F, skillS: S, skillAW: AW, skillP: P }
}
