import { HEX_WIDTH } from '#shared/kit/hex.ts'
import { STAR_RANKS, STAR_SIZES, type StarRank } from '../chart.ts'
import type { CoordinateStyle, PictureOptions } from '../picture-options.ts'
import type { DrawList } from './draw-list.ts'
import type { PictureTheme } from './picture-theme.ts'
import { STAR_FLAGS } from './star-layer.ts'

/** A map on a sheet: position of its top left corner, and scale. */
export interface MapOnSheet {
  readonly list: DrawList
  readonly options: PictureOptions
  readonly palette: PictureTheme
  readonly coordinates: CoordinateStyle
  readonly x: number
  readonly y: number
  readonly mmPerHex: number
  readonly radiusMm: number
  readonly sizes: ReturnType<typeof computeElementSizes>
}

/** Radius of stars relative to a medium one of their rank, in the order of {@link STAR_SIZES}. */
const SIZE_FACTORS = [0.85, 0.93, 1, 1.06, 1.12] as const
/** Radius of a medium star, including its rays, by rank, in hex widths. */
const RANK_RADII: Readonly<Record<StarRank, number>> = { outpost: 0.225, settled: 0.25, town: 0.29, capital: 0.36 }
/** Size of names by rank, relative to the smallest. */
export const NAME_SIZES_BY_RANK: Readonly<Record<StarRank, number>> = {
  outpost: 1,
  settled: 1.08,
  town: 1.3,
  capital: 1.85,
}
/** 8 pt: minimum size of printed texts if a hex has room for it. */
export const MIN_TEXT_MM = 2.82
/** Limits of legibility: 3 pt for coordinates, 4 pt for names. */
const LEAST_COORDINATE = 1
const LEAST_SMALL_NAME = 1.4

/** Text size of a marker relative to its radius. */
export const MARKER_TEXT_RATIO = 1.5

/** Sizes of map elements in millimetres at a scale. */
export function computeElementSizes(mmPerHex: number, leastTextMm = 0) {
  const name = Math.max(mmPerHex * 0.26, Math.min(MIN_TEXT_MM, mmPerHex * 0.5), leastTextMm)
  return {
    name,
    smallName: Math.min(name, Math.max(name * 0.78, leastTextMm, LEAST_SMALL_NAME)),
    labels: {
      small: name * 1.1,
      medium: name * 1.4,
      large: Math.min(name * 2.3, Math.max(name * 1.7, mmPerHex * 0.8)),
    },
    coordinate: Math.max(mmPerHex * 0.14, Math.min(leastTextMm, mmPerHex * 0.2)),
    /** Half the width of an owner's, fleet's or note's marker. */
    marker: Math.max(mmPerHex * 0.155, leastTextMm / MARKER_TEXT_RATIO),
    hairline: Math.min(0.25, Math.max(0.05, mmPerHex * 0.012)),
    route: Math.min(1.2, Math.max(0.12, mmPerHex * 0.035)),
  }
}

/** Whether hexes have room for owners' initials. */
export function hasRoomForOwners({ sizes, mmPerHex }: Pick<MapOnSheet, 'sizes' | 'mmPerHex'>): boolean {
  return sizes.marker <= mmPerHex * 0.32
}

/** Kind of coordinates at a scale: labels that would be too small are replaced by rulers. */
export function chooseCoordinateStyle(
  mmPerHex: number,
  { coordinates, leastTextMm = 0 }: Pick<PictureOptions, 'coordinates' | 'leastTextMm'>,
): CoordinateStyle {
  const isTooSmall = computeElementSizes(mmPerHex, leastTextMm).coordinate < Math.max(LEAST_COORDINATE, leastTextMm)
  return coordinates === 'labels' && isTooSmall ? 'rulers' : coordinates
}

/** Converts the width of a hex to its radius. */
export function computeHexRadius(mmPerHex: number): number {
  return mmPerHex / HEX_WIDTH
}

/** Position of a star in millimetres, and its radius including rays. */
export function getStarPosition({ list: { stars }, x, y, radiusMm, mmPerHex }: MapOnSheet, star: number) {
  return {
    x: x + (stars.at[2 * star] ?? 0) * radiusMm,
    y: y + (stars.at[2 * star + 1] ?? 0) * radiusMm,
    reach:
      mmPerHex *
      RANK_RADII[getStarRank(stars, star)] *
      (SIZE_FACTORS[stars.sizes[star] ?? STAR_SIZES.indexOf('medium')] ?? 1),
  }
}

/** Whether a hex, by index, is in the part of the board that is shown. */
export function isHexShown({ part }: Pick<DrawList, 'part'>, hex: number): boolean {
  return part === null || part[hex] === 1
}

export function getStarRank({ ranks }: Pick<DrawList['stars'], 'ranks'>, star: number): StarRank {
  return STAR_RANKS[ranks[star] ?? 0] ?? 'outpost'
}

/** Typeface and size of a star's name. */
export function getStarNameSetting({ palette, sizes, list }: MapOnSheet, star: number) {
  const rank = getStarRank(list.stars, star)
  return { face: palette.faces.names[rank], size: sizes.name * NAME_SIZES_BY_RANK[rank] }
}

/** Whether a star has a flag. */
export function hasStarFlag({ list: { stars } }: MapOnSheet, star: number, flag: keyof typeof STAR_FLAGS): boolean {
  return ((stars.flags[star] ?? 0) & STAR_FLAGS[flag]) !== 0
}

/** Radius of a star including its rings. */
export function getFullStarRadius(plot: MapOnSheet, star: number): number {
  const { reach } = getStarPosition(plot, star)
  return reach * listStarRings(plot, star).reduce((widest, ring) => Math.max(widest, ring.radius), 1)
}

/** `home` is the strong ring of a homeworld, `outer` the fine one around it, `broken` that of a hidden or besieged star. */
export type StarRingKind = 'home' | 'outer' | 'broken'

/** Rings around a star, with radii relative to its own. */
export function listStarRings(
  plot: MapOnSheet,
  star: number,
): { readonly radius: number; readonly kind: StarRingKind }[] {
  const isHomeworld = hasStarFlag(plot, star, 'homeworld')
  const isBroken = hasStarFlag(plot, star, 'hidden') || hasStarFlag(plot, star, 'siege')
  return [
    ...(isHomeworld
      ? ([
          { radius: 1.12, kind: 'home' },
          { radius: 1.28, kind: 'outer' },
        ] as const)
      : []),
    ...(isBroken ? [{ radius: isHomeworld ? 1.5 : 1.15, kind: 'broken' } as const] : []),
  ]
}
