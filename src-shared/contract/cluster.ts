import * as z from 'zod'
import { endpoint, Id, Name, Notes, Version } from './base.ts'

/** Rows or columns of the board, and a hex's place in it; both count from 1 (FIST-MAP-1). */
const BoardNumber = z.int().min(1).max(99)

/** A star's rating (FIST-MAP-2). */
export const StarRating = z.int().min(1).max(5)

export const StarView = z.object({
  id: Id,
  row: BoardNumber,
  column: BoardNumber,
  name: z.string(),
  rating: StarRating,
  factionId: Id.nullable(),
  notes: z.string(),
  version: Version,
})
export type StarView = z.infer<typeof StarView>

export const RouteView = z.object({ id: Id, fromStarId: Id, toStarId: Id })
export type RouteView = z.infer<typeof RouteView>

export const ClusterView = z.object({
  id: Id,
  name: z.string(),
  columns: BoardNumber,
  rows: BoardNumber,
  version: Version,
  stars: z.array(StarView),
  routes: z.array(RouteView),
})
export type ClusterView = z.infer<typeof ClusterView>

/** One edit of the map. */
export const ClusterEdit = z.discriminatedUnion('type', [
  /** Without a name the star is called after its hex. */
  z.object({
    type: z.literal('add-star'),
    row: BoardNumber,
    column: BoardNumber,
    rating: StarRating,
    name: Name.nullable(),
  }),
  z.object({
    type: z.literal('update-star'),
    id: Id,
    version: Version,
    name: Name,
    rating: StarRating,
    factionId: Id.nullable(),
    notes: Notes,
  }),
  z.object({ type: z.literal('move-star'), id: Id, version: Version, row: BoardNumber, column: BoardNumber }),
  z.object({ type: z.literal('remove-star'), id: Id, version: Version }),
  z.object({ type: z.literal('add-route'), fromStarId: Id, toStarId: Id }),
  z.object({ type: z.literal('remove-route'), id: Id }),
])
export type ClusterEdit = z.infer<typeof ClusterEdit>

export const cluster = {
  get: endpoint.output(ClusterView),
  /** Makes the edits of one gesture as one change, all or none; answers with the ids of the stars and routes added, in order. */
  edit: endpoint
    .input(z.object({ edits: z.array(ClusterEdit).min(1).max(1000) }))
    .output(z.object({ added: z.array(Id) })),
  /** Names the cluster and sets its board; refused when a star would fall off it. */
  update: endpoint
    .input(z.object({ version: Version, name: Name, columns: BoardNumber, rows: BoardNumber }))
    .output(z.object({ version: Version })),
}
