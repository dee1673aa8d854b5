import * as z from 'zod'
import { STAR_LINK_KINDS } from '../cluster/chart.ts'
import type { StarWorld } from '../cluster/star-world.ts'
import { forGamemaster, Id, Name, Thing, Version } from './base.ts'
import {
  Board,
  bookmarkFields,
  fleetFields,
  HexRunsInput,
  labelFields,
  LegendInput,
  hexPlaceFields,
  regionFields,
  routeFields,
  starFields,
} from './cluster-fields.ts'
import { PlayerClusterView } from './cluster-players.ts'

const row = { id: Id, version: Version }

export const StarView = z.object({
  ...row,
  ...hexPlaceFields,
  ...starFields,
  /** The world of an imported star. Not validated, because main produces it and it is only shown. */
  world: z.custom<StarWorld>().optional(),
  /** Whether its owner is the allegiance of an imported world, on the players' map, which has no worlds. */
  isImportedWorld: z.boolean().optional(),
})
export type StarView = z.infer<typeof StarView>

export const RouteView = z.object({ ...row, fromStarId: Id, toStarId: Id, ...routeFields })
export type RouteView = z.infer<typeof RouteView>

export const RegionView = z.object({ ...row, ...regionFields, hexes: HexRunsInput })
export type RegionView = z.infer<typeof RegionView>

export const LabelView = z.object({ ...row, ...labelFields })
export type LabelView = z.infer<typeof LabelView>

export const FleetView = z.object({ ...row, ...fleetFields })
export type FleetView = z.infer<typeof FleetView>

export const BookmarkView = z.object({ ...row, ...bookmarkFields })
export type BookmarkView = z.infer<typeof BookmarkView>

/** A tracing picture under the map. Lengths are in hex radii from the board's top left corner, `turn` is in degrees. */
export const Underlay = z.object({
  imageId: Id,
  x: z.number().min(-10_000).max(10_000),
  y: z.number().min(-10_000).max(10_000),
  width: z.number().min(0.5).max(10_000),
  turn: z.number().min(-360).max(360),
})
export type Underlay = z.infer<typeof Underlay>

/** Properties of a cluster, without the things on its board. */
export const ClusterHead = z.object({
  id: Id,
  name: z.string(),
  board: Board,
  legend: LegendInput,
  /** Hexes that players have not seen. */
  fog: HexRunsInput,
  underlay: Underlay.nullable(),
  version: Version,
})
export type ClusterHead = z.infer<typeof ClusterHead>

/** Things on the board, by kind. */
const things = {
  stars: z.array(StarView),
  routes: z.array(RouteView),
  regions: z.array(RegionView),
  labels: z.array(LabelView),
  fleets: z.array(FleetView),
  bookmarks: z.array(BookmarkView),
}

/** Kinds of things on a board. */
export const MAP_KINDS = ['star', 'route', 'region', 'label', 'fleet', 'bookmark'] as const
export type MapKind = (typeof MAP_KINDS)[number]

/** The gamemaster's view of a cluster. `revision` is the id of the last change it includes. */
export const ClusterView = z.object({ head: ClusterHead, revision: Version, ...things })
export type ClusterView = z.infer<typeof ClusterView>

/** Changes of a cluster since a revision: the new state of changed things, and the ids of removed ones. */
export const ClusterPatch = z.object({
  revision: Version,
  /** Null if unchanged. */
  head: ClusterHead.nullable(),
  ...things,
  gone: z.array(Id),
})
export type ClusterPatch = z.infer<typeof ClusterPatch>

/** A cluster in the list of the campaign's clusters. */
export const ClusterListItem = z.object({ id: Id, name: z.string(), board: Board, stars: z.int(), version: Version })
export type ClusterListItem = z.infer<typeof ClusterListItem>

/** Makes the fields of a shape optional. */
const some = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial()

const change = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...row, fields: some(shape) })
const remove = <Type extends string>(type: Type) => z.object({ type: z.literal(type), ...row })

