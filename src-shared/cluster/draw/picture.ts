import type { CoordinateStyle, SheetSize } from '../picture-options.ts'
import type { TextFace } from './text-widths.ts'

/** A rectangle with its top left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Paint of a path. Lengths are in millimetres, colours are `#rrggbb` or null for none. */
export interface Paint {
  readonly fill: string | null
  readonly stroke: string | null
  readonly lineMm: number
  readonly dash: readonly number[]
  /** 1 is opaque. */
  readonly opacity: number
  /** Whether inner outlines are holes (the even-odd rule). */
  readonly hasHoles?: boolean
}

/** SVG path data with the commands M, l, h, v, a and z only; outlines of letters, in SVG alone, have all of them. */
export interface PathMark {
  readonly kind: 'path'
  readonly d: string
  /** Bounding box without line width; null if not needed. */
  readonly box: Box | null
  readonly paint: Paint
}

/** Style of texts. */
export interface PictureTextStyle {
  readonly face: TextFace
  readonly sizeMm: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly colour: string
  /** Letter spacing, in text sizes. */
  readonly spacing: number
  /** Outline in the background colour for legibility over lines; null for none. */
  readonly halo: { readonly colour: string; readonly lineMm: number } | null
}

/** A text anchored at the end, middle or start of its baseline. */
export interface TextItem {
  readonly text: string
  readonly x: number
  readonly y: number
}
export interface TextsMark {
  readonly kind: 'texts'
  readonly look: PictureTextStyle
  readonly items: readonly TextItem[]
}

/** A drawing around 0,0 that is repeated at several positions. */
export interface StampsMark {
  readonly kind: 'stamps'
  /** Identifies the drawing; equal for equal drawings. */
  readonly id: string
  readonly parts: readonly (PathMark | TextsMark)[]
  /** Radius from its centre. */
  readonly reachMm: number
  /** Positions as x and y pairs. */
  readonly at: readonly number[]
}

export type Mark = PathMark | TextsMark | StampsMark

/** A group of marks, bottom first. */
export interface PictureLayer {
  /** For example `stars`. */
  readonly id: string
  readonly title: string
  readonly marks: readonly Mark[]
}

/** Elements that were omitted or drawn differently than requested. */
export interface PictureReport {
  readonly mmPerHex: number
  /** Number of star names requested, drawn smaller, and omitted for lack of space. */
  readonly names: { readonly all: number; readonly smaller: number; readonly leftOut: readonly string[] }
  /**
   * Labels, and names of fleets and regions, without a free position. Labels are drawn pale below the stars, names are
   * omitted.
   */
  readonly crowdedLabels: number
  /** Resulting coordinates: labels that would be too small are replaced by rulers. */
  readonly coordinates: CoordinateStyle
}

/** A finished picture: marks in millimetres for any renderer. */
export interface Picture extends SheetSize {
  readonly title: string
  readonly ground: string
  /** Part of the sheet that is painted in the colour of the ground. */
  readonly groundBox: Box
  /** Part of the sheet with the hexes. */
  readonly board: Box
  readonly layers: readonly PictureLayer[]
  readonly report: PictureReport
}

/** A map that does not fit its sheet, with the remedy. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}
