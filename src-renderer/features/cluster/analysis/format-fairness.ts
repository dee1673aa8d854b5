import type { FairnessReport, FairnessTerm, HomeworldAssets } from '#shared/cluster/analysis.ts'
import type { ShipType } from '#shared/cluster/net/transport-net.ts'
import { formatSigned } from '#shared/kit/format.ts'

export interface FairnessSideNames {
  readonly a: string
  readonly b: string
}

/** Formats the score as a sentence: “Vex is ahead by 3.2 %”. */
export function formatFairnessScore(
  { score, isMirrored }: Pick<FairnessReport, 'score' | 'isMirrored'>,
  { a, b }: FairnessSideNames,
): string {
  if (isMirrored) return 'Even: the map is mirrored'
  if (score === 0) return 'Even, though the map is not mirrored'
  return `${score > 0 ? a : b} is ahead by ${formatPercent(Math.abs(score))}`
}

/** Explains the meaning of a score for play. */
export function explainFairnessScore({ score, isMirrored }: Pick<FairnessReport, 'score' | 'isMirrored'>): string {
  if (isMirrored) return 'A symmetry of the board takes each side to the other, star by star.'
  const size = Math.abs(score)
  if (size <= 2) return 'Too small to matter.'
  if (size <= 6) return 'Felt in a long game: let the other side choose who goes first.'
  if (size <= 12) return 'A clear advantage: change the map, or give the other side something.'
  return 'Not a fair start: choose other homeworlds or change the map.'
}

/** Formats a percentage: “3.2 %”. */
export function formatPercent(value: number): string {
  return `${Number(value.toFixed(2))} %`
}

/** Formats a signed percentage: “+3.2 %” favours the first side, “−3.2 %” the second. */
export function formatSignedPercent(value: number): string {
  return `${formatSigned(Number(value.toFixed(2)))} %`
}

const TERM_TEXTS: Readonly<Record<string, string>> = {
  'Points of production over the turns':
    'All points that the colonies make in the turns looked ahead, when each side spreads as fast as it can.',
  'Production in the last turn': 'What the colonies make in the last of these turns: who goes on faster.',
  'Ratings of the stars it reaches first':
    'Ratings of the stars that its transports reach in fewer turns than the other side’s.',
  'Rating of the homeworld': 'How large the homeworld is from the first turn on.',
  'Ratings within 3 hexes': 'Ratings of the stars that a transport reaches in one move.',
  'Ratings within 4 hexes': 'Ratings of the stars that a cruiser reaches in one move.',
  'Ratings within 5 hexes': 'Ratings of the stars in supply of the homeworld.',
  'Gates on the way to it': 'Stars that every way to it leads through, on its own half: they hold an enemy up.',
}

export function getFairnessTermLabel({ name }: Pick<FairnessTerm, 'name'>): string {
  return TERM_TEXTS[name] ?? ''
}

/** Names of ship types in reports, by increasing range. */
export const SHIP_TYPE_NAMES: Readonly<Record<ShipType, string>> = {
  transport: 'Transports',
  dreadnought: 'Dreadnoughts',
  cruiser: 'Cruisers',
  scout: 'Scouts',
}
export const SHIP_TYPES_BY_RANGE = [
  'transport',
  'dreadnought',
  'cruiser',
  'scout',
] as const satisfies readonly ShipType[]

/** Formats a turn: “turn 4”, or “never”. */
export function formatTurn(turn: number | null): string {
  return turn === null ? 'never' : `turn ${turn}`
}

/** Rows of the report: labels, and the values of each side. */
export const FAIRNESS_ROWS: readonly {
  readonly label: string
  readonly formatAssets: (home: HomeworldAssets) => string
}[] = [
  { label: 'Rating', formatAssets: ({ rating }) => String(rating) },
  { label: 'Stars within 3 hexes', formatAssets: ({ within3 }) => sumWords(within3) },
  { label: 'Stars within 4 hexes', formatAssets: ({ within4 }) => sumWords(within4) },
  { label: 'Stars within 5 hexes', formatAssets: ({ within5 }) => sumWords(within5) },
  { label: 'Stars it reaches first', formatAssets: ({ nearer }) => sumWords(nearer) },
]

function sumWords({ stars, ratings }: HomeworldAssets['nearer']): string {
  return `${stars} (ratings ${ratings})`
}

/** Formats a shortened list: “Vex, Orro and 3 more”, or a word for an empty list. */
export function formatShortenedList(names: readonly string[], none: string, most = 8): string {
  if (names.length === 0) return none
  const shown = names.slice(0, most)
  if (names.length > most) return `${shown.join(', ')} and ${names.length - most} more`
  return shown.length === 1 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** Formats the whole report as plain text, for a mail or a chat. */
export function formatFairnessReport(
  report: FairnessReport,
  sides: FairnessSideNames,
  nameOf: (star: number) => string,
): string {
  const { a, b, between, terms, changes } = report
  const names = (stars: readonly number[]) => stars.map(nameOf)
  const turns = a.growth.colonies.map((_, turn) => turn)
  const line = (turn: number) =>
    [`turn ${turn + 1}`, ...[a, b].map(({ growth }) => growthWords(growth, turn))].join('; ')
  return [
    `${sides.a} against ${sides.b}`,
    `${formatFairnessScore(report, sides)}. ${explainFairnessScore(report)}`,
    '',
    `What counts (${sides.a}, ${sides.b}, share of the score)`,
    ...terms.map(
      (term) => `- ${term.name}: ${term.a}, ${term.b}, ${formatSignedPercent(term.contribution)} of ${term.weight} %`,
    ),
    '',
    'What each side has',
    ...FAIRNESS_ROWS.map(({ label, formatAssets }) => `- ${label}: ${formatAssets(a)}, ${formatAssets(b)}`),
    '',
    'Between them',
    `- ${between.hexes} hexes; transports need ${between.jumps === null ? 'a way that is not there' : `${between.jumps} turns`}`,
    ...SHIP_TYPES_BY_RANGE.map(
      (ship) => `- ${SHIP_TYPE_NAMES[ship]} can be there in ${formatTurn(between.firstContact[ship])}`,
    ),
    `- Ways that share no star: ${between.ways}; cut by ${formatShortenedList(names(between.cutStars), 'no star')}`,
    `- Reached in the same turn: ${formatShortenedList(names(between.contested), 'no star')}`,
    '',
    'Colonies, capacity and production by turn',
    ...turns.map(line),
    ...(changes.length === 0 ? [] : ['', 'What would narrow the gap']),
    ...changes.map(({ label, score }) => `- ${label}: leaves ${formatPercent(Math.abs(score))}`),
    '',
  ].join('\n')
}

function growthWords({ colonies, capacity, production }: HomeworldAssets['growth'], turn: number): string {
  return `${colonies[turn] ?? 0} / ${capacity[turn] ?? 0} / ${production[turn] ?? 0}`
}
