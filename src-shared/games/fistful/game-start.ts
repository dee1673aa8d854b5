import * as z from 'zod'
import { MAX_BOARD_SIZE, parseHexLabel } from '#shared/kit/hex.ts'
import type { GameMap } from './model.ts'
import { TURN_EXCHANGE_MODES } from './play-modes.ts'
import { formatSettingAnswer, type SettingRow, type FistfulSettings, SETTINGS } from './tables/settings.ts'

const Star = z.string().regex(/^\d{4}(\d{2})?$/, { message: 'A star is named by its hex, such as 0412.' })
const BoardNumber = z.int().min(1).max(MAX_BOARD_SIZE.side)
const PlayerName = z.string().min(1).max(200)

/** Id of a game in mails and archives: letters and digits only, so that it survives any transport. */
const GameCode = z
  .string()
  .regex(/^[A-Z0-9]{4,40}$/, { message: 'A game is named by 4 to 40 capital letters and digits.' })

function answerTo(row: SettingRow) {
  return z.union([z.string(), z.number(), z.boolean()]).refine((value) => formatSettingAnswer(row, value) !== null)
}

/** An answer to each setting. */
export const SettingsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries<SettingRow>(SETTINGS).map(([id, row]) => [
      id,
      row.isLater ? answerTo(row).exactOptional() : answerTo(row),
    ]),
  ),
) as unknown as z.ZodType<FistfulSettings>

/** Map of a game (FIST-MAP-1 to FIST-MAP-3). */
export const GameMapSchema = z
  .strictObject({
    board: z
      .strictObject({
        rows: BoardNumber,
        columns: BoardNumber,
        orientation: z.enum(['pointy', 'flat']),
        shifted: z.enum(['even', 'odd']),
        labelOrder: z.enum(['row-column', 'column-row']),
      })
      .refine(({ rows, columns }) => rows * columns <= MAX_BOARD_SIZE.hexes, { message: 'The board is too large.' }),
    stars: z
      .record(Star, z.strictObject({ name: z.string().max(200), rating: z.int().min(1).max(5) }))
      .refine((stars) => Object.keys(stars).length <= 2000, { message: 'The map has too many stars.' }),
    routes: z.array(z.tuple([Star, Star])).max(20_000),
  })
  .refine(({ board, stars }) => Object.keys(stars).every((star) => parseHexLabel(star, board) !== null), {
    message: 'A star lies beside the board.',
  }) satisfies z.ZodType<GameMap>

/** A public key (Ed25519): 64 hexadecimal digits. */
const PublicKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { message: 'A key is 64 hexadecimal digits.' })
  .nullable()

/** Everything both players must agree on before the first turn. Homeworlds are null until chosen. */
export const GameStart = z.strictObject({
  game: GameCode,
  name: z.string().min(1).max(200),
  mode: z.enum(TURN_EXCHANGE_MODES),
  players: z.strictObject({ A: PlayerName, B: PlayerName }),
  areDiceTyped: z.boolean(),
  settings: SettingsSchema,
  map: GameMapSchema,
  homeworlds: z.strictObject({ A: Star.nullable(), B: Star.nullable() }),
  /** Public keys that verify each side's signatures; missing in older sealed games. */
  keys: z.strictObject({ A: PublicKey, B: PublicKey }).exactOptional(),
})
export type GameStart = z.infer<typeof GameStart>
