import { type StarRating, starGlyph } from '../../../ui/star-glyph.ts'
import type { Palette } from './palette.ts'

/** A star's picture, and how many pixels of the page it is wide. */
export interface StarSprite {
  readonly image: HTMLCanvasElement
  readonly size: number
}

/** Pictures of the stars, drawn once for each rating and size. */
export interface StarSprites {
  get(rating: number, radius: number): StarSprite
}

const RATINGS: readonly StarRating[] = [1, 2, 3, 4, 5]
const EDGE = 2

/** Star pictures in the colours of one theme; `ratio` is the device's pixels to a pixel of the page. */
export function createStarSprites(palette: Palette, ratio: number): StarSprites {
  const sprites = new Map<string, StarSprite>()
  return {
    get(rating, exact) {
      const radius = Math.round(exact * 4) / 4
      const key = `${rating}/${radius}`
      const known = sprites.get(key)
      if (known) return known
      if (sprites.size > 200) sprites.clear() // zooming passes through many sizes
      const sprite = drawSprite(palette, RATINGS[rating - 1] ?? 1, radius, ratio)
      sprites.set(key, sprite)
      return sprite
    },
  }
}

function drawSprite(palette: Palette, rating: StarRating, radius: number, ratio: number): StarSprite {
  const size = Math.ceil(2 * (radius + EDGE))
  const image = document.createElement('canvas')
  image.width = image.height = Math.ceil(size * ratio)
  const context = image.getContext('2d')
  const colours = palette.stars[rating]
  if (!context || !colours) return { image, size }
  const { disc, rays } = starGlyph(rating, radius)
  context.scale(ratio, ratio)
  context.translate(size / 2, size / 2)
  context.beginPath()
  for (const ray of rays) {
    ray.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
  }
  context.moveTo(disc, 0)
  context.arc(0, 0, disc, 0, 2 * Math.PI)
  context.lineJoin = 'round'
  context.lineWidth = Math.min(1.5, radius / 8)
  context.strokeStyle = colours.line
  context.stroke()
  context.fillStyle = colours.fill
  context.fill()
  return { image, size }
}
