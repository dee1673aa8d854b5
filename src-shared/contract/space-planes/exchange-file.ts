import * as z from 'zod'
import { CommandSchema } from '#shared/games/space-planes/commands.ts'
import { MAX_FLOTILLA_SHIPS } from '#shared/games/space-planes/flotillas.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { Name, Notes } from '../base.ts'
import { MatchOriginId } from '../match-results.ts'
import { FaceSetInput } from './face-sets.ts'
import { shipFields } from './flotillas.ts'

/** Format version of these files. */
export const PLANES_FILE_FORMAT_VERSION = 1

const head = {
  app: z.literal('Orrery'),
  game: z.literal('space-planes'),
  format: z.literal(PLANES_FILE_FORMAT_VERSION),
}
const FileFaceSet = z.strictObject({ name: Name, notes: Notes, faces: FaceSetInput })
export type FileFaceSet = z.infer<typeof FileFaceSet>

/** A drawing of six faces, for sharing. */
export const FaceSetFile = z.strictObject({ ...head, kind: z.literal('face-set'), faceSet: FileFaceSet })

/** A flotilla with the drawings of its ships. */
const FlotillaFile = z.strictObject({
  ...head,
  kind: z.literal('flotilla'),
  faceSets: z.array(FileFaceSet).max(MAX_FLOTILLA_SHIPS),
  flotilla: z.strictObject({
    name: Name,
    notes: Notes,
    /** Name of its faction. */
    faction: Name.nullable(),
    ships: z
      .array(
        z.strictObject({
          ...shipFields,
          /** Index of its drawing in the file, from 0; null for the standard set. */
          faceSet: z.int().min(0).nullable(),
        }),
      )
      .max(MAX_FLOTILLA_SHIPS, { message: `A flotilla has at most ${MAX_FLOTILLA_SHIPS} ships.` }),
  }),
})
export type FlotillaFile = z.infer<typeof FlotillaFile>

const FileBattle = z.strictObject({
  name: Name,
  notes: Notes,
  origin: MatchOriginId,
  options: BattleOptions,
  /** Dice of the shuffle, in order. */
  faces: z.array(z.int().min(1).max(52)).max(52),
  orders: z
    .array(z.strictObject({ command: CommandSchema, faces: z.array(z.int().min(1).max(52)).max(52) }))
    .max(5000, { message: 'A battle has at most 5000 orders.' }),
  /** SHA-256 of options, orders, dice and end; missing in older files. */
  seal: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { message: 'A seal has 64 hexadecimal digits.' })
    .optional(),
})
export type FileBattle = z.infer<typeof FileBattle>

/** A battle with its orders and dice, from which everything else is recomputed. */
export const BattleFile = z.strictObject({ ...head, kind: z.literal('battle'), battle: FileBattle })
export type BattleFile = z.infer<typeof BattleFile>

/** A file exported by Space Planes. */
export const PlanesFile = z.discriminatedUnion('kind', [FlotillaFile, FaceSetFile, BattleFile])
export type PlanesFile = z.infer<typeof PlanesFile>

/** JSON schema of these files, without the labels that commands carry for forms. */
export function buildPlanesFileSchema(): object {
  return {
    ...z.toJSONSchema(PlanesFile, { io: 'input', metadata: z.registry() }),
    title: 'Orrery file of Space Planes',
    description:
      'A flotilla of Space Planes with its drawings, one drawing of six faces, or a battle order by order, as Orrery writes and reads them.',
  }
}
