import { type ChartArea, formatHexLabelRange } from '#shared/cluster/chart-area.ts'
import { type HexBoard, parseHexLabel } from '#shared/kit/hex.ts'
import { type ExportChoices, isDrawnByWindow } from './export-choices.ts'

/** Part of a map; null for the whole map, or if there is a problem with its hex. */
export interface ParsedExportArea {
  readonly area: ChartArea | null
  readonly problem: string | null
}

/** Reads the choices for a board. A map drawn as on the screen is always whole. */
export function parseExportArea(
  choices: Pick<ExportChoices, 'area' | 'tab' | 'picture'>,
  board: HexBoard,
): ParsedExportArea {
  const { isPart, hex, radius } = choices.area
  if (!isPart || isDrawnByWindow(choices)) return { area: null, problem: null }
  const centre = parseHexLabel(hex, board)
  if (centre) return { area: { centre, radius }, problem: null }
  const range = formatHexLabelRange(board)
  return {
    area: null,
    problem: hex.trim() === '' ? `Enter a hex, ${range}.` : `${hex.trim()} is off this map: ${range}.`,
  }
}
