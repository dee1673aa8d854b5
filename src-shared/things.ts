/** Definition of a kind of named thing. */
export interface ThingKindDefinition {
  /** What a thing is called in a sentence, such as one that says that it is gone. */
  readonly noun: string
  /** What its kind is called in lists. */
  readonly label: string
  /** The page of a thing: this and its id. */
  readonly path: string
  /** The game that it belongs to; null for the campaign's own. */
  readonly game: 'planet28' | 'fistful' | 'space-planes' | 'planetary-sand' | null
  /** The area of the contract that answers what it is. */
  readonly area: string
  /** The table of its rows. */
  readonly table: string
  /** The column with its name. */
  readonly nameColumn: string
  /** The columns that search reads besides the name. */
  readonly texts: readonly string[]
  /** Its place where kinds stand in a row: what people look for most comes first. */
  readonly rank: number
}

/**
 * Definitions of all kinds of named things, in the order of the campaign file's CHECK constraints; new kinds are
 * appended.
 */
export const THING_KIND_DEFINITIONS = {
  star: {
    noun: 'star',
    label: 'Star',
    path: '/cluster/stars/',
    game: null,
    area: 'cluster',
    table: 'star',
    nameColumn: 'name',
    texts: ['notes', 'public_notes'],
    rank: 6,
  },
  faction: {
    noun: 'faction',
    label: 'Faction',
    path: '/campaign/factions/',
    game: null,
    area: 'factions',
    table: 'faction',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 5,
  },
  warband: {
    noun: 'warband',
    label: 'Warband',
    path: '/forces/warbands/',
    game: 'planet28',
    area: 'warbands',
    table: 'warband',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 4,
  },
  character: {
    noun: 'character',
    label: 'Character',
    path: '/forces/characters/',
    game: 'planet28',
    area: 'characters',
    table: 'character',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 1,
  },
  squad: {
    noun: 'squad',
    label: 'Squad',
    path: '/forces/squads/',
    game: 'planet28',
    area: 'squads',
    table: 'squad',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 2,
  },
  vehicle: {
    noun: 'vehicle',
    label: 'Vehicle',
    path: '/forces/vehicles/',
    game: 'planet28',
    area: 'vehicles',
    table: 'vehicle',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 3,
  },
  scenario: {
    noun: 'scenario',
    label: 'Scenario',
    path: '/scenarios/',
    game: 'planet28',
    area: 'scenarios',
    table: 'scenario',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 7,
  },
  battle: {
    noun: 'battle',
    label: 'Battle',
    path: '/battles/',
    game: 'planet28',
    area: 'battles',
    table: 'battle',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 8,
  },
  'off-table': {
    noun: 'off-table game',
    label: 'Off-table game',
    path: '/off-table/',
    game: 'planet28',
    area: 'offTable',
    table: 'off_table_game',
    nameColumn: 'name',
    texts: ['scene', 'notes'],
    rank: 9,
  },
  'fistful-game': {
    noun: 'game',
    label: 'Game of planets',
    path: '/turns/',
    game: 'fistful',
    area: 'fistful',
    table: 'fistful_game',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 10,
  },
  night: {
    noun: 'session',
    label: 'Session',
    path: '/sessions/',
    game: null,
    area: 'nights',
    table: 'game_night',
    nameColumn: 'name',
    texts: ['plan', 'recap'],
    rank: 11,
  },
  journal: {
    noun: 'entry',
    label: 'Journal entry',
    path: '/journal/',
    game: null,
    area: 'journal',
    table: 'journal_entry',
    nameColumn: 'title',
    texts: ['body'],
    rank: 12,
  },
  flotilla: {
    noun: 'flotilla',
    label: 'Flotilla',
    path: '/forces/flotillas/',
    game: 'space-planes',
    area: 'flotillas',
    table: 'flotilla',
    nameColumn: 'name',
    texts: ['roster', 'notes'],
    rank: 13,
  },
  'face-set': {
    noun: 'face set',
    label: 'Face set',
    path: '/forces/shipyard/',
    game: 'space-planes',
    area: 'faceSets',
    table: 'face_set',
    nameColumn: 'name',
    texts: ['notes'],
    rank: 14,
  },
  army: {
    noun: 'army',
    label: 'Army',
    path: '/forces/armies/',
    game: 'planetary-sand',
    area: 'armies',
    table: 'army',
    nameColumn: 'name',
    texts: ['roster', 'notes'],
    rank: 15,
  },
  'toy-box': {
    noun: 'toy box',
    label: 'Toy box',
    path: '/forces/toy-boxes/',
    game: 'planetary-sand',
    area: 'toyBoxes',
    table: 'toy_box',
    nameColumn: 'name',
    texts: ['roster', 'notes'],
    rank: 16,
  },
  battlefield: {
    noun: 'battlefield',
    label: 'Battlefield',
    path: '/forces/battlefields/',
    game: 'planetary-sand',
    area: 'battlefields',
    table: 'battlefield',
    nameColumn: 'name',
    texts: ['roster', 'notes'],
    rank: 17,
  },
} as const satisfies Readonly<Record<string, ThingKindDefinition>>

/** The name of a kind of thing. */
export type ThingKind = keyof typeof THING_KIND_DEFINITIONS

/** Every kind, in the order of the rows. */
export const THING_KIND_NAMES = Object.keys(THING_KIND_DEFINITIONS) as [ThingKind, ...ThingKind[]]

/** All kinds, the most frequently searched first. */
export const THING_KINDS_BY_RANK: readonly ThingKind[] = THING_KIND_NAMES.toSorted(
  (a, b) => THING_KIND_DEFINITIONS[a].rank - THING_KIND_DEFINITIONS[b].rank,
)

const KIND_OF_TABLE = new Map<string, ThingKind>(
  THING_KIND_NAMES.map((kind) => [THING_KIND_DEFINITIONS[kind].table, kind]),
)

/** The kind of the things of a table; null for a table whose rows have no page. */
export function findThingKindOfTable(table: string): ThingKind | null {
  return KIND_OF_TABLE.get(table) ?? null
}
