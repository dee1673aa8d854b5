import * as z from 'zod'
import { TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { Name, Notes } from '../base.ts'
import { UnitBattleChanges, WarbandBattleChanges } from './exchange-battle-changes.ts'
import { HouseFieldsInput } from './house.ts'
import {
  AcceptedProblems,
  CharacterProfileInput,
  RowId,
  SquadProfileInput,
  VehicleProfileInput,
  WarbandPlanInput,
} from './profiles.ts'

/** Current format version. Older files are migrated when they are read. */
export const EXCHANGE_FORMAT_VERSION = 1

const MOST_UNITS = 1000
const MOST_ROWS = 1000
const MOST_PICTURE = 700_000

const head = { app: z.literal('Orrery'), format: z.literal(EXCHANGE_FORMAT_VERSION) }

/** A house row, or a patch of a printed row. */
const ExchangeHouseRow = z.strictObject({
  table: z.enum(TABLE_NAMES),
  rowId: RowId,
  kind: z.enum(['own', 'patch']),
  fields: HouseFieldsInput.strict(),
  notes: Notes,
})
export type FileRow = z.infer<typeof ExchangeHouseRow>

const FileRuling = z.strictObject({
  id: z.enum(listRowIds(RULINGS)),
  value: z.union([z.string().max(60), z.number(), z.boolean()]),
})

/** A picture in base64: WebP, JPEG or PNG. */
const Picture = z.string().max(MOST_PICTURE).nullable()

const unit = {
  name: Name,
  notes: Notes,
  background: Notes,
  portrait: Picture,
  allowed: AcceptedProblems,
  isArchived: z.boolean(),
  /** Missing if battles changed nothing. */
  played: UnitBattleChanges.optional(),
}

/** A warband with its units, and the house rows and rulings it uses. */
export const WarbandFile = z.strictObject({
  ...head,
  kind: z.literal('warband'),
  /** Rulings that are not the default and affect this force. */
  rulings: z.array(FileRuling).max(200),
  rows: z.array(ExchangeHouseRow).max(MOST_ROWS),
  warband: z.strictObject({
    ...WarbandPlanInput.omit({ leaderId: true }).shape,
    name: Name,
    /** Index of the leading character, from 0. */
    leader: z.int().min(0).max(MOST_UNITS).nullable(),
    /** Name of its faction. */
    faction: Name.nullable(),
    notes: Notes,
    background: Notes,
    portrait: Picture,
    allowed: AcceptedProblems,
    state: z.enum(['active', 'template', 'archived']),
    /** Missing if battles changed nothing. */
    played: WarbandBattleChanges.optional(),
    characters: z.array(z.strictObject({ ...unit, profile: CharacterProfileInput.strict() })).max(MOST_UNITS),
    squads: z.array(z.strictObject({ ...unit, profile: SquadProfileInput.strict() })).max(MOST_UNITS),
    vehicles: z.array(z.strictObject({ ...unit, profile: VehicleProfileInput.strict() })).max(MOST_UNITS),
  }),
})
export type WarbandFile = z.infer<typeof WarbandFile>

/** House rows and patches, for sharing. */
export const HousePackFile = z.strictObject({
  ...head,
  kind: z.literal('house-pack'),
  name: Name,
  rows: z.array(ExchangeHouseRow).max(MOST_ROWS),
})
export type HousePackFile = z.infer<typeof HousePackFile>

/** Any exported file. */
export const ExchangeFile = z.discriminatedUnion('kind', [WarbandFile, HousePackFile])
export type ExchangeFile = z.infer<typeof ExchangeFile>

/** JSON schema of both kinds of file. */
export function buildExchangeFileSchema(): object {
  return {
    ...z.toJSONSchema(ExchangeFile, { io: 'input' }),
    title: 'Orrery exchange file',
    description: 'A Planet 28 warband, or a pack of house rows, as Orrery writes and reads them.',
  }
}
