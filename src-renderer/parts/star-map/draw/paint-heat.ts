import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { buildHexOutline, type OutlineRing } from '#shared/cluster/draw/outline.ts'
import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { createHatchPattern } from './hatching.ts'
import { type HeatLayer, listHexRunsOfHeatStep, findHeatStepIndex } from './heat.ts'
import { buildHexBrickLayout } from './hex-brick-layout.ts'
import { forEachHex, getHexWindow } from './hex-window.ts'
import { getCanvasBox, doBoxesMeet, getCssScale, type MapCanvas } from './map-canvas.ts'
import { parseChannels } from './map-colours.ts'
import { getRingBox, traceRings } from './rings.ts'

const ALPHA = 0.4
const HATCHING = { apart: 8, width: 1.8, lean: 'left' } as const
/** Scale in CSS pixels per hex radius below which hexes are drawn from a brick picture. */
const BRICKS_BELOW = 4

/** Tints hexes by their values, and hatches the steps with `isHatched`. */
export function paintHeat(plate: MapCanvas, list: DrawList, heat: HeatLayer): void {
  const { context } = plate
  context.globalAlpha = ALPHA
  if (getCssScale(plate) < BRICKS_BELOW) paintBricks(plate, list, heat)
  else paintHexes(plate, list, heat)
  context.globalAlpha = 1
  heat.steps.forEach(({ colour, isHatched }, step) => {
    if (isHatched) hatch(plate, ringsOf(list, heat, step), colour)
  })
}

function hatch(plate: MapCanvas, rings: readonly OutlineRing[], colour: string): void {
  const box = getCanvasBox(plate)
  const pattern =
    rings.some((ring) => doBoxesMeet(getRingBox(ring), box)) && createHatchPattern(plate, { ...HATCHING, colour })
  if (!pattern) return
  traceRings(plate.context, rings, plate)
  plate.context.fillStyle = pattern
  plate.context.fill()
}

const outlines = new WeakMap<HeatLayer, Map<number, readonly OutlineRing[]>>()

/** Outlines of the hexes of a step, cached. */
function ringsOf({ board, middles }: DrawList, heat: HeatLayer, step: number): readonly OutlineRing[] {
  const known = outlines.get(heat) ?? new Map<number, readonly OutlineRing[]>()
  outlines.set(heat, known)
  const rings = known.get(step) ?? buildHexOutline(listHexRunsOfHeatStep(heat, step, board.columns), board, middles)
  known.set(step, rings)
  return rings
}

function paintHexes(plate: MapCanvas, list: DrawList, { values, steps }: HeatLayer): void {
  const { context, scale, left, top } = plate
  const { middles, board } = list
  const corners = getCornerOffsets(board.orientation).map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  const paths = steps.map(() => new Path2D())
  forEachHex(list, getHexWindow(list, getCanvasBox(plate)), (hex) => {
    const path = paths[findHeatStepIndex(values[hex] ?? NaN, steps)]
    if (!path) return
    const x = (middles[2 * hex] ?? 0) * scale - left
    const y = (middles[2 * hex + 1] ?? 0) * scale - top
    corners.forEach((corner, at) =>
      at === 0 ? path.moveTo(x + corner.x, y + corner.y) : path.lineTo(x + corner.x, y + corner.y),
    )
    path.closePath()
  })
  paths.forEach((path, step) => {
    context.fillStyle = steps[step]?.colour ?? ''
    context.fill(path)
  })
}

const pictures = new WeakMap<HeatLayer, OffscreenCanvas>()

function paintBricks({ context, scale, left, top }: MapCanvas, list: DrawList, heat: HeatLayer): void {
  const { box } = buildHexBrickLayout(list)
  const picture = pictures.get(heat) ?? drawBricks(list, heat)
  pictures.set(heat, picture)
  context.imageSmoothingEnabled = false
  context.drawImage(
    picture,
    box.left * scale - left,
    box.top * scale - top,
    (box.right - box.left) * scale,
    (box.bottom - box.top) * scale,
  )
  context.imageSmoothingEnabled = true
}

function drawBricks(list: DrawList, { values, steps }: HeatLayer): OffscreenCanvas {
  const { width, height, at } = buildHexBrickLayout(list)
  const picture = new OffscreenCanvas(width, height)
  const context = picture.getContext('2d')
  if (!context) return picture
  const pixels = context.createImageData(width, height)
  const colours = steps.map(({ colour }) => parseChannels(colour))
  const isPointy = list.board.orientation === 'pointy'
  for (let hex = 0; hex < values.length; hex += 1) {
    const colour = colours[findHeatStepIndex(values[hex] ?? NaN, steps)]
    if (!colour) continue
    const { x, y } = at(hex)
    const first = 4 * (y * width + x)
    const second = first + 4 * (isPointy ? 1 : width)
    for (const pixel of [first, second]) pixels.data.set([...colour, 255], pixel)
  }
  context.putImageData(pixels, 0, 0)
  return picture
}
