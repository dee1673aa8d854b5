import '#renderer/ui/styles/styles.css'
import { createOverlay } from '#renderer/features/cluster/map/overlay.ts'
import { createStarMap } from '#renderer/features/cluster/model/star-map.ts'
import { paintOverlay } from '#renderer/parts/star-map/draw/paint-overlay.ts'
import { readPalette } from '#renderer/parts/star-map/draw/palette.ts'
import { plateOfView } from '#renderer/parts/star-map/draw/scene.ts'
import { createScreenWriter } from '#renderer/parts/star-map/draw/screen-writer.ts'
import { createStarSprites } from '#renderer/parts/star-map/draw/star-sprites.ts'
import { FIRST_LAYERS } from '#renderer/parts/star-map/layers.ts'
import { createDrawList } from '#shared/cluster/draw/draw-list.ts'
import { makeCanvas, nextFrame, VIEW } from './frames.js'

// The map as the editor shows it: the same tiles, names, rulers and overlay, driven without the editor's components.

document.documentElement.dataset.theme = 'void'
const base = makeCanvas().getContext('2d', { alpha: false })
const over = makeCanvas().getContext('2d')
const ownerOf = (id) => id

/** A window on a map. */
export function openMap(view) {
  const palette = readPalette(document.body)
  const look = {
    palette,
    sprites: createStarSprites(palette, view.head.legend),
    layers: FIRST_LAYERS,
    underlay: null,
    heat: null,
    ratio: 1,
  }
  const writer = createScreenWriter(() => performance.now())
  const screen = { map: createStarMap(view, ownerOf), drawn: null, camera: null }
  const frame = (isZoomAtRest) => ({ camera: screen.camera, view: VIEW, look, isZoomAtRest })
  screen.show = (map) => {
    screen.map = map
    screen.drawn = createDrawList(map.source, screen.drawn)
    writer.show(screen.drawn.list)
  }
  screen.draw = (camera, isZoomAtRest = false) => {
    screen.camera = camera
    const left = writer.draw(base, frame(isZoomAtRest))
    const overlay = createOverlay(screen.map, {
      selection: [],
      hover: { row: 20, column: 20 },
      cursor: null,
      preview: [],
    })
    paintOverlay(plateOfView(over, frame(isZoomAtRest)), screen.drawn.list, overlay)
    return left
  }
  screen.show(screen.map)
  return screen
}

/** Reads a pixel of both canvases back, so that all of the drawing is done. */
export const flush = () => {
  base.getImageData(0, 0, 1, 1)
  over.getImageData(0, 0, 1, 1)
}

/** Frames until everything in sight and about it is done. */
export async function settle(screen, camera) {
  for (let left = ''; left !== 'none';) {
    left = screen.draw(camera, true)
    flush()
    await nextFrame()
  }
}
