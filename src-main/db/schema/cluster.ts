import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  LABEL_KINDS,
  LABEL_SIZES,
  type Legend,
  LINE_STYLES,
  type Rating,
  STAR_LINK_KINDS,
  STAR_RANKS,
  STAR_SIZES,
  type SystemOrigin,
} from '#shared/cluster/chart.ts'
import type { SystemBody } from '#shared/cluster/system/body.ts'
import type { Underlay } from '#shared/contract/cluster.ts'
import type { HexRun } from '#shared/kit/hex-runs.ts'
import { faction } from './campaign.ts'
import {
  createExtraColumn,
  createBooleanColumn,
  createIdColumn,
  createOneOfConstraint,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
  createParentReferenceColumn,
} from './columns.ts'

/** A hex star cluster: rows and columns count from 1 (FIST-MAP-1). */
export const cluster = sqliteTable(
  'cluster',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    columns: integer().notNull(),
    rows: integer().notNull(),
    orientation: text({ enum: ['pointy', 'flat'] })
      .notNull()
      .default('pointy'),
    /** Which rows (pointy) or columns (flat) are shifted by half a hex. */
    shifted: text({ enum: ['even', 'odd'] })
      .notNull()
      .default('even'),
    labelOrder: text('label_order', { enum: ['row-column', 'column-row'] })
      .notNull()
      .default('row-column'),
    /** Names and symbols of the ratings; null for the default. */
    legend: text({ mode: 'json' }).$type<Legend>(),
    /** Hexes that the players have not explored. */
    fog: createJsonListColumn<HexRun>('fog'),
    /** A background picture to trace from, or null. */
    underlay: text({ mode: 'json' }).$type<Underlay>(),
    extra: createExtraColumn(),
  },
  (t) => [
    check('cluster_named', sql`length(${t.name}) > 0`),
    check('cluster_columns', sql`${t.columns} BETWEEN 1 AND 999`),
    check('cluster_rows', sql`${t.rows} BETWEEN 1 AND 999`),
    check('cluster_orientation', createOneOfConstraint(t.orientation)),
    check('cluster_shifted', createOneOfConstraint(t.shifted)),
    check('cluster_label_order', createOneOfConstraint(t.labelOrder)),
    check(
      'cluster_json',
      sql`json_valid(${t.fog}) AND json_valid(${t.extra}) AND json_valid(coalesce(${t.legend}, '0')) AND json_valid(coalesce(${t.underlay}, '0'))`,
    ),
  ],
)

const clusterId = () => createParentReferenceColumn('cluster_id', () => cluster.id)
const owner = () => text('faction_id').references(() => faction.id, { onDelete: 'set null' })
const hex = () => ({ row: integer().notNull(), column: integer().notNull() })
const publicNotes = () => text('public_notes').notNull().default('')

/** A star in its hex, rated 1 to 5 (FIST-MAP-2). `notes` are for the gamemaster only, `publicNotes` for everyone. */
export const star = sqliteTable(
  'star',
  {
    id: createIdColumn(),
    clusterId: clusterId(),
    ...hex(),
    name: createNameColumn(),
    rating: integer().$type<Rating>().notNull(),
    type: text().notNull().default(''),
    size: text({ enum: STAR_SIZES }).notNull().default('medium'),
    rank: text({ enum: STAR_RANKS }),
    factionId: owner(),
    notes: createNotesColumn(),
    publicNotes: publicNotes(),
    tags: createJsonListColumn<string>('tags'),
    isHomeworld: createBooleanColumn('is_homeworld'),
    isHidden: createBooleanColumn('is_hidden'),
    extra: createExtraColumn(),
  },
  (t) => [
    uniqueIndex('star_at').on(t.clusterId, t.row, t.column),
    index('star_faction').on(t.factionId),
    check('star_row', sql`${t.row} >= 1`),
    check('star_column', sql`${t.column} >= 1`),
    check('star_rating', sql`${t.rating} BETWEEN 1 AND 5`),
    check('star_named', sql`length(${t.name}) > 0`),
    check('star_json', sql`json_valid(${t.tags}) AND json_valid(${t.extra})`),
  ],
)

