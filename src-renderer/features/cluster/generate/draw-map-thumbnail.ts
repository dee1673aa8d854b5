import { createIndexedDrawList } from '#renderer/parts/star-map/draw/indexed-draw-list.ts'
import type { MapCanvas } from '#renderer/parts/star-map/draw/map-canvas.ts'
import { readMapColours } from '#renderer/parts/star-map/draw/map-colours.ts'
import { paintMap } from '#renderer/parts/star-map/draw/paint-map.ts'
import { createStarSpriteCache } from '#renderer/parts/star-map/draw/star-sprite-cache.ts'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { createDrawListWithSource, type DrawList } from '#shared/cluster/draw/draw-list.ts'
import type { DrawableMap } from '#shared/cluster/draw/drawable-map.ts'
import { STAR_FLAGS } from '#shared/cluster/draw/star-layer.ts'
import { fitThumbnail, type PixelSize } from './fit-thumbnail.ts'

/** Above this number stars are drawn as dots. */
const MOST_GLYPHS = 600
/** Length of the rays of a star rated 1, and the increment per rating, in CSS pixels. */
const REACH = { first: 3.2, more: 0.45 } as const

/** Labels do not fit on a thumbnail. */
const HIDDEN = { ...DEFAULT_MAP_LAYER_STATES.labels, isShown: false }

/** Draws a whole map as a thumbnail on a canvas, in the colours of the theme. `ratio` is the device pixel ratio. */
export function drawMapThumbnail(
  canvas: HTMLCanvasElement,
  source: DrawableMap,
  { room, ratio }: { room: PixelSize; ratio: number },
): void {
  const { list } = createDrawListWithSource(source)
  const { width, height, scale } = fitThumbnail(list, room)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const context = canvas.getContext('2d')
  if (!context) return
  const palette = readMapColours(canvas)
  const sprites = createStarSpriteCache(palette, list.legend)
  const isDotted = list.stars.count > MOST_GLYPHS
  const layers = {
    ...DEFAULT_MAP_LAYER_STATES,
    labels: HIDDEN,
    notes: HIDDEN,
    owners: HIDDEN,
    stars: isDotted ? DEFAULT_MAP_LAYER_STATES.stars : HIDDEN,
  }
  const look = { palette, sprites, layers, underlay: null, heat: null, owners: new Map(), ratio }
  const plate = { ...look, context, scale: scale * ratio, left: 0, top: 0, width: canvas.width, height: canvas.height }
  paintMap(plate, createIndexedDrawList(list), null)
  if (!isDotted) paintGlyphs(plate, list)
}

/** Draws stars as glyphs at any scale: rays by rating, and larger for higher ratings. */
function paintGlyphs({ context, palette, sprites, ratio, scale }: MapCanvas, { stars }: DrawList): void {
  context.strokeStyle = palette.text
  context.lineWidth = ratio
  for (let star = 0; star < stars.count; star += 1) {
    const rating = stars.ratings[star] ?? 1
    const flags = stars.flags[star] ?? 0
    const reach = (REACH.first + REACH.more * rating) * ratio
    const [x, y] = [Math.round((stars.at[2 * star] ?? 0) * scale), Math.round((stars.at[2 * star + 1] ?? 0) * scale)]
    const { image, size } = sprites.get(rating, reach, (flags & STAR_FLAGS.hidden) !== 0)
    context.drawImage(image, x - size / 2, y - size / 2)
    if ((flags & STAR_FLAGS.homeworld) === 0) continue
    context.beginPath()
    context.arc(x, y, reach + 2 * ratio, 0, 2 * Math.PI)
    context.stroke()
  }
}
