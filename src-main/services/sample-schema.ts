import * as z from 'zod'
import { Name, Notes, ShortText } from '../../src-shared/contract/base.ts'
import { HouseFieldsInput } from '../../src-shared/contract/house.ts'
import {
  CharacterProfileInput,
  RowId,
  SquadProfileInput,
  VehicleProfileInput,
} from '../../src-shared/contract/planet28.ts'
import { TABLE_NAMES } from '../../src-shared/games/planet28/rulebook.ts'
import { RULINGS } from '../../src-shared/games/planet28/tables/rulings.ts'
import { rowIds } from '../../src-shared/games/planet28/tables/row.ts'
import { WARBAND_STATES } from '../db/schema.ts'

const Days = z.int().min(0).max(365)
const Board = z.int().min(1).max(99)

const unit = { name: Name, background: Notes, notes: Notes }

const SampleWarband = z.object({
  ...unit,
  faction: Name.nullable(),
  pointLimit: z.int().min(0),
  state: z.enum(WARBAND_STATES),
  /** The name of one of its characters. */
  leader: Name.nullable(),
  stash: z.array(RowId),
  characters: z.array(z.object({ ...unit, profile: CharacterProfileInput })),
  squads: z.array(z.object({ ...unit, profile: SquadProfileInput })),
  vehicles: z.array(z.object({ ...unit, profile: VehicleProfileInput })),
})
export type SampleWarband = z.infer<typeof SampleWarband>

/** The bundled sample campaign as its file holds it: things name each other by their names. */
export const SampleCampaign = z.object({
  campaign: z.object({ name: Name, notes: Notes, nextSessionInDays: Days, nextSessionPlan: Notes }),
  factions: z.array(z.object({ name: Name, notes: Notes })),
  cluster: z.object({ name: Name, rows: Board, columns: Board }),
  stars: z.array(
    z.object({
      name: Name,
      row: Board,
      column: Board,
      rating: z.int().min(1).max(5),
      faction: Name.nullable(),
      notes: Notes,
    }),
  ),
  routes: z.array(z.tuple([Name, Name])),
  house: z.array(
    z.object({
      table: z.enum(TABLE_NAMES),
      rowId: RowId,
      kind: z.enum(['own', 'patch']),
      fields: HouseFieldsInput,
      notes: Notes,
    }),
  ),
  rulings: z.array(
    z.object({
      id: z.enum(rowIds(RULINGS)),
      value: z.union([z.string(), z.number(), z.boolean()]),
      reason: ShortText,
      agreedBy: ShortText,
      daysAgo: Days,
    }),
  ),
  warbands: z.array(SampleWarband),
  scenarios: z.array(
    z.object({
      name: Name,
      promptId: RowId.nullable(),
      story: Notes,
      goal: Notes,
      tablePlan: Notes,
      turns: z.int().nullable(),
      sides: z.array(z.object({ name: Name, warband: Name.nullable() })),
      notes: Notes,
    }),
  ),
  agendas: z.array(
    z.object({ character: Name, face: z.int().min(1).max(6), failedGames: z.int().min(0), daysAgo: Days }),
  ),
  /** Bodies line by line, so that the file reads well. */
  entries: z.array(z.object({ title: Name, body: z.array(z.string()), daysAgo: Days })),
})
export type SampleCampaign = z.infer<typeof SampleCampaign>
