import { type ScreenPoint, toScreen } from '../camera.ts'
import type { Detail } from './detail.ts'
import type { StarLayer } from './draw-list.ts'
import type { Context, Frame } from './frame.ts'
import type { Palette } from './palette.ts'
import type { NamePlace } from './place-names.ts'
import type { StarSprites } from './star-sprites.ts'

/** The size of names, in pixels. */
export const NAME_SIZE = 14
const MARK_SIZE = 12

function forEachStar(
  { at }: StarLayer,
  { camera, view }: Frame,
  edge: number,
  visit: (spot: ScreenPoint, index: number) => void,
): void {
  for (let index = 0; 2 * index < at.length; index += 1) {
    const spot = toScreen(camera, view, { x: at[2 * index] ?? 0, y: at[2 * index + 1] ?? 0 })
    if (spot.x < -edge || spot.y < -edge || spot.x > view.width + edge || spot.y > view.height + edge) continue
    visit(spot, index)
  }
}

/** Stars with what they wear: the digit, the owner. */
export function drawStars(
  context: Context,
  stars: StarLayer,
  frame: Frame,
  { starRadius, digits, owners }: Detail,
): void {
  const { palette, sprites } = frame
  forEachStar(stars, frame, starRadius + 4, (spot, index) => {
    const rating = stars.ratings[index] ?? 1
    drawSprite(context, sprites, rating, spot, starRadius)
    if (digits) {
      context.font = `700 ${Math.round(starRadius * 0.7)}px ${palette.numbers}`
      context.fillStyle = palette.stars[rating]?.digit ?? palette.text
      context.fillText(String(rating), spot.x, spot.y + 1)
    }
    const mark = stars.marks[index] ?? ''
    if (owners && mark !== '') drawMark(context, mark, spot, starRadius, palette)
  })
}

/** One star about a point. */
export function drawSprite(
  context: Context,
  sprites: StarSprites,
  rating: number,
  { x, y }: ScreenPoint,
  radius: number,
): void {
  const { image, size } = sprites.get(rating, radius)
  context.drawImage(image, x - size / 2, y - size / 2, size, size)
}

/** The initial of the owner on a small brass plate. */
function drawMark(context: Context, mark: string, { x, y }: ScreenPoint, radius: number, palette: Palette): void {
  const [left, top, side] = [Math.round(x + radius * 0.8) + 0.5, Math.round(y - radius * 0.9) + 0.5, 16]
  context.fillStyle = palette.surface
  context.strokeStyle = palette.brass
  context.lineWidth = 1
  context.beginPath()
  context.rect(left, top, side, side)
  context.fill()
  context.stroke()
  context.font = `700 ${MARK_SIZE}px ${palette.numbers}`
  context.fillStyle = palette.brass
  context.fillText(mark, left + side / 2, top + side / 2 + 0.5)
}

/** Names with a rim in the colour of the sky, so that lines do not cut them. */
export function drawNames(
  context: Context,
  stars: StarLayer,
  frame: Frame,
  detail: Detail,
  places: readonly NamePlace[],
): void {
  const offset = nameOffset(detail)
  context.lineWidth = 3
  context.strokeStyle = frame.palette.ground
  context.fillStyle = frame.palette.text
  forEachStar(stars, frame, 80, ({ x, y }, index) => {
    const place = places[index] ?? null
    if (place === null) return
    const line = y + (place === 'below' ? offset : -offset)
    const name = stars.names[index] ?? ''
    context.strokeText(name, x, line)
    context.fillText(name, x, line)
  })
}

/** From the middle of a star to the middle of its name. */
export function nameOffset({ starRadius }: Detail): number {
  return starRadius + NAME_SIZE / 2 + 1
}
