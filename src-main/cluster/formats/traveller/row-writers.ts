import type { LossTally } from '../loss-tally.ts'
import { splitCells, fitColumnRangesToLine, joinCellsInColumns, parseColumnRuler } from './column-ranges.ts'
import { parseSecRow, measureSecColumnWidths } from './sec-row.ts'
import { formatWorldCells, formatCellText, listWorldFieldsByColumn } from './table-columns.ts'
import type { WorldFormat } from './world-file-content.ts'
import { WORLD_COLUMNS, type World } from './world.ts'
import { formatSecRowRecordingLosses } from './write-sec.ts'

/** Writer of worlds in one format. */
export interface WorldRowWriter {
  readonly extension: string
  /** Media type. */
  readonly type: string
  /** Whether rows can be inserted into a file with this header. */
  canUse(header: readonly string[]): boolean
  /** Whether a row of that file contains a world. */
  isRow(row: string, header: readonly string[]): boolean
  /** Formats a world as a row of that file, replacing an older row if given. Null if it does not fit. */
  rowIn(world: World, before: string | null, header: readonly string[]): string | null
  /** Lines of a new file. */
  fresh(worlds: readonly World[]): readonly string[]
}

/** Creates the writer of a format. */
export function createWorldRowWriter(format: WorldFormat, losses: LossTally): WorldRowWriter {
  switch (format) {
    case 'traveller-sec':
      return secWriter(losses)
    case 'traveller-tab':
      return tabWriter
    case 'traveller-column':
      return columnWriter
  }
}

function secWriter(losses: LossTally): WorldRowWriter {
  return {
    extension: 'sec',
    type: 'text/plain',
    canUse: () => true,
    isRow: (row) => parseSecRow(row) !== null,
    rowIn: (world, before) =>
      formatSecRowRecordingLosses(world, losses, ...(before === null ? [] : [measureSecColumnWidths(before)])),
    fresh: (worlds) => worlds.map((world) => formatSecRowRecordingLosses(world, losses)),
  }
}

const HEADERS = WORLD_COLUMNS.map(({ header }) => header)

function freshCells(world: World): string[] {
  return WORLD_COLUMNS.map(({ field }) => formatCellText(world[field]))
}

const tabWriter: WorldRowWriter = {
  extension: 'tab',
  type: 'text/tab-separated-values',
  canUse: ([header = '']) => listWorldFieldsByColumn(header.split('\t')).includes('hex'),
  isRow: (row, [header = '']) => row.split('\t').length === header.split('\t').length,
  rowIn: (world, before, [header = '']) =>
    unlikeRemark(
      formatWorldCells(world, listWorldFieldsByColumn(header.split('\t')), before?.split('\t') ?? []).join('\t'),
    ),
  fresh: (worlds) => [HEADERS, ...worlds.map(freshCells)].map((cells) => cells.join('\t')),
}

const columnWriter: WorldRowWriter = {
  extension: 'txt',
  type: 'text/plain',
  canUse: ([names = '', ruler = '']) =>
    listWorldFieldsByColumn(splitCells(names, parseColumnRuler(ruler))).includes('hex'),
  isRow: () => true,
  rowIn(world, before, [names = '', ruler = '']) {
    const widths = parseColumnRuler(ruler)
    const ranges = (before === null ? null : fitColumnRangesToLine(before, widths)) ?? widths
    const cells = formatWorldCells(
      world,
      listWorldFieldsByColumn(splitCells(names, widths)),
      before === null ? [] : splitCells(before, ranges),
    )
    const line = joinCellsInColumns(cells, ranges)
    return line === null ? null : unlikeRemark(line)
  },
  fresh(worlds) {
    const rows = [HEADERS, ...worlds.map(freshCells)]
    const widths = HEADERS.map((_, at) => rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0))
    const [header = [], ...others] = rows
    const ruler = widths.map((width) => '-'.repeat(width))
    return [header, ruler, ...others].map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join(' ')
        .trimEnd(),
    )
  },
}

/** Indents a line that begins like a comment, which readers would skip. */
function unlikeRemark(line: string): string {
  return line.startsWith('#') ? ` ${line}` : line
}
