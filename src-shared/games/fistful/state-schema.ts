import * as z from 'zod'
import { GameMapSchema, SettingsSchema } from './game-start.ts'
import { type GameState, SIDES } from './model.ts'
import { ShipsSchema } from './orders-schema.ts'

const Side = z.enum(SIDES)
const Star = z.string().regex(/^\d{4}(\d{2})?$/, { message: 'A star is named by its hex, such as 0412.' })
const Turn = z.int().min(0).max(999_999)

/** State of a game between two turns, in machine-readable form. Semantic checks are in state-problems.ts. */
export const GameStateSchema = z.strictObject({
  settings: SettingsSchema,
  map: GameMapSchema,
  turn: z.int().min(1).max(999_999),
  homeworlds: z.strictObject({ A: Star.nullable(), B: Star.nullable() }),
  colonies: z.record(
    Star,
    z.strictObject({
      owner: Side,
      size: z.int().min(1).max(5),
      fortified: z.boolean(),
      fortProgress: Turn.nullable(),
      besieged: z.int().min(0).max(9),
      founded: Turn,
    }),
  ),
  fleets: z
    .array(z.strictObject({ owner: Side, id: z.string().regex(/^[A-Z]$/), at: Star, ships: ShipsSchema }))
    .max(52)
    .readonly(),
  result: z
    .strictObject({
      winner: Side.nullable(),
      why: z.enum(['homeworld', 'both-homeworlds', 'resigned', 'turn-limit', 'forfeit']),
    })
    .nullable(),
}) satisfies z.ZodType<GameState>
