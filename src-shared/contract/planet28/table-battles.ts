import * as z from 'zod'
import { UnitIdSchema } from '#shared/games/planet28/battle/table-input.ts'
import { BOT_NAMES } from '#shared/games/planet28/field/bots.ts'
import { BattleMapOptions } from '#shared/games/planet28/field/map.ts'
import { QUICK_UNIT_BOUNDS } from '#shared/games/planet28/starting-profiles.ts'
import { Id, Name, Notes } from '../base.ts'
import { RowId } from './profiles.ts'

const intWithin = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max)

/** Temporary fighters without a warband: identical characters or one squad, with the same value for all skills. */
const QuickUnits = z.object({
  name: Name,
  count: intWithin(QUICK_UNIT_BOUNDS.count),
  /** Whether they form one squad (P28-SQ-1). */
  isSquad: z.boolean().exactOptional(),
  skill: intWithin(QUICK_UNIT_BOUNDS.skill),
  hitPoints: intWithin(QUICK_UNIT_BOUNDS.hitPoints),
  equipment: z.array(RowId).max(10),
})

const Side = z.object({
  name: Name,
  isEnemy: z.boolean(),
  warbandIds: z.array(Id).max(20),
  /** The player who may command this side on their own device, besides the gamemaster. */
  playerId: Id.nullable(),
  quick: z.array(QuickUnits).max(20),
  /** The bot that plays this side of a battle with a map. */
  bot: z.enum(BOT_NAMES).exactOptional(),
})

/** Sides of a battle played here. */
export const TableBattleSides = z.object({
  play: z.enum(['opposed', 'solo', 'co-op']),
  sides: z.array(Side).min(2).max(8),
  /** Units of those warbands that do not take part. */
  absent: z.array(Id).max(400),
  /** The vehicle of its side in which a unit starts, by unit (P28-SET-3). */
  aboard: z
    .record(UnitIdSchema, UnitIdSchema)
    .refine((all) => Object.keys(all).length <= 200, { message: 'These are too many.' })
    .exactOptional(),
  /** Flyers that start airborne (P28-SET-3, P28-VT-flyer). */
  flying: z.array(UnitIdSchema).max(200).exactOptional(),
  /** Weapons in hand at the start, by character. Default: as many as there are hands for (P28-WEAP-7). */
  hands: z
    .record(UnitIdSchema, z.array(RowId).max(8))
    .refine((all) => Object.keys(all).length <= 200, { message: 'These are too many.' })
    .exactOptional(),
})
export type TableBattleSides = z.infer<typeof TableBattleSides>

/** Everything agreed before a battle played here. */
export const TableBattlePlan = TableBattleSides.extend({
  name: Name,
  scenarioId: Id.nullable(),
  nightId: Id.nullable(),
  goal: z.string().max(2000),
  /** Number of turns set by the scenario; null to roll it (P28-TURN-9). */
  turns: z.int().min(1).max(99).nullable(),
  /** Description of the table and the deployment of the sides. */
  terrain: Notes,
  /** The map on which it is played; without one the miniatures stand on a table. */
  map: BattleMapOptions.omit({ bots: true }).exactOptional(),
})
export type TableBattlePlan = z.infer<typeof TableBattlePlan>

/**
 * Vehicles with seats, and the units of their sides that may start in them. A squad needs one seat per member
 * (P28-SET-3, P28-VEH-TRANS-1).
 */
export const BoardingChoices = z.object({
  rides: z.array(z.object({ id: UnitIdSchema, name: z.string(), side: z.string(), seats: z.int() })),
  riders: z.array(z.object({ id: UnitIdSchema, name: z.string(), side: z.string(), seats: z.int() })),
})
export type BoardingChoices = z.infer<typeof BoardingChoices>

/** Starting options: flyers airborne or landed, and characters with more weapons than hands (P28-SET-3, P28-WEAP-7). */
export const StartingOptions = z.object({
  flyers: z.array(z.object({ id: UnitIdSchema, name: z.string() })),
  armed: z.array(
    z.object({
      id: UnitIdSchema,
      name: z.string(),
      weapons: z.array(z.object({ id: RowId, name: z.string() })),
      /** Weapons currently in hand. */
      hands: z.array(RowId),
    }),
  ),
})
export type StartingOptions = z.infer<typeof StartingOptions>

/** Strength of each side, in order, and problems of such a battle. */
export const TableBattleEvaluation = z.object({
  sides: z.array(z.object({ models: z.int(), points: z.int(), agendas: z.int() })),
  problems: z.array(z.object({ message: z.string(), rule: z.string() })),
  boarding: BoardingChoices,
  stances: StartingOptions,
})
export type TableBattleEvaluation = z.infer<typeof TableBattleEvaluation>
