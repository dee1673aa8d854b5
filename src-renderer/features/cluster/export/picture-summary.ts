import { type PosterTiling, splitPosterIntoTiles } from '#shared/cluster/draw/poster-tiles.ts'
import { PAPER_SIZES } from '#shared/cluster/picture-options.ts'
import { formatFileSize } from '../import/chosen-files.ts'
import { type ExportChoices, isDrawnByWindow, type PaperChoices } from './export-choices.ts'
import { formatTiling } from './format-tiling.ts'
import { computePixelSize, findSvgBoardBox, findSvgSize } from './svg-picture.ts'

export type ExportPreviewKind = 'screen' | 'printed' | 'index' | 'losses'

export function getExportPreviewKind(choices: Pick<ExportChoices, 'tab' | 'picture' | 'sheets'>): ExportPreviewKind {
  if (choices.tab === 'data') return 'losses'
  if (choices.tab === 'sheets' && choices.sheets.what === 'index') return 'index'
  return isDrawnByWindow(choices) ? 'screen' : 'printed'
}

/** Whether the export differs between editions; an empty board does not. */
export function hasEditions({ tab, sheets }: Pick<ExportChoices, 'tab' | 'sheets'>): boolean {
  return tab !== 'sheets' || sheets.what === 'index'
}

/** Size and tiling of a picture, described for its output format. */
export interface PictureSummary {
  readonly tiles: PosterTiling | null
  readonly words: string
}

export function summarisePicture(svg: string, choices: ExportChoices): PictureSummary {
  const size = findSvgSize(svg)
  if (!size) return { tiles: null, words: '' }
  const { tab, picture } = choices
  if (tab === 'picture' && picture.format === 'png') {
    const { width, height } = computePixelSize(size, picture.longestPixels)
    return { tiles: null, words: `${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')} pixels` }
  }
  const millimetres = `${Math.round(size.widthMm)} × ${Math.round(size.heightMm)} mm`
  if (tab === 'picture') return { tiles: null, words: `${millimetres}, ${formatFileSize(new Blob([svg]).size)}` }
  const { isCut, tilePaper, overlapMm } = paperOf(choices)
  if (!isCut) return { tiles: null, words: millimetres }
  const board = findSvgBoardBox(svg)
  const tiles = splitPosterIntoTiles({ ...size, ...(board && { board }) }, { paper: tilePaper, overlapMm })
  return { tiles, words: `${millimetres} on ${formatTiling(tiles, PAPER_SIZES[tilePaper].name)}` }
}

function paperOf({ tab, poster, sheets }: ExportChoices): PaperChoices {
  return tab === 'poster' ? poster : sheets
}
