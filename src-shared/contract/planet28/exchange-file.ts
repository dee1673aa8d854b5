import * as z from 'zod'
import { TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { Name, Notes } from '../base.ts'
import { PlayedUnit, PlayedWarband } from './exchange-played.ts'
import { HouseFieldsInput } from './house.ts'
import {
  Allowances,
  CharacterProfileInput,
  RowId,
  SquadProfileInput,
  VehicleProfileInput,
  WarbandPlanInput,
} from './profiles.ts'

/** The format that is written; older ones would be brought up to it when they are read. */
export const EXCHANGE_FORMAT = 1

const MOST_UNITS = 1000
const MOST_ROWS = 1000
const MOST_PICTURE = 700_000

const head = { app: z.literal('Orrery'), format: z.literal(EXCHANGE_FORMAT) }

/** A row of the group's own, or a patch of a printed one. */
const FileRow = z.strictObject({
  table: z.enum(TABLE_NAMES),
  rowId: RowId,
  kind: z.enum(['own', 'patch']),
  fields: HouseFieldsInput.strict(),
  notes: Notes,
})
export type FileRow = z.infer<typeof FileRow>

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
  allowed: Allowances,
  isArchived: z.boolean(),
  /** Missing where battles made nothing of it. */
  played: PlayedUnit.optional(),
}

/** One warband with its units, and the house rows and rulings that it uses. */
export const WarbandFile = z.strictObject({
  ...head,
  kind: z.literal('warband'),
  /** Answers to rulings that are not the default and change something of this force. */
  rulings: z.array(FileRuling).max(200),
  rows: z.array(FileRow).max(MOST_ROWS),
  warband: z.strictObject({
    ...WarbandPlanInput.omit({ leaderId: true }).shape,
    name: Name,
    /** Which of the characters leads, counted from 0. */
    leader: z.int().min(0).max(MOST_UNITS).nullable(),
    /** The name of its faction. */
    faction: Name.nullable(),
    notes: Notes,
    background: Notes,
    portrait: Picture,
    allowed: Allowances,
    state: z.enum(['active', 'template', 'archived']),
    /** Missing where battles made nothing of it. */
    played: PlayedWarband.optional(),
    characters: z.array(z.strictObject({ ...unit, profile: CharacterProfileInput.strict() })).max(MOST_UNITS),
    squads: z.array(z.strictObject({ ...unit, profile: SquadProfileInput.strict() })).max(MOST_UNITS),
    vehicles: z.array(z.strictObject({ ...unit, profile: VehicleProfileInput.strict() })).max(MOST_UNITS),
  }),
})
export type WarbandFile = z.infer<typeof WarbandFile>

/** A group's own rows and patches, to share. */
export const HousePackFile = z.strictObject({
  ...head,
  kind: z.literal('house-pack'),
  name: Name,
  rows: z.array(FileRow).max(MOST_ROWS),
})
export type HousePackFile = z.infer<typeof HousePackFile>

/** Any file that Orrery writes for others to read. */
export const ExchangeFile = z.discriminatedUnion('kind', [WarbandFile, HousePackFile])
export type ExchangeFile = z.infer<typeof ExchangeFile>

/** The published JSON schema of both kinds of file. */
export function buildExchangeSchema(): object {
  return {
    ...z.toJSONSchema(ExchangeFile, { io: 'input' }),
    title: 'Orrery exchange file',
    description: 'A Planet 28 warband, or a pack of house rows, as Orrery writes and reads them.',
  }
}
