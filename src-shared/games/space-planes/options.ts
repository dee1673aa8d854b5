import * as z from 'zod'
import { FaceSetInput } from '#shared/contract/space-planes/face-sets.ts'
import { MAX_FLOTILLA_SHIPS } from './flotillas.ts'
import { type NamedCube, type SeatFlotilla, SeatFlotillaSchema } from './named-cubes.ts'
import { BOT_PILOT_NAMES } from './tables/pilots.ts'
import { MAX_SHIPS_ON_TABLE, SETTINGS } from './tables/settings.ts'

const Mm = z.number().min(100).max(5000)
const answers = Object.entries(SETTINGS).map(([id, { choices }]) => [
  id,
  z.literal(choices.map(({ value }) => value)).optional(),
])

/** Options of a battle. Seats are clockwise from the first placer; settings are those that differ from the book. */
const Agreed = z.strictObject({
  seats: z
    .array(
      z
        .string()
        .trim()
        .min(1, { message: 'A seat needs a name.' })
        .max(40, { message: 'The name of a seat has at most 40 characters.' })
        .refine((seat) => !/\p{Cc}/u.test(seat), { message: 'The name of a seat stands on one line.' })
        .refine((seat) => !(seat in {}), {
          message: 'Records are kept by seat, and this word has a meaning there: call the seat otherwise.',
        }),
    )
    .min(2)
    .max(6)
    .refine((seats) => new Set(seats).size === seats.length, { message: 'Each seat has a name of its own.' }),
  settings: z
    .strictObject({
      ...(Object.fromEntries(answers) as Record<keyof typeof SETTINGS, z.ZodType>),
      areaMm: z.tuple([Mm, Mm]).optional(),
      cardShortMm: z.number().min(20).max(200).optional(),
      cardLongMm: z.number().min(20).max(200).optional(),
      cubeMm: z.number().min(10).max(25).optional(),
      shipsEach: z.int().min(1).max(3).optional(),
      turnLimit: z.int().min(1).max(1000).nullable().optional(),
    })
    .partial(),
  /** Whether it is played by mail between two tables, with cards from both chains (SP-MAIL-2). */
  byMail: z.literal(true).optional(),
  /** By mail: the inviting seat, whose link, with the other seat's anchor, places all ships at random (SP-MAIL-2). */
  drawnPlaces: z.string().max(40).optional(),
  /** Whether positions are on the physical table only. */
  companion: z.literal(true).optional(),
  /** Bots by seat; people play the other seats. */
  bots: z.record(z.string().max(40), z.enum(BOT_PILOT_NAMES)).optional(),
  /** Flotillas, by seat. */
  sides: z.record(z.string().max(40), SeatFlotillaSchema).optional(),
  /** Ships placed by each seat, if the numbers differ (SP-CLASH-1). */
  shares: z
    .record(
      z.string().max(40),
      z
        .int()
        .min(1)
        .max(MAX_SHIPS_ON_TABLE - 1),
    )
    .optional(),
  /** Face set of all cubes; the standard set by default (SP-FACE-1). */
  faces: FaceSetInput.optional(),
  /** Face sets of named cubes with their own drawing. */
  drawings: z.array(FaceSetInput).max(MAX_FLOTILLA_SHIPS).optional(),
})

/** Validated options of a battle: seats, settings and bots. */
export const BattleOptions = Agreed.refine(
  ({ seats, bots = {} }) => Object.keys(bots).every((seat) => seats.includes(seat)),
  {
    message: 'A bot flies for a seat that there is.',
  },
)
  .refine(({ seats, byMail }) => byMail !== true || seats.length === 2, {
    message: 'By mail two tables fly one battle: choose two players.',
    path: ['seats'],
  })
  .refine(
    ({ byMail, seats, drawnPlaces }) => drawnPlaces === undefined || (byMail === true && seats.includes(drawnPlaces)),
    {
      message: 'A seat of a battle by mail alone draws the places.',
      path: ['drawnPlaces'],
    },
  )
  .refine(({ byMail, bots = {} }) => byMail !== true || Object.keys(bots).length === 0, {
    message: 'A bot sends no mail: let people fly both seats.',
  })
  .refine(({ byMail, companion }) => byMail !== true || companion !== true, {
    message: 'By mail the app must know where ships stand: let it follow their places.',
  })
  .refine(({ companion, bots = {} }) => companion !== true || Object.keys(bots).length === 0, {
    message: 'Bots need to know where ships stand: let the app follow their places.',
  })
  .refine(({ settings, bots = {} }) => settings.deckMode !== 'table' || Object.keys(bots).length === 0, {
    message: 'Bots need the cards of the app.',
  })
  .refine(({ seats, sides = {} }) => Object.keys(sides).every((seat) => seats.includes(seat)), {
    message: 'A flotilla flies for a seat that there is.',
  })
  .refine(({ sides = {}, drawings = [] }) => cubesOf(sides).every(({ drawing }) => (drawing ?? -1) < drawings.length), {
    message: 'A ship bears a drawing that the battle has.',
    path: ['sides'],
  })
  .refine(
    ({ seats, shares }) =>
      shares === undefined ||
      (seats.every((seat) => shares[seat] !== undefined) && Object.keys(shares).length === seats.length),
    { message: 'Say of every seat how many ships it places, and of no other.' },
  )
  .refine(
    ({ seats, settings, shares }) =>
      shares !== undefined || (settings.shipsEach ?? 1) * seats.length <= MAX_SHIPS_ON_TABLE,
    {
      message: `At most ${MAX_SHIPS_ON_TABLE} ships are on the table, each with a plane die of its own: agree on fewer for each player.`,
      path: ['settings', 'shipsEach'],
    },
  )
  .refine(({ shares = {} }) => Object.values(shares).reduce((sum, count) => sum + count, 0) <= MAX_SHIPS_ON_TABLE, {
    message: `At most ${MAX_SHIPS_ON_TABLE} ships are on the table: each has a plane die of its own.`,
  })
  .superRefine(({ seats, settings, shares, sides = {} }, context) => {
    const shipsPerSeat = settings.shipsEach ?? Math.floor(MAX_SHIPS_ON_TABLE / seats.length)
    for (const [seat, { name, ships }] of Object.entries(sides)) {
      const most = shares?.[seat] ?? shipsPerSeat
      if (ships.length > most)
        context.addIssue({
          code: 'custom',
          message: `${name} brings ${ships.length} ships, and each seat flies ${most}: bring fewer, or agree on more for each player.`,
          path: ['sides', seat, 'ships'],
        })
    }
  })
export type BattleOptions = z.infer<typeof BattleOptions>

function cubesOf(sides: Readonly<Record<string, SeatFlotilla>>): NamedCube[] {
  return Object.values(sides).flatMap(({ ships }) => ships)
}
