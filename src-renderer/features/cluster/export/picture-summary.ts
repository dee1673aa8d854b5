import { type Tiling, cutIntoTiles } from '#shared/cluster/draw/tiles.ts'
import { PAPERS } from '#shared/cluster/picture-options.ts'
import { formatFileSize } from '../import/chosen-files.ts'
import { type ExportChoices, isDrawnByWindow, type PaperChoices } from './export-choices.ts'
import { formatTiling } from './format-tiling.ts'
import { computePixelSize, findSvgSize } from './svg-picture.ts'

/** What is looked at before it is saved. */
export type PreviewKind = 'screen' | 'printed' | 'index' | 'losses'

/** What a choice shows. */
export function getPreviewKind(choices: Pick<ExportChoices, 'tab' | 'picture' | 'sheets'>): PreviewKind {
  if (choices.tab === 'data') return 'losses'
  if (choices.tab === 'sheets' && choices.sheets.what === 'index') return 'index'
  return isDrawnByWindow(choices) ? 'screen' : 'printed'
}

/** An empty board is the same for everybody. */
export function hasEditions({ tab, sheets }: Pick<ExportChoices, 'tab' | 'sheets'>): boolean {
  return tab !== 'sheets' || sheets.what === 'index'
}

/** How a picture will be cut, and how large it is, in the words of what it becomes. */
export interface PictureSummary {
  readonly tiles: Tiling | null
  readonly words: string
}

/** The facts of a picture. */
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
  const tiles = cutIntoTiles(size, { paper: tilePaper, overlapMm })
  return { tiles, words: `${millimetres} on ${formatTiling(tiles, PAPERS[tilePaper].name)}` }
}

function paperOf({ tab, poster, sheets }: ExportChoices): PaperChoices {
  return tab === 'poster' ? poster : sheets
}