/** A route between two stars. The smaller id comes first, so that a pair has one route (FIST-MAP-3). */
export const route = sqliteTable(
  'route',
  {
    id: createIdColumn(),
    clusterId: clusterId(),
    fromStarId: createParentReferenceColumn('from_star_id', () => star.id),
    toStarId: createParentReferenceColumn('to_star_id', () => star.id),
    type: text().notNull().default(''),
    colour: text(),
    style: text({ enum: LINE_STYLES }).notNull().default('solid'),
    isHidden: createBooleanColumn('is_hidden'),
    extra: createExtraColumn(),
  },
  (t) => [
    uniqueIndex('route_between').on(t.fromStarId, t.toStarId),
    index('route_to').on(t.toStarId),
    index('route_cluster').on(t.clusterId),
    check('route_ordered', sql`${t.fromStarId} < ${t.toStarId}`),
    check('route_json', sql`json_valid(${t.extra})`),
  ],
)

/** A named set of hexes with a colour and a border. */
export const region = sqliteTable(
  'region',
  {
    id: createIdColumn(),
    clusterId: clusterId(),
    name: createNameColumn(),
    colour: text().notNull(),
    border: text({ enum: LINE_STYLES }),
    isFilled: createBooleanColumn('is_filled'),
    notes: createNotesColumn(),
    publicNotes: publicNotes(),
    isHidden: createBooleanColumn('is_hidden'),
    hexes: createJsonListColumn<HexRun>('hexes'),
    extra: createExtraColumn(),
  },
  (t) => [
    index('region_cluster').on(t.clusterId),
    check('region_named', sql`length(${t.name}) > 0`),
    check('region_json', sql`json_valid(${t.hexes}) AND json_valid(${t.extra})`),
  ],
)

/** A text on the map, or a note pinned to a hex. */
export const mapLabel = sqliteTable(
  'map_label',
  {
    id: createIdColumn(),
    clusterId: clusterId(),
    ...hex(),
    kind: text({ enum: LABEL_KINDS }).notNull(),
    text: text().notNull(),
    size: text({ enum: LABEL_SIZES }).notNull(),
    colour: text(),
    isHidden: createBooleanColumn('is_hidden'),
    extra: createExtraColumn(),
  },
  (t) => [
    index('map_label_cluster').on(t.clusterId),
    check('map_label_written', sql`length(${t.text}) > 0`),
    check('map_label_json', sql`json_valid(${t.extra})`),
  ],
)

/** A fleet's marker at a hex. */
export const fleetMarker = sqliteTable(
  'fleet_marker',
  {
    id: createIdColumn(),
    clusterId: clusterId(),
    ...hex(),
    name: createNameColumn(),
    factionId: owner(),
    notes: createNotesColumn(),
    publicNotes: publicNotes(),
    isHidden: createBooleanColumn('is_hidden'),
  },
  (t) => [
    index('fleet_marker_cluster').on(t.clusterId),
    index('fleet_marker_faction').on(t.factionId),
    check('fleet_marker_named', sql`length(${t.name}) > 0`),
  ],
)

/** A saved view of a map. `zoom` is the radius of a hex in hundredths of a pixel. */
export const bookmark = sqliteTable(
  'bookmark',
  { id: createIdColumn(), clusterId: clusterId(), ...hex(), name: createNameColumn(), zoom: integer().notNull() },
  (t) => [index('bookmark_cluster').on(t.clusterId), check('bookmark_named', sql`length(${t.name}) > 0`)],
)

/** A manual link from a star to an entry, battle or force. */
export const starLink = sqliteTable(
  'star_link',
  {
    id: createIdColumn(),
    starId: createParentReferenceColumn('star_id', () => star.id),
    targetKind: text('target_kind', { enum: STAR_LINK_KINDS }).notNull(),
    targetId: text('target_id').notNull(),
  },
  (t) => [
    uniqueIndex('star_link_once').on(t.starId, t.targetKind, t.targetId),
    check('star_link_kind', createOneOfConstraint(t.targetKind)),
  ],
)

/** The bodies, stations and settlements of a star, at most one system a star. */
export const starSystem = sqliteTable(
  'star_system',
  {
    id: createIdColumn(),
    starId: createParentReferenceColumn('star_id', () => star.id),
    /** Seed of the generator; empty if it was made or changed by hand. */
    seed: text().notNull().default(''),
    /** What the generator used with the seed; null without one, and in files of versions that did not keep it. */
    origin: text({ mode: 'json' }).$type<SystemOrigin>(),
    bodies: createJsonListColumn<SystemBody>('bodies'),
  },
  (t) => [uniqueIndex('star_system_star').on(t.starId), check('star_system_json', sql`json_valid(${t.bodies})`)],
)
