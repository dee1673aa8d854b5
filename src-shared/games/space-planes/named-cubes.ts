import * as z from 'zod'
import { MAX_SHIPS } from './flotillas.ts'

const Named = z.string().trim().min(1).max(200)

/** A named cube of a flotilla as it enters a battle. */
const NamedCubeSchema = z.strictObject({
  /** Its id within the flotilla. */
  id: z.string().min(1).max(64),
  name: Named,
  captain: z.string().max(500),
  /** Which of the battle's drawings its faces bear; null for the battle's own. */
  drawing: z.int().min(0).lt(MAX_SHIPS).nullable(),
})

/** What a flotilla brings to a seat; cubes beyond those that are named fly unnamed. */
export const SideSchema = z.strictObject({
  flotillaId: z.string().min(1).max(64),
  name: Named,
  /** In the order in which they are placed. */
  ships: z.array(NamedCubeSchema).max(6),
})
export type Side = z.infer<typeof SideSchema>
export type NamedCube = Side['ships'][number]
