import * as z from 'zod'
import { STAR_LINK_KINDS } from '../cluster/chart.ts'
import { forGamemaster, Id, Name, Thing, Version } from './base.ts'
import {
  Board,
  bookmarkFields,
  fleetFields,
  HexRunsInput,
  labelFields,
  LegendInput,
  place,
  regionFields,
  routeFields,
  starFields,
} from './cluster-fields.ts'
import { PlayerClusterView } from './cluster-players.ts'

const row = { id: Id, version: Version }

export const StarView = z.object({ ...row, ...place, ...starFields })
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

/** A picture under the map to trace from; lengths are hex radii from the board's top left corner, `turn` is in degrees. */
export const Underlay = z.object({
  imageId: Id,
  x: z.number().min(-10_000).max(10_000),
  y: z.number().min(-10_000).max(10_000),
  width: z.number().min(0.5).max(10_000),
  turn: z.number().min(-360).max(360),
})
export type Underlay = z.infer<typeof Underlay>

/** The cluster itself, without what lies on its board. */
export const ClusterHead = z.object({
  id: Id,
  name: z.string(),
  board: Board,
  legend: LegendInput,
  /** Hexes that the players have not seen. */
  fog: HexRunsInput,
  underlay: Underlay.nullable(),
  version: Version,
})
export type ClusterHead = z.infer<typeof ClusterHead>

/** Everything on the board, by kind. */
const things = {
  stars: z.array(StarView),
  routes: z.array(RouteView),
  regions: z.array(RegionView),
  labels: z.array(LabelView),
  fleets: z.array(FleetView),
  bookmarks: z.array(BookmarkView),
}

/** The kinds of things on a board. */
export const MAP_KINDS = ['star', 'route', 'region', 'label', 'fleet', 'bookmark'] as const
export type MapKind = (typeof MAP_KINDS)[number]

/** The gamemaster's view of a cluster; `revision` is the last change of the campaign that it shows. */
export const ClusterView = z.object({ head: ClusterHead, revision: Version, ...things })
export type ClusterView = z.infer<typeof ClusterView>

/** What changed on a cluster since a revision: things as they stand now, and the ids of those that are gone. */
export const ClusterPatch = z.object({
  revision: Version,
  /** Null where it stands as it was. */
  head: ClusterHead.nullable(),
  ...things,
  gone: z.array(Id),
})
export type ClusterPatch = z.infer<typeof ClusterPatch>

/** One cluster among those of the campaign. */
export const ClusterLine = z.object({ id: Id, name: z.string(), board: Board, stars: z.int(), version: Version })
export type ClusterLine = z.infer<typeof ClusterLine>

/** Fields of which some are given. */
const some = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial()

const change = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...row, fields: some(shape) })
const remove = <Type extends string>(type: Type) => z.object({ type: z.literal(type), ...row })

/** What a star can be linked to: entries, battles and forces. */
export const LinkKind = z.enum(STAR_LINK_KINDS)

/** One edit of the map. Things to add bring their own new ids, so that one gesture can join what it draws; `version` is the one that was seen. */
export const ClusterEdit = z.discriminatedUnion('type', [
  /** Without a name the star is called after its hex. */
  z.object({ type: z.literal('add-star'), id: Id, ...place, fields: some(starFields) }),
  change('change-star', { ...place, ...starFields }),
  remove('remove-star'),
  z.object({ type: z.literal('add-route'), id: Id, fromStarId: Id, toStarId: Id, fields: some(routeFields) }),
  change('change-route', routeFields),
  remove('remove-route'),
  z.object({ type: z.literal('add-region'), id: Id, fields: z.object(regionFields), hexes: HexRunsInput }),
  change('change-region', regionFields),
  remove('remove-region'),
  /** Puts hexes into a region, or under the fog, and takes others out. */
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
  z.object({ type: z.literal('link-star'), starId: Id, kind: LinkKind, id: Id }),
  z.object({ type: z.literal('unlink-star'), starId: Id, kind: LinkKind, id: Id }),
])
export type ClusterEdit = z.infer<typeof ClusterEdit>

/** The most edits of one gesture. */
export const MAX_EDITS = 50_000

export const cluster = {
  /** In the order of their names. */
  list: forGamemaster.output(z.array(ClusterLine)),
  /** One cluster, or with null the campaign's first. */
  get: forGamemaster.input(z.object({ id: Id.nullable() })).output(ClusterView),
  /** What changed since a revision. */
  since: forGamemaster.input(z.object({ id: Id, revision: Version })).output(ClusterPatch),
  create: forGamemaster.input(z.object({ name: Name, board: Board })).output(z.object({ id: Id })),
  /** Refused where something would fall off the board. */
  update: forGamemaster
    .input(
      z.object({
        id: Id,
        version: Version,
        fields: some({ name: Name, board: Board, legend: LegendInput, underlay: Underlay.nullable() }),
      }),
    )
    .output(z.object({ version: Version })),
  /** A campaign keeps at least one. */
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /** Makes the edits of one gesture as one change, all or none; `label` says it in words, null has it worded here. */
  edit: forGamemaster
    .input(z.object({ id: Id, label: Name.nullable(), edits: z.array(ClusterEdit).min(1).max(MAX_EDITS) }))
    .output(z.object({ revision: Version })),
  /** The stars of a faction on every board, by name. */
  starsOf: forGamemaster.input(z.object({ factionId: Id })).output(z.array(Thing)),
  /** What a star is called, which cluster it is on, what it is linked to, the entries that mention it, and what the file said that it came from. */
  starDetails: forGamemaster.input(z.object({ id: Id })).output(
    z.object({
      name: z.string(),
      clusterId: Id,
      links: z.array(Thing),
      mentions: z.array(Thing),
      imported: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
  /** What the players may see of it. */
  playerEdition: forGamemaster.input(z.object({ id: Id })).output(PlayerClusterView),
}
