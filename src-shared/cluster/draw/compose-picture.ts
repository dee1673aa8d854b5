import type { PictureOptions } from '../picture-options.ts'
import { composeMap } from './compose-map.ts'
import type { DrawList } from './draw-list.ts'
import { frameMarks, frameReach, grown } from './map-frame.ts'
import { PICTURE_COLOURS } from './picture-colours.ts'
import type { Picture } from './picture.ts'
import { coordinatesAt, type Plot, radiusOf, sizesAt } from './plot.ts'
import { planSheet } from './sheet-plan.ts'

/** A map as a picture with title, frame and legend. Throws a PictureError where it doesn't fit its sheet. */
export function composePicture(list: DrawList, options: PictureOptions): Picture {
  const palette = PICTURE_COLOURS[options.style]
  const plan = planSheet({ list, options, palette })
  const { board, mmPerHex, textMm } = plan
  const coordinates = coordinatesAt(mmPerHex, options)
  const plot: Plot = {
    list,
    options,
    palette,
    coordinates,
    x: board.x,
    y: board.y,
    mmPerHex,
    radiusMm: radiusOf(mmPerHex),
    sizes: sizesAt(mmPerHex, options.leastTextMm),
  }
  const map = composeMap(plot, grown(board, 0.9 * frameReach(coordinates, textMm).inner))
  return {
    widthMm: plan.widthMm,
    heightMm: plan.heightMm,
    title: options.title.trim(),
    ground: palette.ground,
    layers: [
      ...map.layers,
      { id: 'frame', title: 'Frame', marks: frameMarks(plot, board, textMm) },
      { id: 'legend', title: 'Title and legend', marks: plan.pieces.flatMap(({ piece, x, y }) => piece.draw(x, y)) },
    ],
    report: map.report,
  }
}
