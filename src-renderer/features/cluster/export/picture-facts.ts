import { type Tiling, tilesOf } from '#shared/cluster/draw/tiles.ts'
import { PAPERS } from '#shared/cluster/picture-options.ts'
import { sizeWords } from '../import/chosen-files.ts'
import { type ExportChoices, isOfScreen, type PaperChoices } from './export-choices.ts'
import { pixelsOf, svgSize } from './svg-picture.ts'
import { tileWords } from './tile-words.ts'

/** What is looked at before it is saved. */
export type Shown = 'screen' | 'printed' | 'index' | 'losses'

/** What a choice shows. */
export function shownOf(choices: Pick<ExportChoices, 'tab' | 'picture' | 'sheets'>): Shown {
  if (choices.tab === 'data') return 'losses'
  if (choices.tab === 'sheets' && choices.sheets.what === 'index') return 'index'
  return isOfScreen(choices) ? 'screen' : 'printed'
}

/** An empty board is the same for everybody. */
export function hasEditions({ tab, sheets }: Pick<ExportChoices, 'tab' | 'sheets'>): boolean {
  return tab !== 'sheets' || sheets.what === 'index'
}

/** How a picture will be cut, and how large it is, in the words of what it becomes. */
export interface PictureFacts {
  readonly tiles: Tiling | null
  readonly words: string
}

/** The facts of a picture. */
export function pictureFacts(svg: string, choices: ExportChoices): PictureFacts {
  const size = svgSize(svg)
  if (!size) return { tiles: null, words: '' }
  const { tab, picture } = choices
  if (tab === 'picture' && picture.format === 'png') {
    const { width, height } = pixelsOf(size, picture.longestPixels)
    return { tiles: null, words: `${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')} pixels` }
  }
  const millimetres = `${Math.round(size.widthMm)} × ${Math.round(size.heightMm)} mm`
  if (tab === 'picture') return { tiles: null, words: `${millimetres}, ${sizeWords(new Blob([svg]).size)}` }
  const { isCut, tilePaper, overlapMm } = paperOf(choices)
  if (!isCut) return { tiles: null, words: millimetres }
  const tiles = tilesOf(size, { paper: tilePaper, overlapMm })
  return { tiles, words: `${millimetres} on ${tileWords(tiles, PAPERS[tilePaper].name)}` }
}

function paperOf({ tab, poster, sheets }: ExportChoices): PaperChoices {
  return tab === 'poster' ? poster : sheets
}
