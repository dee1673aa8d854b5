import * as z from 'zod'
import { CommandSchema } from '#shared/games/space-planes/commands.ts'
import { MAX_SHIPS } from '#shared/games/space-planes/flotillas.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { Name, Notes } from '../base.ts'
import { MatchOrigin } from '../match-results.ts'
import { FaceSetInput } from './face-sets.ts'
import { shipFields } from './flotillas.ts'

/** The number of the shape of these files. */
export const PLANES_FORMAT = 1

const head = { app: z.literal('Orrery'), game: z.literal('space-planes'), format: z.literal(PLANES_FORMAT) }
const FileFaceSet = z.strictObject({ name: Name, notes: Notes, faces: FaceSetInput })
export type FileFaceSet = z.infer<typeof FileFaceSet>

/** A drawing of six faces, to share. */
export const FaceSetFile = z.strictObject({ ...head, kind: z.literal('face-set'), faceSet: FileFaceSet })

/** A flotilla with the drawings that its ships bear. */
const FlotillaFile = z.strictObject({
  ...head,
  kind: z.literal('flotilla'),
  faceSets: z.array(FileFaceSet).max(MAX_SHIPS),
  flotilla: z.strictObject({
    name: Name,
    notes: Notes,
    /** The name of its faction. */
    faction: Name.nullable(),
    ships: z
      .array(
        z.strictObject({
          ...shipFields,
          /** Which of the file's drawings it bears, counted from 0; null for the standard set. */
          faceSet: z.int().min(0).nullable(),
        }),
      )
      .max(MAX_SHIPS, { message: `A flotilla has at most ${MAX_SHIPS} ships.` }),
  }),
})
export type FlotillaFile = z.infer<typeof FlotillaFile>

const FileBattle = z.strictObject({
  name: Name,
  notes: Notes,
  origin: MatchOrigin,
  options: BattleOptions,
  /** The dice of its shuffle, in the order in which they fell. */
  faces: z.array(z.int().min(1).max(52)).max(52),
  orders: z
    .array(z.strictObject({ command: CommandSchema, faces: z.array(z.int().min(1).max(52)).max(52) }))
    .max(5000, { message: 'A battle has at most 5000 orders.' }),
  /** The SHA-256 of options, orders, dice and end; older files have none. */
  seal: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { message: 'A seal has 64 hexadecimal digits.' })
    .optional(),
})
export type FileBattle = z.infer<typeof FileBattle>

/** A battle with its orders and its dice: whatever else it came to follows from them. */
export const BattleFile = z.strictObject({ ...head, kind: z.literal('battle'), battle: FileBattle })
export type BattleFile = z.infer<typeof BattleFile>

/** A file of Space Planes that Orrery writes for others to read. */
export const PlanesFile = z.discriminatedUnion('kind', [FlotillaFile, FaceSetFile, BattleFile])
export type PlanesFile = z.infer<typeof PlanesFile>

/** The published JSON schema of these files. */
export function buildPlanesSchema(): object {
  return {
    ...z.toJSONSchema(PlanesFile, { io: 'input' }),
    title: 'Orrery file of Space Planes',
    description:
      'A flotilla of Space Planes with its drawings, one drawing of six faces, or a battle order by order, as Orrery writes and reads them.',
  }
}
