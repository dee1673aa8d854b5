import '#renderer/ui/styles/styles.css'
import { createEditingOverlay } from '#renderer/features/cluster/map/editing-overlay.ts'
import { createStarMap, type StarMap } from '#renderer/features/cluster/model/star-map.ts'
import type { MapCamera } from '#renderer/parts/star-map/camera/map-camera.ts'
import { createViewCanvas, type MapFrameInput } from '#renderer/parts/star-map/draw/frame-render-context.ts'
import type { MapStyle } from '#renderer/parts/star-map/draw/map-canvas.ts'
import { readMapColours } from '#renderer/parts/star-map/draw/map-colours.ts'
import { paintOverlay } from '#renderer/parts/star-map/draw/paint-overlay.ts'
import { createScreenRenderer, type RemainingWork } from '#renderer/parts/star-map/draw/screen-renderer.ts'
import { createStarSpriteCache } from '#renderer/parts/star-map/draw/star-sprite-cache.ts'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { createDrawListWithSource, type DrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import type { ClusterView } from '#shared/contract/cluster.ts'
import { makeCanvas, nextFrame, VIEW } from './frames.ts'

// The map as in the editor: the same tiles, names, rulers and overlay, driven without the editor's components.

document.documentElement.dataset['theme'] = 'void'
const base = makeCanvas({ alpha: false })
const over = makeCanvas()

/** A map rendered in the page. */
export interface MapScreen {
  map(): StarMap
  show(map: StarMap): void
  /** Draws a frame; returns the remaining work. */
  draw(camera: MapCamera, isZoomAtRest?: boolean): RemainingWork
}

export function openMap(view: ClusterView): MapScreen {
  const palette = readMapColours(document.body)
  const look: MapStyle = {
    palette,
    sprites: createStarSpriteCache(palette, view.head.legend ?? STANDARD_LEGEND),
    layers: DEFAULT_MAP_LAYER_STATES,
    underlay: null,
    heat: null,
    owners: new Map(),
    ratio: 1,
  }
  const writer = createScreenRenderer(() => performance.now())
  const frameAt = (camera: MapCamera, isZoomAtRest: boolean): MapFrameInput => ({
    camera,
    view: VIEW,
    look,
    isZoomAtRest,
  })
  let shown = createStarMap(view, (id) => id)
  let drawn: DrawListWithSource = createDrawListWithSource(shown.source)
  writer.show(drawn.list)
  return {
    map: () => shown,
    show(map) {
      shown = map
      drawn = createDrawListWithSource(map.source, drawn)
      writer.show(drawn.list)
    },
    draw(camera, isZoomAtRest = false) {
      const frame = frameAt(camera, isZoomAtRest)
      const left = writer.draw(base, frame)
      const attention = { selection: [], hover: { row: 20, column: 20 }, cursor: null, preview: [] }
      paintOverlay(createViewCanvas(over, frame), drawn.list, createEditingOverlay(shown, attention))
      return left
    },
  }
}

/** Reads a pixel of both canvases back, so that all drawing is finished. */
export function finishDrawing(): void {
  base.getImageData(0, 0, 1, 1)
  over.getImageData(0, 0, 1, 1)
}

/** Draws frames until everything in and near the view is complete. */
export async function drawAll(screen: MapScreen, camera: MapCamera): Promise<void> {
  for (let left: RemainingWork = 'in sight'; left !== 'none';) {
    left = screen.draw(camera, true)
    finishDrawing()
    await nextFrame()
  }
}
