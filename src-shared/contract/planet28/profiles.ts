import * as z from 'zod'
import { CELLS } from '#shared/games/planet28/grid.ts'
import type { CharacterProfile, SquadProfile, VehicleProfile } from '#shared/games/planet28/model.ts'
import { MAX_ROUNDS } from '#shared/games/planet28/mounted-rounds.ts'
import { ShortText } from '../base.ts'

const MOST_PICKS = 200
const MOST_LOADOUTS = 10

/** The id of a row of a table in force: a printed name in kebab-case, or a group's own. */
export const RowId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: 'This is not the id of a row.' })
  .max(60)

const picks = z.array(RowId).max(MOST_PICKS)
/** A skill may be out of the book's range while it is being built: the check says so (P28-BUILD-2). */
const Skill = z.int().min(1).max(10)
const Facing = z.enum(['front', 'rear', 'left', 'right'])

const body = {
  skills: z.object({ A: Skill, F: Skill, S: Skill, AW: Skill, P: Skill }),
  hitPoints: z.int().min(1).max(999),
  traits: picks,
  abilities: picks,
}

/** A character's profile as sent: bounded; whether the ids are known, the rules of its warband say. */
export const CharacterProfileInput = z.object({ ...body, equipment: picks }) satisfies z.ZodType<CharacterProfile>

/** A squad's profile as sent. */
export const SquadProfileInput = z.object({
  ...body,
  loadouts: z
    .array(z.object({ members: z.int().min(1).max(99), equipment: picks }))
    .min(1)
    .max(MOST_LOADOUTS),
}) satisfies z.ZodType<SquadProfile>

/** A vehicle's profile as sent. */
export const VehicleProfileInput = z.object({
  type: RowId,
  A: Skill,
  S: Skill,
  sections: z
    .array(
      z.object({
        cell: z.enum(CELLS),
        section: RowId,
        facing: Facing.exactOptional(),
        weapon: RowId.exactOptional(),
        rounds: z.int().min(1).max(MAX_ROUNDS).exactOptional(),
      }),
    )
    .max(CELLS.length),
  traits: picks,
  abilities: picks,
  weapons: picks,
}) satisfies z.ZodType<VehicleProfile>

/** What a player chooses for a warband besides its units. */
export const WarbandPlanInput = z.object({
  pointLimit: z.int().min(0).max(100_000),
  play: z.enum(['opposed', 'solo', 'co-op']),
  leaderId: z.string().max(40).nullable(),
  stash: picks,
})

/** A bill: named lines that add up to the cost (P28-BUILD-3). */
export const BillView = z.object({
  lines: z.array(z.object({ part: z.string(), source: z.string(), cost: z.number(), rule: z.string() })),
  formula: z.number(),
  cost: z.number(),
})

/** A problem that the group lets pass. */
const AllowanceInput = z.object({ key: z.string().max(200), reason: ShortText })

/** The problems let pass of one unit. */
export const Allowances = z.array(AllowanceInput).max(100)

const Severity = z.enum(['refused', 'flagged', 'allowed'])

/** What is wrong with a build, what to do, and the clicks that do it: each gives a profile without the problem (P28-BUILD-6). */
export const problemView = <Profile extends z.ZodType>(profile: Profile) =>
  z.object({
    key: z.string(),
    rule: z.string(),
    code: z.string(),
    severity: Severity,
    message: z.string(),
    fixes: z.array(z.object({ label: z.string(), profile })),
    cells: z.array(z.enum(CELLS)).exactOptional(),
  })

/** How many problems a unit has, for lists. */
export const ProblemCounts = z.object({ refused: z.int(), flagged: z.int(), allowed: z.int() })
export type ProblemCounts = z.infer<typeof ProblemCounts>
