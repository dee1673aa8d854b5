import type { Chart } from '#shared/cluster/chart.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import type { WrittenChart } from '../chart-file.ts'
import { getChartFileName } from '../file-name.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { listUnsupportedParts } from '../unsupported-parts.ts'
import { applyChartToMapperLines } from './apply-chart-to-mapper-lines.ts'
import { findKeptMapperFile, type KeptMapperFile } from './kept-mapper-file.ts'
import { findUwpInNotes } from './mapper-star.ts'
import { createMapperWriter, quoteMapperText, toMapperWord, type MapperWriter } from './mapper-writer.ts'

/** Writes a Text Mapper file: the original lines with the changes since, or every hex of a new file. */
export function writeTextMapper(chart: Chart, suffixes: readonly string[] = []): WrittenChart {
  const kept = findKeptMapperFile(chart)
  const losses = createLossTally()
  const pen = createMapperWriter(chart, kept)
  const lines = kept === null ? freshLines(chart, pen) : applyChartToMapperLines(kept.lines, chart, pen)
  if (kept === null && chart.extra['text-mapper'] !== undefined)
    losses.drop('Lines of the file that it was read from: the board changed', '')
  noteWords(chart, losses)
  if (chart.board.orientation === 'pointy')
    losses.drop('The way up: hexes have flat tops there, so the map is mirrored; labels and distances stay', '')
  if (chart.board.shifted === 'odd') losses.drop('Hex labels: they count one line further there', '')
  const file = { name: getChartFileName(chart, 'txt', suffixes), type: 'text/plain', text: fileText(lines, kept) }
  const held = ['tags', 'routes', 'routeTypes', 'labels'] as const
  return { files: [file], losses: [...losses.list(), ...listUnsupportedParts(withoutUwp(chart), 'text-mapper', held)] }
}

/** Joins lines to a file with the byte order mark and last line end of the original. */
function fileText(lines: readonly string[], kept: KeptMapperFile | null): string {
  return `${kept?.hasByteOrderMark === true ? '\uFEFF' : ''}${lines.join('\n')}${kept?.hasLastEnd === false ? '' : '\n'}`
}

function noteWords({ stars, routes, labels }: Chart, losses: LossTally): void {
  const note = (what: string, texts: readonly string[], write: (text: string) => string) => {
    for (const text of texts) if (![text, `"${text}"`].includes(write(text))) losses.drop(what, text)
  }
  note(
    'Quotes and line ends in names and labels',
    [...stars.map(({ name }) => name), ...labels.map(({ text }) => text)],
    quoteMapperText,
  )
  note(
    'Blanks in tags',
    stars.flatMap(({ tags }) => tags),
    toMapperWord,
  )
  note(
    'Blanks in kinds of routes',
    routes.map(({ type }) => type),
    toMapperWord,
  )
}

/** Removes notes that consist of a UWP only, which the format supports. */
function withoutUwp(chart: Chart): Chart {
  const stars = chart.stars.map((star) => (findUwpInNotes(star.notes) === null ? star : { ...star, notes: '' }))
  return { ...chart, stars }
}

/** Path types that the reference library of the format can draw. */
const KNOWN_KINDS = ['trade', 'communication']
const LIBRARY = 'include traveller.txt'

function freshLines(chart: Chart, pen: MapperWriter): string[] {
  const key = ({ row, column }: HexPlace) => row * (chart.board.columns + 1) + column
  const stars = new Map(chart.stars.map((star) => [key(star), star]))
  const labels = Map.groupBy(chart.labels, key)
  const hexes = placesOf(chart.board).map((place) =>
    pen.hexLine(place, { star: stars.get(key(place)) ?? null, labels: labels.get(key(place)) ?? [] }, null),
  )
  const kinds = new Set(chart.routes.map(pen.typeOf))
  const looks = [...kinds].filter((kind) => !KNOWN_KINDS.includes(kind)).map(pathAttributes)
  return [...hexes, '', ...chart.routes.map(pen.pathLine), '', ...looks, LIBRARY]
}

function pathAttributes(kind: string): string {
  return `${kind} path attributes fill="none" stroke="#7a8aa0" stroke-width="6"`
}

/** Hexes in the order of their labels in the format. */
function placesOf({ rows, columns, orientation }: HexBoard): HexPlace[] {
  const [lines, along] = orientation === 'flat' ? [columns, rows] : [rows, columns]
  const places = Array.from(
    { length: lines * along },
    (_, hex) => [Math.floor(hex / along) + 1, (hex % along) + 1] as const,
  )
  return places.map(([line, at]) => (orientation === 'flat' ? { column: line, row: at } : { row: line, column: at }))
}
