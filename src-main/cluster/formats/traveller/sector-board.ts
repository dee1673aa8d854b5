import { type HexBoard, type HexPlace, isOnBoard } from '#shared/kit/hex.ts'

/** A Traveller sector: 32 columns of 40 flat-top hexes, even columns shifted down, labels with the column first. */
export const SECTOR_BOARD: HexBoard = {
  rows: 40,
  columns: 32,
  orientation: 'flat',
  shifted: 'even',
  labelOrder: 'column-row',
}

/** A subsector: 8 columns by 10 rows. A sector has 16, A to P. */
export const SUBSECTOR_SIZE = { columns: 8, rows: 10, perRow: 4, count: 16 } as const

/** Parses a code such as `0412` (column 4, row 12), on the sector or beside it. Null for anything else. */
export function parseHexCode(code: string): HexPlace | null {
  if (!/^\d{4}$/.test(code)) return null
  return { row: Number(code.slice(2)), column: Number(code.slice(0, 2)) }
}

/** The code of a hex, such as `0412`. */
export function formatHexCode({ row, column }: HexPlace): string {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`
}

/** Formats a hex for display, including hexes of a neighbouring sector. */
export function formatSectorHex(place: HexPlace): string {
  return isHexOnSector(place) ? formatHexCode(place) : `column ${place.column} row ${place.row}`
}

export function isHexOnSector(place: HexPlace): boolean {
  return isOnBoard(place, SECTOR_BOARD)
}

/** Hex at the centre of a subsector, 0 for A to 15 for P. */
export function getSubsectorCentreHex(index: number): HexPlace {
  const { columns, rows, perRow } = SUBSECTOR_SIZE
  return { row: Math.floor(index / perRow) * rows + rows / 2, column: (index % perRow) * columns + columns / 2 }
}
