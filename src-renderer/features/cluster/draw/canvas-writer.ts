import { type Detail, detailAt } from './detail.ts'
import type { DrawList, StarLayer } from './draw-list.ts'
import { type Context, type Frame, strokeLines } from './frame.ts'
import type { Overlay } from './overlay.ts'
import { drawGrid, drawHexLabels, windowOf } from './paint-grid.ts'
import { drawOverlay } from './paint-overlay.ts'
import { drawNames, drawStars, NAME_SIZE, nameOffset } from './paint-stars.ts'
import type { Palette } from './palette.ts'
import { type NamePlace, placeNames } from './place-names.ts'
import { drawRulers } from './rulers.ts'

interface PlacedNames {
  readonly stars: StarLayer
  readonly scale: number
  readonly palette: Palette
  readonly places: readonly NamePlace[]
}

/** Writes draw lists to a canvas; keeps where the names stand until map, scale or theme change. */
export function createCanvasWriter() {
  let placed: PlacedNames | null = null

  function placesOf(context: Context, stars: StarLayer, { camera: { scale }, palette }: Frame, detail: Detail) {
    if (placed?.stars === stars && placed.scale === scale && placed.palette === palette) return placed.places
    const widthOf = (name: string) => context.measureText(name).width
    const places = placeNames(stars, scale, { widthOf, lineHeight: NAME_SIZE, offset: nameOffset(detail) })
    placed = { stars, scale, palette, places }
    return places
  }

  return {
    /** The map itself. */
    drawBase(context: Context, list: DrawList, frame: Frame): void {
      const { camera, view, palette } = frame
      const detail = detailAt(camera.scale)
      const window = windowOf(list, frame)
      begin(context, frame)
      context.fillStyle = palette.ground
      context.fillRect(0, 0, view.width, view.height)
      if (detail.grid > 0) drawGrid(context, list, frame, window, detail)
      strokeLines(context, list.rim, frame, { colour: palette.control, width: 1, alpha: 0.9 })
      if (detail.hexLabels) drawHexLabels(context, list, frame, window)
      strokeLines(context, list.routes, frame, { colour: palette.dim, width: 1.25, alpha: 0.8 })
      drawStars(context, list.stars, frame, detail)
      if (detail.names) {
        context.font = `${NAME_SIZE}px ${palette.book}`
        drawNames(context, list.stars, frame, detail, placesOf(context, list.stars, frame, detail))
      }
      drawRulers(context, list, frame)
    },
    /** What lies over it. */
    drawOverlay(context: Context, overlay: Overlay, frame: Frame): void {
      begin(context, frame)
      drawOverlay(context, overlay, frame)
    },
  }
}

function begin(context: Context, { ratio }: Frame): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.globalAlpha = 1
  context.setLineDash([])
  context.lineJoin = 'round'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
}
