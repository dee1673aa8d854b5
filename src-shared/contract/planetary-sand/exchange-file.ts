import * as z from 'zod'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { ENDING_ORDERS, MAX_BATTLE_ORDERS } from '#shared/games/planetary-sand/order-limit.ts'
import { Name, Notes } from '../base.ts'
import { MatchOriginId } from '../match-results.ts'
import { ArmyFields } from './armies.ts'
import { BattlefieldFields } from './battlefields.ts'
import { ToyBoxFields } from './toy-boxes.ts'

/** Format version of these files. */
export const SAND_FILE_FORMAT_VERSION = 1

const head = {
  app: z.literal('Orrery'),
  game: z.literal('planetary-sand'),
  format: z.literal(SAND_FILE_FORMAT_VERSION),
}

/** Toys that a group owns. */
const FileToyBox = z.strictObject(ToyBoxFields.shape)
export type FileToyBox = z.infer<typeof FileToyBox>
const ToyBoxFile = z.strictObject({ ...head, kind: z.literal('toy-box'), toyBox: FileToyBox })

/** An army with its toy box. */
export const FileArmy = z.strictObject({
  ...ArmyFields.omit({ factionId: true, toyBoxId: true }).shape,
  /** Name of its faction. */
  faction: Name.nullable(),
})
export type FileArmy = z.infer<typeof FileArmy>
const ArmyFile = z.strictObject({ ...head, kind: z.literal('army'), toyBox: FileToyBox.nullable(), army: FileArmy })
export type ArmyFile = z.infer<typeof ArmyFile>

const FileBattlefield = z.strictObject(BattlefieldFields.shape)
export type FileBattlefield = z.infer<typeof FileBattlefield>
const BattlefieldFile = z.strictObject({ ...head, kind: z.literal('battlefield'), battlefield: FileBattlefield })

/**
 * Maximum length of an imported Planetary Sand file, in characters: enough for the longest battle of the largest
 * armies.
 */
export const MAX_SAND_FILE_LENGTH = 20_000_000
/** Maximum number of orders in a battle, plus one of each order that ends it. */
const MOST_IN_FILE = MAX_BATTLE_ORDERS + ENDING_ORDERS.length

/** Maximum number of dice and coins of an order: a volley of the largest armies rolls all dice at once. */
const MOST_FACES = 100_000
const Faces = z.array(z.int().min(1).max(6)).max(MOST_FACES)
export const FileBattle = z.strictObject({
  name: Name,
  notes: Notes,
  origin: MatchOriginId,
  options: BattleOptions,
  /** Dice of the setup; none are rolled so far. */
  faces: Faces,
  orders: z
    .array(z.strictObject({ command: CommandSchema, faces: Faces }))
    .max(MOST_IN_FILE, { message: `A battle has at most ${MOST_IN_FILE} orders.` }),
})
export type FileBattle = z.infer<typeof FileBattle>

/** A battle with its orders and dice, from which everything else is recomputed. */
export const BattleFile = z.strictObject({ ...head, kind: z.literal('battle'), battle: FileBattle })

/** A file exported by Planetary Sand. */
export const SandFile = z.discriminatedUnion('kind', [ToyBoxFile, ArmyFile, BattlefieldFile, BattleFile])
export type SandFile = z.infer<typeof SandFile>

/** JSON schema of these files, without the labels that commands carry for forms. */
export function buildSandFileSchema(): object {
  return {
    ...z.toJSONSchema(SandFile, { io: 'input', metadata: z.registry() }),
    title: 'Orrery file of Planetary Sand',
    description:
      'A toy box of Planetary Sand, an army with its toy box, a battlefield, or a battle order by order, as Orrery writes and reads them.',
  }
}
