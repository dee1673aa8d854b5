/** A hex as written in a Text Mapper file: column first, both may be negative. */
export interface MapperHex {
  readonly column: number
  readonly row: number
}

/** A line of a hex: `0101 starport-D gas "Name" 20 uwp="..."`. */
export interface HexLine extends MapperHex {
  readonly kind: 'hex'
  readonly types: readonly string[]
  readonly labels: readonly string[]
  readonly facts: readonly (readonly [name: string, value: string])[]
}

/** A line of a path: `0101-0203-0304 trade "Name"`. */
export interface PathLine {
  readonly kind: 'path'
  readonly points: readonly MapperHex[]
  readonly type: string
  readonly label: string
}

/** A line of a Text Mapper file. `other` is a line that the format defines and charts cannot represent. */
export type MapperLine = HexLine | PathLine | { readonly kind: 'level' | 'other' | 'blank' | 'unknown' }

const HEX = /^(?:(-?\d\d)(-?\d\d)(\d\d)?|(-?\d\d+)\.(-?\d\d+)(?:\.(\d\d+))?)\s+(\S.*)$/
const PATH = /^(-?\d[\d.-]+)\s+(\S+)(?:\s+[“"]([^”"]*)[”"])?/
const POINT = /(?:(-?\d\d)(-?\d\d)(\d\d)?|(-?\d\d+)\.(-?\d\d+)(?:\.(\d\d+))?)(?:-|$)/y
const OTHER = /^(?:\S+\s+(?:attributes|lib|xml|path)\s|<.*>|(?:text|glow|label|license|other|url|include)(?:\s|$))/

export function parseMapperLine(line: string): MapperLine {
  const text = line.trim()
  if (text === '' || text.startsWith('#')) return { kind: 'blank' }
  return parsePath(text) ?? parseHex(text) ?? { kind: OTHER.test(text) ? 'other' : 'unknown' }
}

function parseHex(text: string): MapperLine | null {
  const match = HEX.exec(text)
  if (match === null) return null
  const [, , , level, , , dottedLevel, rest] = match
  return isGround(level ?? dottedLevel)
    ? { kind: 'hex', ...pointOf(match), ...parseRest(rest ?? '') }
    : { kind: 'level' }
}

const isGround = (level: string | undefined) => level === undefined || Number(level) === 0

function pointOf([, column, row, , dottedColumn, dottedRow]: RegExpExecArray): MapperHex {
  return { column: Number(column ?? dottedColumn), row: Number(row ?? dottedRow) }
}

const WORD = /(?<![a-z])([a-z]+)=[“"]([^“”"]+)[”"](?:\s*\d+)?|[“"]([^“”"]+)[”"](?:\s*\d+(?!\S))?|([^\s“"]+|["“])/g

function parseRest(text: string): Pick<HexLine, 'types' | 'labels' | 'facts'> {
  const [types, labels, facts]: [string[], string[], [string, string][]] = [[], [], []]
  for (const [, name, value, label, type] of text.matchAll(WORD)) {
    if (name === 'name' && value !== undefined) labels.unshift(value)
    else if (name !== undefined && value !== undefined) facts.push([name, value])
    else if (label !== undefined) labels.push(label)
    else if (type !== undefined) types.push(type)
  }
  return { types, labels, facts }
}

function parsePath(text: string): MapperLine | null {
  const [, way, type, label] = PATH.exec(text) ?? []
  if (way === undefined || type === undefined) return null
  const points: MapperHex[] = []
  for (POINT.lastIndex = 0; POINT.lastIndex < way.length;) {
    const match = POINT.exec(way)
    if (match === null) return null
    if (!isGround(match[3] ?? match[6])) return { kind: 'level' }
    points.push(pointOf(match))
  }
  return points.length < 2 ? null : { kind: 'path', points, type, label: label ?? '' }
}

/** Formats hexes as in a Text Mapper file: `0412`, or all of them as `04.112` if a number has more than two digits. */
export function formatMapperHexes(hexes: readonly MapperHex[]): string[] {
  const isShort = hexes.every(({ column, row }) => Math.abs(column) < 100 && Math.abs(row) < 100)
  return hexes.map(({ column, row }) => `${digits(column)}${isShort ? '' : '.'}${digits(row)}`)
}

/** Formats a single hex. */
export function formatMapperHex(hex: MapperHex): string {
  return formatMapperHexes([hex]).join('')
}

function digits(value: number): string {
  return `${value < 0 ? '-' : ''}${String(Math.abs(value)).padStart(2, '0')}`
}
