import type { StarWorld, WorldBase } from '#shared/cluster/star-world.ts'
import { formatTradeCodesShort } from '#shared/cluster/trade-codes.ts'

/** Signs around an imported world. */
export type WorldSign = WorldBase | 'gasGiant'

/** Scales from which they are drawn, in CSS pixels per hex radius. */
const FROM = { signs: 14, starport: 20, profile: 40, codes: 46 } as const

/** Width of a letter, in font sizes. */
const LETTER = 0.62

/** Directions of the signs from the star; the owner's plate is at its upper right. y grows downwards. */
const DIRECTIONS = {
  gasGiant: [1.05, 0.1],
  naval: [-0.78, -0.72],
  scout: [-0.95, 0.45],
  other: [-1.05, 0],
} as const satisfies Record<WorldSign, readonly [number, number]>

/** A sign or text of a world. Its centre is relative to the star's; lengths are in CSS pixels. */
interface WorldItem {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly half: number
}
export interface PlacedWorldSign extends WorldItem {
  readonly sign: WorldSign
}
export interface PlacedWorldText extends WorldItem {
  readonly text: string
  readonly size: number
  readonly isStarport: boolean
}

/** What is drawn around a world at a scale. */
export interface WorldSignLayout {
  readonly signs: readonly PlacedWorldSign[]
  readonly texts: readonly PlacedWorldText[]
  /** Radius of the ring of its travel zone; 0 for none. */
  readonly zoneRadius: number
}

const NOTHING: WorldSignLayout = { signs: [], texts: [], zoneRadius: 0 }

/**
 * Lays out the signs of a world around its star: starport above, profile and trade codes below, bases at the left, a gas
 * giant at the right. `radius` is the reach of the star's rays.
 */
export function layOutWorldSigns(world: StarWorld, radius: number, scale: number): WorldSignLayout {
  if (scale < FROM.signs) return NOTHING
  const half = Math.min(5, Math.max(2.5, scale * 0.12))
  const away = radius + half + 2
  const signs: readonly WorldSign[] = [...(world.hasGasGiant ? (['gasGiant'] as const) : []), ...world.bases]
  return {
    zoneRadius: world.zone === null ? 0 : radius + 4,
    signs: signs.map((sign) => {
      const [x, y] = DIRECTIONS[sign]
      return { sign, x: x * away, y: y * away, half, halfWidth: half }
    }),
    texts: listTexts(world, radius, scale),
  }
}

function listTexts({ starport, profile, tradeCodes }: StarWorld, radius: number, scale: number): PlacedWorldText[] {
  const size = Math.max(12, Math.min(14, Math.round(scale * 0.27)))
  const below = radius + 4 + size / 2
  return [
    ...(scale >= FROM.starport ? [buildText(starport, -radius - 3 - size / 2, size, true)] : []),
    ...(scale >= FROM.profile ? [buildText(profile, below, size, false)] : []),
    ...(scale >= FROM.codes && tradeCodes.length > 0
      ? [buildText(formatTradeCodesShort(tradeCodes), below + size + 1, size, false)]
      : []),
  ]
}

function buildText(text: string, y: number, size: number, isStarport: boolean): PlacedWorldText {
  return { text, x: 0, y, size, isStarport, half: size / 2, halfWidth: (text.length * LETTER * size) / 2 }
}
