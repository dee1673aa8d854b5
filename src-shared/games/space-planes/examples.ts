import * as z from 'zod'
import { ManoeuvrePartSchema } from './commands.ts'
import { DIRECTIONS, FACES } from './model.ts'
import { MANOEUVRES, type ManoeuvreName } from './tables/manoeuvres.ts'

// Inputs of the worked examples, by kind.

const FaceNumber = z.literal(FACES)
const Twist = z.literal([0, 1, 2, 3])
const Place = z.object({ x: z.number(), y: z.number(), heading: z.number() })
const Cube = Place.extend({ face: FaceNumber, twist: Twist })
const OnTable = Cube.extend({ id: z.string(), owner: z.string(), plane: FaceNumber })
const Numbers = z.array(z.number())
const Counts = z.record(z.string(), z.number())

/** A manoeuvre of one ship. */
const Case = z.object({
  ship: z.string(),
  name: z.enum(Object.keys(MANOEUVRES) as [ManoeuvreName, ...ManoeuvreName[]]),
  parts: z.array(ManoeuvrePartSchema),
  /** The ship that has shot this turn (SP-TURN-2). */
  shot: z.string().nullable().default(null),
})
export type ManoeuvreCase = z.infer<typeof Case>

/** Attitude of a cube as face and twist, such as `3-1`. */
const AttitudeText = z
  .string()
  .transform((text) => text.split('-').map(Number))
  .pipe(z.tuple([FaceNumber, Twist]))
  .transform(([face, twist]) => ({ face, twist }))

/** Input schema of each kind of example. */
export const EXAMPLE_SCHEMAS = {
  setup: z.object({ players: Numbers }),
  placement: z.object({
    players: z.number(),
    placed: z.array(OnTable),
    tries: z.array(Place.extend({ plane: FaceNumber })),
  }),
  manoeuvres: z.object({ players: z.number(), ships: z.array(OnTable), cases: z.array(Case) }),
  rolls: z.object({
    cases: z.array(
      z.object({
        from: AttitudeText,
        dirs: z
          .string()
          .transform((dirs) => [...dirs])
          .pipe(z.array(z.enum(DIRECTIONS))),
      }),
    ),
  }),
  range: z.object({ attacker: Cube, targets: z.array(Cube), others: z.array(Cube).default([]) }),
  shot: z.object({
    attacker: OnTable,
    target: OnTable,
    others: z.array(OnTable).default([]),
    /** The ship that has manoeuvred this turn (SP-TURN-2). */
    manoeuvred: z.string().nullable().default(null),
    deck: Numbers.default([]),
    reshuffled: Numbers.default([]),
  }),
  end: z.object({ cases: z.array(z.object({ points: Counts, ships: Counts, turn: z.int().default(0) })) }),
}
