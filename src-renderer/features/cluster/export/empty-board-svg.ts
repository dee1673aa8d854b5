import { STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawList } from '#shared/cluster/draw/draw-list.ts'
import { renderSvg } from '#shared/cluster/draw/svg-writer.ts'
import { type PictureOptions, DEFAULT_POSTER } from '#shared/cluster/picture-options.ts'
import type { HexBoard } from '#shared/kit/hex.ts'

const EMPTY = { legend: STANDARD_LEGEND, fog: [], stars: [], routes: [], regions: [], labels: [], fleets: [] }

/** Draws an empty board as SVG, as on its sheet. Throws if it does not fit. */
export function drawEmptyBoardSvg(board: HexBoard, options: Partial<PictureOptions>): string {
  const { list } = createDrawList({ ...EMPTY, board })
  return renderSvg(
    composePicture(list, { ...DEFAULT_POSTER, ...options, style: 'ink', legend: false, noteList: false }),
  )
}
