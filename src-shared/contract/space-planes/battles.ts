import * as z from 'zod'
import { FATES } from '#shared/games/space-planes/flotillas.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { forGamemaster, Id, Name } from '../base.ts'
import { applyFields, resultsFields } from '../match-results.ts'
import { Seat, SeatInput } from '../matches.ts'

/** The ships of a flotilla that fly for a seat, in the order in which they are placed. */
const SeatFlotilla = z.strictObject({
  seat: Seat,
  flotillaId: Id,
  shipIds: z
    .array(Id)
    .min(1, { message: 'Choose at least one ship of the flotilla.' })
    .max(3, { message: 'A seat flies at most three ships.' }),
})

export const NewPlanesBattle = z.strictObject({
  name: Name,
  seats: z.array(SeatInput).max(6),
  options: z.strictObject({ ...BattleOptions.shape }).omit({ sides: true, faces: true, drawings: true }),
  flotillas: z.array(SeatFlotilla).max(6),
  /** What cubes bear that have no drawing of their own; null for the standard set. */
  faceSetId: Id.nullable(),
  starId: Id.nullable(),
  nightId: Id.nullable(),
})
export type NewPlanesBattle = z.infer<typeof NewPlanesBattle>

/** What became of a ship, and what its flotilla would keep of it. */
const ShipResult = z.object({
  seat: Seat,
  flotilla: z.string(),
  /** Null where the flotilla or the ship is not there any more. */
  flotillaId: Id.nullable(),
  shipId: Id,
  name: z.string(),
  kills: z.int(),
  /** What happened, in words. */
  end: z.string(),
  /** Its fate as it stands, and as it would stand; null where it is not there any more. */
  before: z.enum(FATES).nullable(),
  after: z.enum(FATES).nullable(),
})
export type ShipResult = z.infer<typeof ShipResult>

/** What a battle that is over would write into the campaign, or wrote. */
const PlanesResults = z.object({ ...resultsFields, ships: z.array(ShipResult) })
export type PlanesResults = z.infer<typeof PlanesResults>

export const planesBattles = {
  /** Begins a battle with the ships of flotillas, as they are called and drawn now. */
  create: forGamemaster.input(NewPlanesBattle).output(z.object({ id: Id })),
  results: forGamemaster.input(z.object({ id: Id })).output(PlanesResults),
  /** Writes kills, fates, links and a draft for the journal as one change. */
  apply: forGamemaster
    .input(
      z.object({
        ...applyFields,
        /** Where the group decides otherwise than the results say. */
        fates: z.array(z.object({ seat: Seat, shipId: Id, fate: z.enum(FATES) })).max(36),
      }),
    )
    .output(z.object({ entryId: Id.nullable() })),
}
