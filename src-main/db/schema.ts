import { sql } from 'drizzle-orm'
import { check, index, integer, type SQLiteColumn, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  type Extra,
  LABEL_KINDS,
  LABEL_SIZES,
  type Legend,
  LINE_STYLES,
  type Rating,
  STAR_LINK_KINDS,
  STAR_SIZES,
} from '../../src-shared/cluster/chart.ts'
import type { Underlay } from '../../src-shared/contract/cluster.ts'
import type { HexRun } from '../../src-shared/kit/hex-runs.ts'
import type {
  Allowance,
  BodyProfile,
  CharacterProfile,
  HouseFields,
  Loadout,
  ScenarioSide,
  VehicleProfile,
  WarbandPlan,
} from '../../src-shared/games/planet28/model.ts'
import type { Rulebook, TableName } from '../../src-shared/games/planet28/rulebook.ts'
import type { HiddenAgendaId } from '../../src-shared/games/planet28/tables/hidden-agendas.ts'

// Ids are text. Columns are text or integers only: the change log stores rows as JSON (triggers.ts refuses anything else).

const id = () => text().primaryKey()
const name = () => text().notNull()
const notes = () => text().notNull().default('')
const json = <Value>(column: string) => text(column, { mode: 'json' }).$type<Value>().notNull()
const jsonList = <Value>(column: string) => json<readonly Value[]>(column).default(sql`'[]'`)
const flag = (column: string) => integer(column, { mode: 'boolean' }).notNull().default(false)
/** What the file that it came from said beyond our model. */
const extra = () => json<Extra>('extra').default(sql`'{}'`)

/** What every unit of a force has besides its profile. */
const unit = () => ({
  background: text().notNull().default(''),
  portraitId: text('portrait_id').references(() => image.id),
  /** Problems that the group lets pass. */
  allowed: jsonList<Allowance>('allowed'),
  isArchived: flag('is_archived'),
})

/** The campaign itself: one row. `diceSeed` never leaves main. */
export const campaign = sqliteTable(
  'campaign',
  {
    id: id(),
    name: name(),
    notes: notes(),
    nextSessionOn: text('next_session_on'),
    nextSessionPlan: text('next_session_plan').notNull().default(''),
    diceSeed: text('dice_seed').notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
  },
  (t) => [check('campaign_one_row', sql`${t.id} = 'campaign'`), check('campaign_named', sql`length(${t.name}) > 0`)],
)

export const faction = sqliteTable('faction', { id: id(), name: name(), notes: notes() }, (t) => [
  check('faction_named', sql`length(${t.name}) > 0`),
])

/** A hex star cluster: rows and columns count from 1 (FIST-MAP-1). */
export const cluster = sqliteTable(
  'cluster',
  {
    id: id(),
    name: name(),
    columns: integer().notNull(),
    rows: integer().notNull(),
    orientation: text({ enum: ['pointy', 'flat'] })
      .notNull()
      .default('pointy'),
    /** Which rows (pointy) or columns (flat) are pushed by half a hex. */
    shifted: text({ enum: ['even', 'odd'] })
      .notNull()
      .default('even'),
    labelOrder: text('label_order', { enum: ['row-column', 'column-row'] })
      .notNull()
      .default('row-column'),
    /** How ratings are named and drawn; null as usual. */
    legend: text({ mode: 'json' }).$type<Legend>(),
    /** Hexes that the players have not seen. */
    fog: jsonList<HexRun>('fog'),
    /** A picture to trace from, or null. */
    underlay: text({ mode: 'json' }).$type<Underlay>(),
    extra: extra(),
  },
  (t) => [
    check('cluster_named', sql`length(${t.name}) > 0`),
    check('cluster_columns', sql`${t.columns} BETWEEN 1 AND 999`),
    check('cluster_rows', sql`${t.rows} BETWEEN 1 AND 999`),
    check('cluster_orientation', sql`${t.orientation} IN ('pointy', 'flat')`),
    check('cluster_shifted', sql`${t.shifted} IN ('even', 'odd')`),
    check('cluster_label_order', sql`${t.labelOrder} IN ('row-column', 'column-row')`),
    check(
      'cluster_json',
      sql`json_valid(${t.fog}) AND json_valid(${t.extra}) AND json_valid(coalesce(${t.legend}, '0')) AND json_valid(coalesce(${t.underlay}, '0'))`,
    ),
  ],
)

