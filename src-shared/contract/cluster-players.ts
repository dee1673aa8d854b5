import * as z from 'zod'
import { Id } from './base.ts'
import {
  Board,
  fleetFields,
  HexRunsInput,
  labelFields,
  LegendInput,
  hexPlaceFields,
  regionFields,
  routeFields,
  starFields,
} from './cluster-fields.ts'

/** A star as players know it: an allow-list, without the gamemaster's notes and tags. */
const PlayerStar = z
  .object({ id: Id, ...hexPlaceFields, ...starFields })
  .pick({
    id: true,
    row: true,
    column: true,
    name: true,
    rating: true,
    type: true,
    size: true,
    rank: true,
    factionId: true,
    publicNotes: true,
    isHomeworld: true,
  })
  .extend({
    /** Whether its owner is the allegiance of an imported world, for the borders on the map. */
    isImportedWorld: z.boolean(),
  })

/** The players' edition: without anything hidden or under the fog. */
export const PlayerClusterView = z.object({
  name: z.string(),
  board: Board,
  legend: LegendInput,
  fog: HexRunsInput,
  stars: z.array(PlayerStar),
  routes: z.array(
    z
      .object({ id: Id, fromStarId: Id, toStarId: Id, ...routeFields })
      .pick({ id: true, fromStarId: true, toStarId: true, type: true, colour: true, style: true }),
  ),
  regions: z.array(
    z.object({ id: Id, ...regionFields, hexes: HexRunsInput }).pick({
      id: true,
      name: true,
      colour: true,
      border: true,
      isFilled: true,
      publicNotes: true,
      hexes: true,
    }),
  ),
  labels: z.array(
    z
      .object({ id: Id, ...labelFields })
      .pick({ id: true, row: true, column: true, kind: true, text: true, size: true, colour: true }),
  ),
  fleets: z.array(
    z
      .object({ id: Id, ...fleetFields })
      .pick({ id: true, row: true, column: true, name: true, factionId: true, publicNotes: true }),
  ),
})
export type PlayerClusterView = z.infer<typeof PlayerClusterView>
