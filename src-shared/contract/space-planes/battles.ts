import * as z from 'zod'
import { SHIP_FATES } from '#shared/games/space-planes/flotillas.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { forGamemaster, Id, Name } from '../base.ts'
import { applyResultsFields, matchResultsFields } from '../match-results.ts'
import { Seat, SeatInput } from '../matches.ts'

/** Ships of a flotilla that fly for a seat, in placing order. */
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
  /** Drawing of cubes without one of their own; null for the standard set. */
  faceSetId: Id.nullable(),
  starId: Id.nullable(),
  nightId: Id.nullable(),
})
export type NewPlanesBattle = z.infer<typeof NewPlanesBattle>

/** Result of a ship, and what its flotilla would keep. */
const ShipResult = z.object({
  seat: Seat,
  flotilla: z.string(),
  /** Null if the flotilla or the ship no longer exists. */
  flotillaId: Id.nullable(),
  shipId: Id,
  name: z.string(),
  kills: z.int(),
  /** Human-readable result. */
  end: z.string(),
  /** Its fate before and after applying; null if it no longer exists. */
  before: z.enum(SHIP_FATES).nullable(),
  after: z.enum(SHIP_FATES).nullable(),
})
export type ShipResult = z.infer<typeof ShipResult>

/** Changes that a finished battle would make, or has made, in the campaign. */
const PlanesResults = z.object({ ...matchResultsFields, ships: z.array(ShipResult) })
export type PlanesResults = z.infer<typeof PlanesResults>

export const planesBattles = {
  /** Starts a battle with the current names and drawings of the flotillas' ships. */
  create: forGamemaster.input(NewPlanesBattle).output(z.object({ id: Id })),
  results: forGamemaster.input(z.object({ id: Id })).output(PlanesResults),
  /** Applies kills, fates, links and a journal draft as one change. */
  apply: forGamemaster
    .input(
      z.object({
        ...applyResultsFields,
        /** The group's decisions that differ from the results. */
        fates: z.array(z.object({ seat: Seat, shipId: Id, fate: z.enum(SHIP_FATES) })).max(36),
      }),
    )
    .output(z.object({ entryId: Id.nullable() })),
}