const clusterId = () =>
  text('cluster_id')
    .notNull()
    .references(() => cluster.id, { onDelete: 'cascade' })
const owner = () => text('faction_id').references(() => faction.id, { onDelete: 'set null' })
const hex = () => ({ row: integer().notNull(), column: integer().notNull() })
const publicNotes = () => text('public_notes').notNull().default('')

/** A star in its hex, rated 1 to 5 (FIST-MAP-2). `notes` are the gamemaster's, `publicNotes` everybody's. */
export const star = sqliteTable(
  'star',
  {
    id: id(),
    clusterId: clusterId(),
    ...hex(),
    name: name(),
    rating: integer().$type<Rating>().notNull(),
    type: text().notNull().default(''),
    size: text({ enum: STAR_SIZES }).notNull().default('medium'),
    factionId: owner(),
    notes: notes(),
    publicNotes: publicNotes(),
    tags: jsonList<string>('tags'),
    isHomeworld: flag('is_homeworld'),
    isHidden: flag('is_hidden'),
    extra: extra(),
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

/** A line between two stars; the smaller id stands first, so that a pair has one route (FIST-MAP-3). */
export const route = sqliteTable(
  'route',
  {
    id: id(),
    clusterId: clusterId(),
    fromStarId: text('from_star_id')
      .notNull()
      .references(() => star.id, { onDelete: 'cascade' }),
    toStarId: text('to_star_id')
      .notNull()
      .references(() => star.id, { onDelete: 'cascade' }),
    type: text().notNull().default(''),
    colour: text(),
    style: text({ enum: LINE_STYLES }).notNull().default('solid'),
    isHidden: flag('is_hidden'),
    extra: extra(),
  },
  (t) => [
    uniqueIndex('route_between').on(t.fromStarId, t.toStarId),
    index('route_to').on(t.toStarId),
    index('route_cluster').on(t.clusterId),
    check('route_ordered', sql`${t.fromStarId} < ${t.toStarId}`),
    check('route_json', sql`json_valid(${t.extra})`),
  ],
)

/** A set of hexes with a name, a colour and a border. */
export const region = sqliteTable(
  'region',
  {
    id: id(),
    clusterId: clusterId(),
    name: name(),
    colour: text().notNull(),
    border: text({ enum: LINE_STYLES }),
    isFilled: flag('is_filled'),
    notes: notes(),
    publicNotes: publicNotes(),
    isHidden: flag('is_hidden'),
    hexes: jsonList<HexRun>('hexes'),
    extra: extra(),
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
    id: id(),
    clusterId: clusterId(),
    ...hex(),
    kind: text({ enum: LABEL_KINDS }).notNull(),
    text: text().notNull(),
    size: text({ enum: LABEL_SIZES }).notNull(),
    colour: text(),
    isHidden: flag('is_hidden'),
    extra: extra(),
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
    id: id(),
    clusterId: clusterId(),
    ...hex(),
    name: name(),
    factionId: owner(),
    notes: notes(),
    publicNotes: publicNotes(),
    isHidden: flag('is_hidden'),
  },
  (t) => [
    index('fleet_marker_cluster').on(t.clusterId),
    index('fleet_marker_faction').on(t.factionId),
    check('fleet_marker_named', sql`length(${t.name}) > 0`),
  ],
)

/** A place of a map to come back to; `zoom` is how many hundredths of a pixel a hex's radius has there. */
export const bookmark = sqliteTable(
  'bookmark',
  { id: id(), clusterId: clusterId(), ...hex(), name: name(), zoom: integer().notNull() },
  (t) => [index('bookmark_cluster').on(t.clusterId), check('bookmark_named', sql`length(${t.name}) > 0`)],
)

/** What a star is linked to by hand: entries, battles, forces. */
export const starLink = sqliteTable(
  'star_link',
  {
    id: id(),
    starId: text('star_id')
      .notNull()
      .references(() => star.id, { onDelete: 'cascade' }),
    targetKind: text('target_kind', { enum: STAR_LINK_KINDS }).notNull(),
    targetId: text('target_id').notNull(),
  },
  (t) => [
    uniqueIndex('star_link_once').on(t.starId, t.targetKind, t.targetId),
    check(
      'star_link_kind',
      sql`${t.targetKind} IN ('warband', 'character', 'squad', 'vehicle', 'scenario', 'journal')`,
    ),
  ],
)

/** A picture, made small before it is stored: `id` is the hash of its bytes, so rows never change and are not in the change log. */
export const image = sqliteTable(
  'image',
  {
    id: id(),
    type: text({ enum: ['image/webp', 'image/jpeg', 'image/png'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Base64. */
    data: text().notNull(),
  },
  (t) => [
    check('image_type', sql`${t.type} IN ('image/webp', 'image/jpeg', 'image/png')`),
    check('image_size', sql`${t.width} BETWEEN 1 AND 4096 AND ${t.height} BETWEEN 1 AND 4096`),
  ],
)

/** The rules as they stood when a force was built: `id` is the hash of its content, so rows never change and are not in the change log. */
export const rulesEdition = sqliteTable(
  'rules_edition',
  {
    id: id(),
    /** Chosen switches by name. */
    settings: json<Readonly<Record<string, unknown>>>('settings'),
    tables: json<Rulebook>('tables'),
    madeAt: text('made_at').notNull(),
  },
  (t) => [check('rules_edition_json', sql`json_valid(${t.settings}) AND json_valid(${t.tables})`)],
)

/** The rules that were in force when the campaign was last used: one row that is written over, so it is not in the change log. */
export const lastRules = sqliteTable(
  'last_rules',
  {
    id: id(),
    /** The hash of the content. */
    editionId: text('edition_id').notNull(),
    settings: json<Readonly<Record<string, unknown>>>('settings'),
    tables: json<Rulebook>('tables'),
  },
  (t) => [
    check('last_rules_one_row', sql`${t.id} = 'last'`),
    check('last_rules_json', sql`json_valid(${t.settings}) AND json_valid(${t.tables})`),
  ],
)

/** A house rule that the group has agreed on: `id` is the switch, `value` its choice as JSON. */
export const ruling = sqliteTable(
  'ruling',
  {
    id: id(),
    value: json<string | number | boolean>('value'),
    reason: text().notNull().default(''),
    agreedBy: text('agreed_by').notNull().default(''),
    /** A day such as 2026-11-21, or null. */
    agreedOn: text('agreed_on'),
  },
  (t) => [check('ruling_json', sql`json_valid(${t.value})`)],
)

/** A row of the group's own in a printed table, or a patch of a printed row. */
export const houseRow = sqliteTable(
  'house_row',
  {
    id: id(),
    tableName: text('table_name').$type<TableName>().notNull(),
    rowId: text('row_id').notNull(),
    kind: text({ enum: ['own', 'patch'] }).notNull(),
    /** The name it is found by: its own, or the printed row's. */
    name: name(),
    fields: json<HouseFields>('fields'),
    notes: notes(),
  },
  (t) => [
    uniqueIndex('house_row_of').on(t.tableName, t.rowId),
    check('house_row_kind', sql`${t.kind} IN ('own', 'patch')`),
    check('house_row_named', sql`length(${t.name}) > 0`),
    check('house_row_json', sql`json_valid(${t.fields})`),
  ],
)

export const PLAYS = ['opposed', 'solo', 'co-op'] as const
export const WARBAND_STATES = ['active', 'template', 'archived'] as const

export const warband = sqliteTable(
  'warband',
  {
    id: id(),
    name: name(),
    factionId: text('faction_id').references(() => faction.id, { onDelete: 'set null' }),
    notes: notes(),
    pointLimit: integer('point_limit').notNull().default(500),
    play: text({ enum: PLAYS }).notNull().default('opposed'),
    /** The id of a character of its own; one that has gone is none. */
    leaderId: text('leader_id'),
    stash: jsonList<WarbandPlan['stash'][number]>('stash'),
    background: text().notNull().default(''),
    portraitId: text('portrait_id').references(() => image.id),
    allowed: jsonList<Allowance>('allowed'),
    state: text({ enum: WARBAND_STATES }).notNull().default('active'),
    /** The rules it was built by; null follows the rules as they stand. */
    editionId: text('edition_id').references(() => rulesEdition.id),
  },
  (t) => [index('warband_faction').on(t.factionId), check('warband_named', sql`length(${t.name}) > 0`)],
)

const skill = (column: string) => integer(column).notNull()

/** What a character and the members of a squad are made of (P28-BUILD-2). */
const body = () => ({
  skillA: skill('skill_a'),
  skillF: skill('skill_f'),
  skillS: skill('skill_s'),
  skillAW: skill('skill_aw'),
  skillP: skill('skill_p'),
  hitPoints: integer('hit_points').notNull(),
  traits: json<BodyProfile['traits']>('traits'),
  abilities: json<BodyProfile['abilities']>('abilities'),
})

/** A body's numbers in their bounds. */
const bodyChecks = (
  table: string,
  t: Record<'skillA' | 'skillF' | 'skillS' | 'skillAW' | 'skillP' | 'hitPoints', SQLiteColumn>,
) => [
  check(
    `${table}_skills`,
    sql`min(${t.skillA}, ${t.skillF}, ${t.skillS}, ${t.skillAW}, ${t.skillP}) >= 1
          AND max(${t.skillA}, ${t.skillF}, ${t.skillS}, ${t.skillAW}, ${t.skillP}) <= 10`,
  ),
  check(`${table}_hit_points`, sql`${t.hitPoints} >= 1`),
]

/** A Planet 28 character as built (P28-BUILD-2); what it costs is worked out, never stored. */
export const character = sqliteTable(
  'character',
  {
    id: id(),
    warbandId: text('warband_id')
      .notNull()
      .references(() => warband.id, { onDelete: 'cascade' }),
    name: name(),
    ...body(),
    equipment: json<CharacterProfile['equipment']>('equipment'),
    notes: notes(),
    ...unit(),
  },
  (t) => [
    index('character_warband').on(t.warbandId),
    check('character_named', sql`length(${t.name}) > 0`),
    ...bodyChecks('character', t),
    check('character_json', sql`json_valid(${t.traits}) AND json_valid(${t.abilities}) AND json_valid(${t.equipment})`),
  ],
)

/** A Planet 28 squad as built: one profile, and what its members carry (P28-SQ-1). */
export const squad = sqliteTable(
  'squad',
  {
    id: id(),
    warbandId: text('warband_id')
      .notNull()
      .references(() => warband.id, { onDelete: 'cascade' }),
    name: name(),
    ...body(),
    loadouts: json<readonly Loadout[]>('loadouts'),
    notes: notes(),
    ...unit(),
  },
  (t) => [
    index('squad_warband').on(t.warbandId),
    check('squad_named', sql`length(${t.name}) > 0`),
    ...bodyChecks('squad', t),
    check('squad_json', sql`json_valid(${t.traits}) AND json_valid(${t.abilities}) AND json_valid(${t.loadouts})`),
  ],
)

/** A Planet 28 vehicle as built: `sections` are cells of the building grid (P28-GRID-1). */
export const vehicle = sqliteTable(
  'vehicle',
  {
    id: id(),
    warbandId: text('warband_id')
      .notNull()
      .references(() => warband.id, { onDelete: 'cascade' }),
    name: name(),
    type: text().notNull(),
    skillA: skill('skill_a'),
    skillS: skill('skill_s'),
    sections: json<VehicleProfile['sections']>('sections'),
    traits: json<VehicleProfile['traits']>('traits'),
    abilities: json<VehicleProfile['abilities']>('abilities'),
    weapons: json<VehicleProfile['weapons']>('weapons'),
    notes: notes(),
    ...unit(),
  },
  (t) => [
    index('vehicle_warband').on(t.warbandId),
    check('vehicle_named', sql`length(${t.name}) > 0`),
    check('vehicle_skills', sql`min(${t.skillA}, ${t.skillS}) >= 1 AND max(${t.skillA}, ${t.skillS}) <= 10`),
    check(
      'vehicle_json',
      sql`json_valid(${t.sections}) AND json_valid(${t.traits}) AND json_valid(${t.abilities}) AND json_valid(${t.weapons})`,
    ),
  ],
)

/** A battle being prepared (pp. 25-27): what is at stake, who deploys where, how long it may last, how the table stands. */
export const scenario = sqliteTable(
  'scenario',
  {
    id: id(),
    name: name(),
    /** The printed prompt it grew from, or null. */
    promptId: text('prompt_id'),
    story: text().notNull().default(''),
    goal: text().notNull().default(''),
    tablePlan: text('table_plan').notNull().default(''),
    /** Turns, or null before they are rolled (P28-TURN-9). */
    turns: integer(),
    sides: jsonList<ScenarioSide>('sides'),
    /** Dice drawn so far, so that no roll is drawn twice. */
    rolls: integer().notNull().default(0),
    notes: notes(),
  },
  (t) => [
    check('scenario_named', sql`length(${t.name}) > 0`),
    check('scenario_turns', sql`${t.turns} IS NULL OR ${t.turns} BETWEEN 1 AND 99`),
    check('scenario_json', sql`json_valid(${t.sides})`),
  ],
)

/** What a sheet showed when it was last printed: `id` is the unit's. */
export const printed = sqliteTable('printed', {
  id: id(),
  /** Hash of everything on the sheet. */
  content: text().notNull(),
  at: text().notNull(),
})

/** A journal entry; `body` is Markdown with `[[name]]` links. */
export const journalEntry = sqliteTable(
  'journal_entry',
  {
    id: id(),
    title: name(),
    body: text().notNull().default(''),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [index('journal_updated').on(t.updatedAt), check('journal_titled', sql`length(${t.title}) > 0`)],
)

export const LINK_KINDS = [
  'star',
  'faction',
  'warband',
  'character',
  'squad',
  'vehicle',
  'scenario',
  'journal',
] as const

/** What an entry's text links to: written with the entry, so that backlinks are one look-up. */
export const journalLink = sqliteTable(
  'journal_link',
  {
    id: id(),
    entryId: text('entry_id')
      .notNull()
      .references(() => journalEntry.id, { onDelete: 'cascade' }),
    targetKind: text('target_kind', { enum: LINK_KINDS }).notNull(),
    targetId: text('target_id').notNull(),
  },
  (t) => [
    uniqueIndex('journal_link_once').on(t.entryId, t.targetKind, t.targetId),
    index('journal_link_target').on(t.targetKind, t.targetId),
    check(
      'journal_link_kind',
      sql`${t.targetKind} IN ('star', 'faction', 'warband', 'character', 'squad', 'vehicle', 'scenario', 'journal')`,
    ),
  ],
)

/** A hidden agenda in a character's hand (P28-AGENDA-1): `agenda` is its owner's secret. */
export const agenda = sqliteTable(
  'agenda',
  {
    id: id(),
    characterId: text('character_id')
      .notNull()
      .references(() => character.id, { onDelete: 'cascade' }),
    agenda: text().$type<HiddenAgendaId>().notNull(),
    face: integer().notNull(),
    rolled: text({ enum: ['seeded', 'typed'] }).notNull(),
    failedGames: integer('failed_games').notNull().default(0),
    dealtAt: text('dealt_at').notNull(),
  },
  (t) => [
    uniqueIndex('agenda_character').on(t.characterId),
    check('agenda_face', sql`${t.face} BETWEEN 1 AND 6`),
    check('agenda_rolled', sql`${t.rolled} IN ('seeded', 'typed')`),
    check('agenda_failed_games', sql`${t.failedGames} >= 0`),
  ],
)

export const CHANGE_KINDS = ['start', 'change', 'undo', 'redo'] as const

/** One labelled change. `open` is 1 while it is being written, when it is the newest, and null ever after; triggers read it. */
export const change = sqliteTable(
  'change',
  {
    id: integer().primaryKey(),
    label: text().notNull(),
    actor: text().notNull(),
    at: text().notNull(),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    /** The change that this one undoes or redoes. */
    targetId: integer('target_id'),
    /** The undo that took this change back, null when it stands. */
    undoneBy: integer('undone_by'),
    /** Where its rows begin in change_row, which only ever grows: they end where those of the next change begin. */
    firstRow: integer('first_row').notNull(),
    open: integer(),
  },
  (t) => [
    check('change_kind', sql`${t.kind} IN ('start', 'change', 'undo', 'redo')`),
    check('change_labelled', sql`length(${t.label}) > 0`),
  ],
)

/** One row's image before and after, as JSON; null where the row was not there. Written by triggers alone. */
export const changeRow = sqliteTable(
  'change_row',
  {
    id: integer().primaryKey(),
    changeId: integer('change_id').notNull(),
    tableName: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    before: text(),
    after: text(),
  },
  (t) => [index('change_row_row').on(t.tableName, t.rowId, t.changeId)],
)

/** Everything that has a name or a text, for search. Written by triggers alone. */
export const searchEntry = sqliteTable(
  'search_entry',
  {
    id: integer().primaryKey(),
    kind: text().notNull(),
    refId: text('ref_id').notNull(),
    name: text().notNull(),
    text: text().notNull(),
  },
  (t) => [uniqueIndex('search_entry_ref').on(t.kind, t.refId)],
)
