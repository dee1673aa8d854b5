import type { HexRun, HexRuns } from '../kit/hex-runs.ts'
import {
  getHexDistance,
  getHexLabel,
  getHexLabelDigitCount,
  type HexBoard,
  type HexPlace,
  type HexShift,
  MAX_BOARD_SIZE,
} from '../kit/hex.ts'

/** The hexes within `radius` of a hex. */
export interface ChartArea {
  readonly centre: HexPlace
  readonly radius: number
}

/** Bounds of the radius of an area, in hexes. */
export const AREA_RADIUS_BOUNDS = { least: 1, usual: 5, most: MAX_BOARD_SIZE.side } as const

/** Hexes of the board within an area, row by row. The centre has to be on the board. */
export function listAreaHexes({ centre, radius }: ChartArea, board: HexBoard): HexRuns {
  const runs: HexRun[] = []
  const lastColumn = Math.min(board.columns, centre.column + radius)
  for (let row = Math.max(1, centre.row - radius); row <= Math.min(board.rows, centre.row + radius); row += 1) {
    const columns: number[] = []
    for (let column = Math.max(1, centre.column - radius); column <= lastColumn; column += 1)
      if (getHexDistance(centre, { row, column }, board) <= radius) columns.push(column)
    const [first, last] = [columns[0], columns.at(-1)]
    if (first !== undefined && last !== undefined) runs.push([row, first, last])
  }
  return runs
}

/** Cuts a board to an area; its hexes keep their labels. `part` are the hexes of the area on the new board. */
export function cropBoard(board: HexBoard, area: ChartArea) {
  const hexes = listAreaHexes(area, board)
  const origin = { row: hexes[0]?.[0] ?? 1, column: Math.min(...hexes.map(([, first]) => first)) }
  const moveRuns = (runs: HexRuns): HexRuns =>
    runs.map(([row, first, last]): HexRun => [
      row - origin.row + 1,
      first - origin.column + 1,
      last - origin.column + 1,
    ])
  return {
    origin,
    moveRuns,
    part: moveRuns(hexes),
    board: {
      ...board,
      rows: (hexes.at(-1)?.[0] ?? origin.row) - origin.row + 1,
      columns: Math.max(...hexes.map(([, , last]) => last)) - origin.column + 1,
      shifted: shiftAfter(board, origin),
      origin,
      labelDigits: getHexLabelDigitCount(board),
    } satisfies HexBoard,
  }
}

/** Which lines are shifted once lines before the origin are cut off. */
function shiftAfter({ orientation, shifted }: HexBoard, { row, column }: HexPlace): HexShift {
  const line = orientation === 'pointy' ? row : column
  if (line % 2 === 1) return shifted
  return shifted === 'even' ? 'odd' : 'even'
}

/** Formats the range of hex labels on a board: “0101 to 3216”. */
export function formatHexLabelRange(board: HexBoard): string {
  return `${getHexLabel({ row: 1, column: 1 }, board)} to ${getHexLabel({ row: board.rows, column: board.columns }, board)}`
}
