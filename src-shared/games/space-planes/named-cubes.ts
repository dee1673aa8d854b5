import * as z from 'zod'
import { MAX_FLOTILLA_SHIPS } from './flotillas.ts'

const Named = z.string().trim().min(1).max(200)

/** A named cube of a flotilla that takes part in a battle. */
const NamedCubeSchema = z.strictObject({
  /** Id within the flotilla. */
  id: z.string().min(1).max(64),
  name: Named,
  captain: z.string().max(500),
  /** Index of its face set in the battle's drawings; null for the battle's default. */
  drawing: z.int().min(0).lt(MAX_FLOTILLA_SHIPS).nullable(),
})

/** A flotilla in a seat. Additional cubes are unnamed. */
export const SeatFlotillaSchema = z.strictObject({
  flotillaId: z.string().min(1).max(64),
  name: Named,
  /** In placing order. */
  ships: z.array(NamedCubeSchema).max(6),
})
export type SeatFlotilla = z.infer<typeof SeatFlotillaSchema>
export type NamedCube = SeatFlotilla['ships'][number]
