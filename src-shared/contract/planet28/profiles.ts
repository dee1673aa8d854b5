import * as z from 'zod'
import type { CharacterProfile, SquadProfile, VehicleProfile } from '#shared/games/planet28/model.ts'
import { MAX_MOUNT_ROUNDS } from '#shared/games/planet28/mounted-rounds.ts'
import { GRID_CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import { ShortText } from '../base.ts'

const MOST_PICKS = 200
const MOST_LOADOUTS = 10

/** Id of a row of a table in force: the printed name in kebab-case, or an id of a house row. */
export const RowId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: 'This is not the id of a row.' })
  .max(60)

const picks = z.array(RowId).max(MOST_PICKS)
/** A skill may be outside the book's range during building; the check reports it (P28-BUILD-2). */
const Skill = z.int().min(1).max(10)
const Facing = z.enum(['front', 'rear', 'left', 'right'])

const body = {
  skills: z.object({ A: Skill, F: Skill, S: Skill, AW: Skill, P: Skill }),
  hitPoints: z.int().min(1).max(999),
  traits: picks,
  abilities: picks,
}

/** A character's profile as sent. Only bounds are validated here; the rules of its warband validate the ids. */
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
        cell: z.enum(GRID_CELLS),
        section: RowId,
        facing: Facing.exactOptional(),
        weapon: RowId.exactOptional(),
        rounds: z.int().min(1).max(MAX_MOUNT_ROUNDS).exactOptional(),
      }),
    )
    .max(GRID_CELLS.length),
  traits: picks,
  abilities: picks,
  weapons: picks,
}) satisfies z.ZodType<VehicleProfile>

/** Choices for a warband apart from its units. */
export const WarbandPlanInput = z.object({
  pointLimit: z.int().min(0).max(100_000),
  play: z.enum(['opposed', 'solo', 'co-op']),
  leaderId: z.string().max(40).nullable(),
  stash: picks,
})

/** An itemised cost (P28-BUILD-3). */
export const BillView = z.object({
  lines: z.array(z.object({ part: z.string(), source: z.string(), cost: z.number(), rule: z.string() })),
  formula: z.number(),
  cost: z.number(),
})

/** An accepted problem. */
const AllowanceInput = z.object({ key: z.string().max(200), reason: ShortText })

/** Accepted problems of one unit. */
export const AcceptedProblems = z.array(AllowanceInput).max(100)

const Severity = z.enum(['refused', 'flagged', 'allowed'])

/**
 * A problem of a build with its remedy and quick fixes; each fix yields a profile without the problem (P28-BUILD-6).
 */
export const createProblemSchema = <Profile extends z.ZodType>(profile: Profile) =>
  z.object({
    key: z.string(),
    rule: z.string(),
    code: z.string(),
    severity: Severity,
    message: z.string(),
    fixes: z.array(z.object({ label: z.string(), profile })),
    cells: z.array(z.enum(GRID_CELLS)).exactOptional(),
  })

/** Number of problems of a unit, for lists. */
export const ProblemCounts = z.object({ refused: z.int(), flagged: z.int(), allowed: z.int() })
export type ProblemCounts = z.infer<typeof ProblemCounts>
