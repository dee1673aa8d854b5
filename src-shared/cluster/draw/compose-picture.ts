import type { PictureOptions, SheetSize } from '../picture-options.ts'
import { composeMap } from './compose-map.ts'
import type { DrawList } from './draw-list.ts'
import { drawFrameMarks, computeFrameExtent, growBox } from './map-frame.ts'
import {
  computeElementSizes,
  computeHexRadius,
  getCoordinateMarks,
  type MapPlacement,
  MIN_TEXT_MM,
} from './map-placement.ts'
import { PICTURE_COLOURS } from './picture-colours.ts'
import type { Box, Picture } from './picture.ts'
import { planSheet } from './sheet-plan.ts'
import { waverPicture } from './waver.ts'

/**
 * Draws a map with title, frame and legend. On a paper size no text is smaller than 8 pt, unless the options say
 * otherwise. Throws a PictureError if it does not fit its sheet.
 */
export function composePicture(list: DrawList, given: PictureOptions): Picture {
  const options = given.paper === 'fitted' ? given : { leastTextMm: MIN_TEXT_MM, ...given }
  const palette = PICTURE_COLOURS[options.style]
  const plan = planSheet({ list, options, palette })
  const { board, mmPerHex, textMm } = plan
  const coordinates = getCoordinateMarks(mmPerHex, options)
  const plot: MapPlacement = {
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
  const map = composeMap(plot, {
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
      { id: 'frame', title: 'Frame', marks: drawFrameMarks(plot, board, textMm) },
      { id: 'legend', title: 'Title and legend', marks: plan.pieces.flatMap(({ piece, x, y }) => piece.draw(x, y)) },
    ],
    report: map.report,
  }
  return palette.isHandDrawn ? waverPicture(picture) : picture
}

/** Width of the white margin that desktop printers leave around a coloured ground. */
const WHITE_MARGIN_MM = 5

function getGroundBox({ widthMm, heightMm }: SheetSize, { paper, isToTheEdge }: PictureOptions): Box {
  const sheet = { x: 0, y: 0, width: widthMm, height: heightMm }
  return paper === 'fitted' || isToTheEdge ? sheet : growBox(sheet, -WHITE_MARGIN_MM)
}
