import type { PictureOptions, SheetSize } from '../picture-options.ts'
import { composeMapLayers } from './compose-map-layers.ts'
import type { DrawList } from './draw-list.ts'
import { buildFrameMarks, computeFrameExtent, growBox } from './map-frame.ts'
import {
  computeElementSizes,
  computeHexRadius,
  chooseCoordinateStyle,
  type MapOnSheet,
  MIN_TEXT_MM,
} from './map-on-sheet.ts'
import { PICTURE_THEMES_BY_STYLE } from './picture-theme.ts'
import type { Box, Picture } from './picture.ts'
import { planSheet } from './sheet-plan.ts'
import { addHandDrawnWaver } from './waver.ts'

/**
 * Draws a map with title, frame and legend. On a paper size no text is smaller than 8 pt, unless the options say
 * otherwise. Throws a PictureError if it does not fit its sheet.
 */
export function composePicture(list: DrawList, given: PictureOptions): Picture {
  const options = given.paper === 'fitted' ? given : { leastTextMm: MIN_TEXT_MM, ...given }
  const palette = PICTURE_THEMES_BY_STYLE[options.style]
  const plan = planSheet({ list, options, palette })
  const { board, mmPerHex, textMm } = plan
  const coordinates = chooseCoordinateStyle(mmPerHex, options)
  const plot: MapOnSheet = {
    list,
    options,
    palette,
    coordinates,
    x: board.x,
    y: board.y,
    mmPerHex,
    radiusMm: computeHexRadius(mmPerHex),
    sizes: computeElementSizes(mmPerHex, options.leastTextMm),
  }
  const map = composeMapLayers(plot, {
    bounds: growBox(board, 0.9 * computeFrameExtent(coordinates, textMm).inner),
    covered: plan.covered,
  })
  const picture: Picture = {
    widthMm: plan.widthMm,
    heightMm: plan.heightMm,
    groundBox: getGroundBox(plan, options),
    board,
    title: options.title.trim(),
    ground: palette.ground,
    layers: [
      ...map.layers,
      { id: 'frame', title: 'Frame', marks: buildFrameMarks(plot, board, textMm) },
      { id: 'legend', title: 'Title and legend', marks: plan.pieces.flatMap(({ piece, x, y }) => piece.draw(x, y)) },
    ],
    report: map.report,
  }
  return palette.isHandDrawn ? addHandDrawnWaver(picture) : picture
}

/** Width of the white margin that desktop printers leave around a coloured ground. */
const WHITE_MARGIN_MM = 5

function getGroundBox({ widthMm, heightMm }: SheetSize, { paper, isToTheEdge }: PictureOptions): Box {
  const sheet = { x: 0, y: 0, width: widthMm, height: heightMm }
  return paper === 'fitted' || isToTheEdge ? sheet : growBox(sheet, -WHITE_MARGIN_MM)
}
