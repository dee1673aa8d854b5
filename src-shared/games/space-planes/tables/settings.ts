import { getDefaultSettings, type SettingDefinition } from '#shared/kit/setting-definitions.ts'

/** Questions of the rules with a fixed set of answers, in the order in which a battle meets them. */
// oxfmt-ignore
export const SETTINGS = {
  setupMeasure: {
    rule: 'SP-SETUP-3', title: 'Distances at set-up', question: 'Where are the distances between placed ships measured?',
    reason: 'From edge to edge no ship begins within range of another.',
    choices: [{ value: 'edge', label: 'Between the nearest edges' }, { value: 'centre', label: 'From centre to centre' }],
  },
  headings: {
    rule: 'SP-SETUP-5', title: 'Headings', question: 'May ships be placed at any angle?',
    reason: 'The book does not forbid it. Square ships stay square, which is easier by mail.',
    choices: [{ value: 'free', label: 'At any angle' }, { value: 'square', label: 'Square to the table' }],
  },
  sameShip: {
    rule: 'SP-TURN-2', title: 'Manoeuvre and shot', question: 'Must the same ship manoeuvre and shoot?',
    reason: 'The book lets a player use any of their ships.',
    choices: [{ value: false, label: 'No, any of the player’s ships' }, { value: true, label: 'Yes, the same ship' }],
  },
  partOrder: {
    rule: 'SP-MAN-5', title: 'Order of parts', question: 'In which order are the parts of a manoeuvre done?',
    reason: 'The book lists them in an order.',
    choices: [{ value: 'listed', label: 'As they are listed' }, { value: 'any', label: 'In any order' }],
  },
  moveLength: {
    rule: 'SP-MOVE-3', title: 'Length of a move', question: 'How far does a card carry a ship?',
    reason: 'The ship overlaps the card at both ends.',
    choices: [{ value: 'edge-minus-cube', label: 'Its edge less the cube' }, { value: 'edge', label: 'Its whole edge' }],
  },
  reorientFrame: {
    rule: 'SP-REOR-2', title: 'Direction of reorienting', question: 'Which way do the other ships shift?',
    reason: 'The same direction is the same one on the table.',
    choices: [{ value: 'table', label: 'As the roll goes on the table' }, { value: 'own-axis', label: 'Along their own nearest side' }],
  },
  collisionPlanes: {
    rule: 'SP-CANCEL-2', title: 'Collisions', question: 'Which ships are in each other’s way?',
    reason: 'All cubes stand on one table.',
    choices: [{ value: 'all', label: 'All ships' }, { value: 'same', label: 'Ships on the same plane' }],
  },
  reorientCancel: {
    rule: 'SP-CANCEL-4', title: 'Cancelled reorienting', question: 'A ship cannot be reoriented: what then?',
    reason: 'Undoing everything makes the only manoeuvre that levels planes useless.',
    choices: [
      { value: 'step', label: 'It stops, the others go on' }, { value: 'all', label: 'All of it is undone, the roll too' },
      { value: 'stop', label: 'Everything stops there' },
    ],
  },
  blocking: {
    rule: 'SP-RANGE-4', title: 'Ships in between', question: 'Does a ship between two others block their lines?',
    reason: 'The book does not say so.',
    choices: [{ value: 'none', label: 'No' }, { value: 'same-plane', label: 'Yes, on the same plane' }],
  },
  deckMode: {
    rule: 'SP-DECK-3', title: 'Cards', question: 'Who handles the cards?',
    reason: 'Cards of the app are counted for the odds.',
    choices: [{ value: 'app', label: 'The app' }, { value: 'table', label: 'The table: values are typed' }],
  },
  tie: {
    rule: 'SP-END-2', title: 'Equal points', question: 'Players have equal points: who wins?',
    reason: 'The one who still flies has done more.',
    choices: [{ value: 'survivor', label: 'The survivor among them' }, { value: 'shared', label: 'They share it' }],
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>

/** Id of a question. */
export type PlanesSettingId = keyof typeof SETTINGS

/** Adjustable lengths in millimetres (SP-COMP-2, SP-COMP-3, SP-MOVE-3). */
export interface AdjustableLengths {
  readonly areaMm: readonly [width: number, height: number]
  readonly cardShortMm: number
  readonly cardLongMm: number
  readonly cubeMm: number
}

/** The answers to `SETTINGS` and the lengths that a battle is played by. */
export type PlanesSettings = {
  readonly [Id in PlanesSettingId]: (typeof SETTINGS)[Id]['choices'][number]['value']
} & AdjustableLengths & {
    /** Ships per player (SP-SETUP-1). */
    readonly shipsEach: number
    /** Player turns after which the points decide, or null (SP-END-3). */
    readonly turnLimit: number | null
  }

/** Size of poker cards and of the cube of the printed game (SP-COMP-3, SP-MOVE-3). */
const STANDARD_LENGTHS = { cardShortMm: 63, cardLongMm: 88, cubeMm: 16 } as const

/** Size of the playing area in inches by number of players: 144 square inches per player (SP-COMP-2). */
const AREA_INCHES: Readonly<Record<number, readonly [number, number]>> = {
  2: [24, 12],
  3: [24, 18],
  4: [24, 24],
  5: [30, 24],
  6: [36, 24],
}
const INCH_MM = 25.4
/** Maximum number of cubes in a battle (SP-COMP-1). */
export const MAX_SHIPS_ON_TABLE = 6

/** Default settings for a number of players, 2 to 6 (SP-COMP-1, SP-SETUP-1). */
export function createDefaultSettings(players: number): PlanesSettings {
  const [width, height] = AREA_INCHES[players] ?? []
  if (width === undefined || height === undefined) throw new RangeError(`${players} players cannot play; 2 to 6 can`)
  return {
    ...getDefaultSettings(SETTINGS),
    ...STANDARD_LENGTHS,
    areaMm: [toMm(width), toMm(height)],
    shipsEach: Math.floor(MAX_SHIPS_ON_TABLE / players),
    turnLimit: null,
  }
}

function toMm(inches: number): number {
  return Math.round(inches * INCH_MM * 10) / 10
}