/** Kinds of things a star can be linked to: entries, battles and forces. */
export const StarLinkTargetKind = z.enum(STAR_LINK_KINDS)

/**
 * One edit of the map. New things bring their ids, so that one gesture can connect what it draws. `version` is the
 * version the caller has seen.
 */
export const ClusterEdit = z.discriminatedUnion('type', [
  /** Without a name the star is named after its hex. */
  z.object({ type: z.literal('add-star'), id: Id, ...hexPlaceFields, fields: some(starFields) }),
  change('change-star', { ...hexPlaceFields, ...starFields }),
  remove('remove-star'),
  z.object({ type: z.literal('add-route'), id: Id, fromStarId: Id, toStarId: Id, fields: some(routeFields) }),
  change('change-route', routeFields),
  remove('remove-route'),
  z.object({ type: z.literal('add-region'), id: Id, fields: z.object(regionFields), hexes: HexRunsInput }),
  change('change-region', regionFields),
  remove('remove-region'),
  /** Adds hexes to a region or the fog (null), and removes others. */
  z.object({ type: z.literal('paint'), regionId: Id.nullable(), add: HexRunsInput, remove: HexRunsInput }),
  z.object({ type: z.literal('add-label'), id: Id, fields: z.object(labelFields) }),
  change('change-label', labelFields),
  remove('remove-label'),
  z.object({ type: z.literal('add-fleet'), id: Id, fields: z.object(fleetFields) }),
  change('change-fleet', fleetFields),
  remove('remove-fleet'),
  z.object({ type: z.literal('add-bookmark'), id: Id, fields: z.object(bookmarkFields) }),
  change('change-bookmark', bookmarkFields),
  remove('remove-bookmark'),
  z.object({ type: z.literal('link-star'), starId: Id, kind: StarLinkTargetKind, id: Id }),
  z.object({ type: z.literal('unlink-star'), starId: Id, kind: StarLinkTargetKind, id: Id }),
])
export type ClusterEdit = z.infer<typeof ClusterEdit>

/** Maximum number of edits in one gesture. */
export const MAX_GESTURE_EDITS = 50_000

export const cluster = {
  /** Sorted by name. */
  list: forGamemaster.output(z.array(ClusterListItem)),
  /** Returns a cluster; null stands for the campaign's first. */
  get: forGamemaster.input(z.object({ id: Id.nullable() })).output(ClusterView),
  /** Changes since a revision. */
  since: forGamemaster.input(z.object({ id: Id, revision: Version })).output(ClusterPatch),
  create: forGamemaster.input(z.object({ name: Name, board: Board })).output(z.object({ id: Id })),
  /** Refused if a thing would fall off the board. */
  update: forGamemaster
    .input(
      z.object({
        id: Id,
        version: Version,
        fields: some({ name: Name, board: Board, legend: LegendInput, underlay: Underlay.nullable() }),
      }),
    )
    .output(z.object({ version: Version })),
  /** Refused for the last cluster of a campaign. */
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /**
   * Applies the edits of one gesture as one change, all or none. `label` describes it; null generates a description.
   */
  edit: forGamemaster
    .input(z.object({ id: Id, label: Name.nullable(), edits: z.array(ClusterEdit).min(1).max(MAX_GESTURE_EDITS) }))
    .output(z.object({ revision: Version })),
  /** Stars of a faction on all boards, by name. */
  starsOf: forGamemaster.input(z.object({ factionId: Id })).output(z.array(Thing)),
  /** Name, cluster and links of a star, the entries that mention it, and its properties in the imported file. */
  starDetails: forGamemaster.input(z.object({ id: Id })).output(
    z.object({
      name: z.string(),
      clusterId: Id,
      links: z.array(Thing),
      mentions: z.array(Thing),
      imported: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
  /** What players may see of a cluster. */
  playerEdition: forGamemaster.input(z.object({ id: Id })).output(PlayerClusterView),
}
