import * as z from 'zod'
import { CLIFF_GEAR, type CliffGearId } from './tables/cliff-gear.ts'

// Inputs of the worked examples, by kind.

const Pair = z.tuple([z.number(), z.number()])
const Coin = z.enum(['H', 'T'])
const Air = z.enum(['HE', 'SA'])
const Template = z.enum(['cup', 'pail'])
const Name = z.string()
const Dice = z.array(z.int())

/** A shot of an example. */
const ShotCase = z.object({
  weapon: Name,
  air: Air,
  dist: z.number(),
  target: Name,
  part: Name.optional(),
  dice: Dice,
  coin: Coin.optional(),
  again: z.boolean().default(false),
  cover: Name.optional(),
  targetFighting: z.boolean().default(true),
})
export type ShotCase = z.infer<typeof ShotCase>

const Vehicle = z.object({ type: Name, x: z.number(), y: z.number(), heading: z.number() })
const Held = z.object({ A: z.array(Name), B: z.array(Name) })
const Named = z.object({ A: Name.nullable(), B: Name.nullable() })

const BlastCase = z.object({
  vehicle: Vehicle.extend({ length: z.number(), width: z.number() }),
  center: Pair,
  template: Template,
  bd: z.number(),
  coin: Coin.optional(),
})
export type BlastCase = z.infer<typeof BlastCase>

const MoveCase = z.object({
  type: Name,
  gravity: z.enum(['EG', 'LG']),
  gear: z.enum(Object.keys(CLIFF_GEAR) as [CliffGearId, ...CliffGearId[]]).default('none'),
  swims: z.boolean().default(false),
  path: z.array(
    z.union([
      z.strictObject({ terrain: Name, length: z.number() }),
      z.strictObject({ stop: z.enum(['river-bank', 'far-bank']) }),
    ]),
  ),
})
export type MoveCase = z.infer<typeof MoveCase>

/** Input schema of each kind of example. */
export const EXAMPLE_SCHEMAS = {
  bands: z.object({ cases: z.array(Pair) }),
  shots: z.object({ cases: z.array(ShotCase) }),
  facing: z.object({ vehicle: Vehicle, from: z.array(Pair) }),
  cup: z.object({
    cases: z.array(z.object({ shooter: Pair, aim: Pair, template: Template, die: z.int() })),
  }),
  indirect: z.object({ cases: z.array(z.object({ weapon: Name, dice: Dice })) }),
  'blast-figures': z.object({
    center: Pair,
    template: Template,
    bd: z.number(),
    figures: z.array(z.object({ type: Name, x: z.number(), y: z.number(), behindWall: z.boolean().default(false) })),
  }),
  'blast-vehicle': z.object({ cases: z.array(BlastCase) }),
  moves: z.object({ cases: z.array(MoveCase) }),
  hth: z.object({ cases: z.array(Pair) }),
  prisoners: z.object({
    need: z.array(z.tuple([z.number(), z.boolean()])),
    escape: z.array(z.tuple([z.number(), z.number(), z.boolean()])),
  }),
  air: z.object({
    cases: z.array(z.object({ occupants: z.array(Name), coins: z.array(Coin), adjacentAir: z.boolean() })),
  }),
  reload: z.object({
    cases: z.array(
      z.object({ pad: z.enum(['light', 'heavy', 'light-pad', 'heavy-pad']), menPerTurn: z.array(z.number()) }),
    ),
  }),
  robots: z.object({ repair: z.array(Pair), specialistsFor: z.array(z.number()) }),
  recovery: z.object({
    cases: z.array(z.object({ wrecks: z.number(), teams: z.number(), turns: z.number() })),
  }),
  objective: z.object({
    scenario: z.object({
      goal: Named,
      home: Named.default({ A: null, B: null }),
      /** The third objective: its id, or true for the id `n`. */
      middle: z
        .union([z.boolean(), Name])
        .nullable()
        .default(null)
        .transform((middle) => (typeof middle === 'boolean' ? (middle ? 'n' : null) : middle)),
    }),
    held: z.array(Held),
  }),
  volley: z.object({ shots: z.array(ShotCase.extend({ by: Name, at: Name })) }),
}
