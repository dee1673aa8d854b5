import * as z from 'zod'
import { SETTINGS } from './tables/settings.ts'

const Mm = z.number().min(100).max(5000)
const answers = Object.entries(SETTINGS).map(([id, { choices }]) => [
  id,
  z.literal(choices.map(({ value }) => value)).optional(),
])

/** What is agreed before a battle: the seats clockwise from the first placer, and what differs from the book. */
export const BattleOptions = z.strictObject({
  seats: z
    .array(z.string().trim().min(1).max(40))
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
})
export type BattleOptions = z.infer<typeof BattleOptions>
