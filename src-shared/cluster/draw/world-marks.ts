import type { WorldBase } from '../star-world.ts'
import { formatTradeCodesShort } from '../trade-codes.ts'
import { getFullStarRadius, getStarPosition, type MapOnSheet } from './map-on-sheet.ts'
import { createFillPaint, createPathPen, createStrokePaint, drawBox, drawPolygon, type PathPen } from './path-pen.ts'
import type { PictureTheme } from './picture-theme.ts'
import type { Box, Mark, TextItem } from './picture.ts'
import { measureTextWidth, TEXT_EXTENTS } from './text-width.ts'

/** Half the size of a sign, in hex widths. */
const SIGN = 0.055
/** Directions of the signs around a star; y grows downwards. */
const PLACES = {
  gasGiant: [0.75, -0.75],
  naval: [-0.75, -0.75],
  scout: [-0.75, 0.75],
  other: [-1.05, 0],
} as const satisfies Record<WorldBase | 'gasGiant', readonly [number, number]>

/** Signs and texts of imported worlds, with the boxes that names keep clear of. */
export interface WorldMarks {
  readonly marks: readonly Mark[]
  readonly boxes: readonly Box[]
}

/** Starports above the stars, world profiles and trade codes below them where a hex has room, and signs around them. */
export function placeWorldMarks(plot: MapOnSheet): WorldMarks {
  const pens = createWorldPens()
  const boxes: Box[] = []
  const [starports, profiles]: [TextItem[], TextItem[]] = [[], []]
  const sizes = getWorldTextSizes(plot)
  const half = SIGN * plot.mmPerHex
  plot.list.stars.worlds.forEach((world, star) => {
    if (!world) return
    const { x, y } = getStarPosition(plot, star)
    const reach = getFullStarRadius(plot, star)
    const put = (sign: WorldBase | 'gasGiant') => {
      const [dx, dy] = PLACES[sign]
      const at = { x: x + dx * (reach + half), y: y + dy * (reach + half) }
      drawWorldSign(pens[sign], sign, at, half)
      boxes.push({ x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half })
    }
    if (world.hasGasGiant) put('gasGiant')
    for (const base of world.bases) put(base)
    if (world.zone) pens[world.zone].circle(x, y, reach + 2.4 * half)
    if (sizes.starport > 0)
      addText(
        starports,
        boxes,
        { text: world.starport, x, y: y - reach - half },
        { size: sizes.starport, face: 'bold' },
      )
    if (sizes.profile > 0) {
      const below = y + reach + half + TEXT_EXTENTS.capital * sizes.profile
      addText(profiles, boxes, { text: world.profile, x, y: below }, { size: sizes.profile, face: 'mono' })
      const codes = { text: formatTradeCodesShort(world.tradeCodes), x, y: below + 1.1 * sizes.profile }
      if (codes.text !== '') addText(profiles, boxes, codes, { size: sizes.profile, face: 'mono' })
    }
  })
  return { marks: [...listSignMarks(pens, plot), ...textMarks(plot, starports, profiles)], boxes }
}

/** Sizes of the starport and the profile in millimetres; 0 if a hex has no room for them at the least text size. */
function getWorldTextSizes({ mmPerHex, options }: Pick<MapOnSheet, 'mmPerHex' | 'options'>) {
  const least = options.leastTextMm ?? 1
  const starport = mmPerHex * 0.2
  const profile = Math.min(
    mmPerHex * 0.16,
    (mmPerHex * 0.98) / measureTextWidth('A000000-0', { face: 'mono', size: 1 }),
  )
  const widened = (size: number, most: number) => (Math.max(size, least) <= most ? Math.max(size, least) : 0)
  return {
    starport: widened(starport, mmPerHex * 0.3),
    profile: widened(profile, mmPerHex * 0.168),
  }
}

type WorldPens = Readonly<Record<WorldBase | 'gasGiant' | 'amber' | 'red', PathPen>>

function createWorldPens(): WorldPens {
  const pen = createPathPen
  return { gasGiant: pen(), naval: pen(), scout: pen(), other: pen(), amber: pen(), red: pen() }
}

/** Draws the sign of a base or a gas giant around a point: star, triangle, square, disc. */
export function drawWorldSign(
  pen: PathPen,
  sign: WorldBase | 'gasGiant',
  { x, y }: { readonly x: number; readonly y: number },
  half: number,
): void {
  if (sign === 'gasGiant') pen.circle(x, y, half * 0.8)
  else if (sign === 'other')
    drawBox(pen, { x: x - half * 0.75, y: y - half * 0.75, width: 1.5 * half, height: 1.5 * half })
  else drawPolygon(pen, listCorners(sign === 'naval' ? 10 : 3, half), [x, y])
}

/** Corners of a triangle, or of a five-pointed star. */
function listCorners(count: number, half: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / count - Math.PI / 2
    const radius = 1.15 * half * (count === 10 && corner % 2 === 1 ? 0.45 : 1)
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
}

/** Paint of a travel zone's ring: broken for amber, solid for red. */
export function getZonePaint(zone: 'amber' | 'red', { accent, secret }: PictureTheme, lineMm: number) {
  return zone === 'red'
    ? createStrokePaint(secret, lineMm * 1.4)
    : createStrokePaint(accent, lineMm, { dash: [lineMm * 4, lineMm * 3] })
}

function listSignMarks(pens: WorldPens, { palette, sizes }: MapOnSheet): Mark[] {
  const signs = (['gasGiant', 'naval', 'scout', 'other'] as const).map((sign) =>
    pens[sign].mark(createFillPaint(palette.ink)),
  )
  const zones = (['amber', 'red'] as const).map((zone) => pens[zone].mark(getZonePaint(zone, palette, sizes.route)))
  return [...zones, ...signs].filter(({ d }) => d !== '')
}

function addText(
  items: TextItem[],
  boxes: Box[],
  item: TextItem,
  { size, face }: { readonly size: number; readonly face: 'bold' | 'mono' },
): void {
  items.push(item)
  const width = measureTextWidth(item.text, { face, size })
  boxes.push({ x: item.x - width / 2, y: item.y - 0.7 * size, width, height: 0.75 * size })
}

function textMarks(plot: MapOnSheet, starports: readonly TextItem[], profiles: readonly TextItem[]): Mark[] {
  const { palette } = plot
  const sizes = getWorldTextSizes(plot)
  const shared = { anchor: 'middle', spacing: 0 } as const
  const halo = (size: number) => ({ colour: palette.ground, lineMm: size * 0.2 })
  const marks: Mark[] = []
  if (starports.length > 0)
    marks.push({
      kind: 'texts',
      look: { ...shared, face: 'bold', sizeMm: sizes.starport, colour: palette.ink, halo: halo(sizes.starport) },
      items: starports,
    })
  if (profiles.length > 0)
    marks.push({
      kind: 'texts',
      look: { ...shared, face: 'mono', sizeMm: sizes.profile, colour: palette.dim, halo: halo(sizes.profile) },
      items: profiles,
    })
  return marks
}
