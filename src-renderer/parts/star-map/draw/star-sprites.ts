import type { Legend } from '#shared/cluster/chart.ts'
import { getDigitRadius, buildStarGlyph, type StarShape } from '#shared/kit/star-glyph.ts'
import { computeLightness, type MapColours, type StarColours } from './map-colours.ts'

/** A star's picture; its middle is the middle of the picture, a whole pixel. */
export interface StarSprite {
  readonly image: CanvasImageSource
  /** Device pixels. */
  readonly size: number
}

/** How the stars of one rating are drawn. */
export interface StarStyle extends StarColours {
  readonly shape: StarShape
  /** How much of a star's reach its digit may take. */
  readonly digitRoom: number
}

/** Pictures of the stars, drawn once for each rating and size. */
export interface StarSprites {
  /** The picture of a star that reaches so many device pixels; a hidden one is open. */
  get(rating: number, radius: number, isHidden: boolean): StarSprite
  styleOf(rating: number): StarStyle
}

const EDGE = 2
/** Zooming passes through many sizes. */
const MOST_SPRITES = 300

/** Star pictures in the colours of a theme and the colours and shapes of a legend. */
export function createStarSprites(palette: MapColours, legend: Legend): StarSprites {
  const sprites = new Map<string, StarSprite>()
  const styles = [legend[0], ...legend].map((entry, rating) => ({
    ...coloursOf(entry.colour, rating, palette),
    shape: entry.shape,
    digitRoom: getDigitRadius(entry.shape),
  }))
  const [first] = styles
  const styleOf = (rating: number): StarStyle =>
    styles[rating] ?? first ?? { ...coloursOf(null, 1, palette), shape: 'rays', digitRoom: 1 }
  return {
    styleOf,
    get(rating, exact, isHidden) {
      const radius = Math.round(exact * 4) / 4
      const key = `${rating}/${radius}/${isHidden}`
      const known = sprites.get(key)
      if (known) return known
      if (sprites.size > MOST_SPRITES) sprites.clear()
      const style = isHidden ? { ...styleOf(rating), fill: palette.ground } : styleOf(rating)
      const sprite = drawSprite(style, rating, radius)
      sprites.set(key, sprite)
      return sprite
    },
  }
}

/** The theme's colours of a rating, or what the legend says: darker about the edge where the colour is as light as the ground. */
function coloursOf(colour: string | null, rating: number, palette: MapColours): StarColours {
  const usual = palette.stars[rating] ?? { fill: palette.text, line: palette.text, digit: palette.ground }
  if (colour === null) return usual
  const light = computeLightness(colour)
  const isLost = Math.abs(light - computeLightness(palette.ground)) < 0.2
  return { fill: colour, line: isLost ? palette.dim : colour, digit: light > 0.55 ? '#14100a' : '#fffaf0' }
}

function drawSprite({ shape, fill, line }: StarStyle, rating: number, radius: number): StarSprite {
  const half = Math.ceil(radius + EDGE)
  const image = new OffscreenCanvas(2 * half, 2 * half)
  const context = image.getContext('2d')
  if (!context) return { image, size: 2 * half }
  const { disc, polygons } = buildStarGlyph(shape, rating, radius)
  context.translate(half, half)
  context.beginPath()
  for (const polygon of polygons) {
    polygon.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
  }
  if (disc > 0) {
    context.moveTo(disc, 0)
    context.arc(0, 0, disc, 0, 2 * Math.PI)
  }
  context.lineJoin = 'round'
  // The inner half of the line is painted over, so that rays and disc melt into one shape.
  context.lineWidth = 2 * Math.max(0.6, Math.min(1.5, radius / 9))
  context.strokeStyle = line
  context.stroke()
  context.fillStyle = fill
  context.fill()
  return { image: image.transferToImageBitmap(), size: 2 * half }
}
