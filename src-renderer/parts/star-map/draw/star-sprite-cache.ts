import type { Legend } from '#shared/cluster/chart.ts'
import { getStarDigitRadiusRatio, buildStarGlyph, type StarShape } from '#shared/kit/star-glyph.ts'
import { computeLightness, type MapColours, type StarColours } from './map-colours.ts'

/** Sprite of a star, centred on a whole pixel. */
export interface StarSprite {
  readonly image: CanvasImageSource
  /** In device pixels. */
  readonly size: number
}

/** Style of the stars of one rating. */
export interface StarStyle extends StarColours {
  readonly shape: StarShape
  /** Fraction of a star's radius available for its digit. */
  readonly digitRoom: number
}

/** Cache of star sprites by rating and size. */
export interface StarSpriteCache {
  /** Returns the sprite of a star with a radius in device pixels. A hidden star is outlined only. */
  get(rating: number, radius: number, isHidden: boolean): StarSprite
  styleOf(rating: number): StarStyle
}

const EDGE = 2
/** Limit of the cache, since zooming passes through many sizes. */
const MOST_SPRITES = 300

/** Creates star sprites in a theme's colours and a legend's colours and shapes. */
export function createStarSpriteCache(palette: MapColours, legend: Legend): StarSpriteCache {
  const sprites = new Map<string, StarSprite>()
  const styles = [legend[0], ...legend].map((entry, rating) => ({
    ...coloursOf(entry.colour, rating, palette),
    shape: entry.shape,
    digitRoom: getStarDigitRadiusRatio(entry.shape),
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

/** Colours of a rating from the theme or the legend. A colour as light as the ground gets a darker edge. */
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
  // The fill covers the inner half of the line, so that rays and disc merge into one shape.
  context.lineWidth = 2 * Math.max(0.6, Math.min(1.5, radius / 9))
  context.strokeStyle = line
  context.stroke()
  context.fillStyle = fill
  context.fill()
  return { image: image.transferToImageBitmap(), size: 2 * half }
}
