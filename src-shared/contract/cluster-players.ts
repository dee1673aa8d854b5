import * as z from 'zod'
import { Id } from './base.ts'
import {
  Board,
  fleetFields,
  HexRunsInput,
  labelFields,
  LegendInput,
  place,
  regionFields,
  routeFields,
  starFields,
} from './cluster-fields.ts'

/** What the players know of a star: an allow-list, never the gamemaster's notes or tags. */
const PlayerStar = z.object({ id: Id, ...place, ...starFields }).pick({
  id: true,
  row: true,
  column: true,
  name: true,
  rating: true,
  type: true,
  size: true,
  factionId: true,
  publicNotes: true,
  isHomeworld: true,
})

/** The players' edition: what is hidden, or lies under the fog, is not in it. */
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
