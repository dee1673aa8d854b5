import type { CoordinateMarks, SheetSize } from '../picture-options.ts'
import type { TextFace } from './text-widths.ts'

/** A rectangle, from its top left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a path is painted; lengths are millimetres, colours `#rrggbb` or null for none. */
export interface Paint {
  readonly fill: string | null
  readonly stroke: string | null
  readonly lineMm: number
  readonly dash: readonly number[]
  /** 1 for solid. */
  readonly opacity: number
}

/** A path in SVG's own notation: M, l, h, v, a and z only. */
export interface PathMark {
  readonly kind: 'path'
  readonly d: string
  /** What it covers, lines' breadth left out; null where it is of no use. */
  readonly box: Box | null
  readonly paint: Paint
}

/** How texts are set. */
export interface TextStyle {
  readonly face: TextFace
  readonly sizeMm: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly colour: string
  /** Between letters, in sizes. */
  readonly spacing: number
  /** A rim in the colour of the ground, so that lines under the text don't hurt it; null for none. */
  readonly halo: { readonly colour: string; readonly lineMm: number } | null
}

/** A text at the end, middle or start of its baseline. */
export interface TextItem {
  readonly text: string
  readonly x: number
  readonly y: number
}
export interface TextsMark {
  readonly kind: 'texts'
  readonly look: TextStyle
  readonly items: readonly TextItem[]
}

/** One drawing about 0,0, put down many times. */
export interface StampsMark {
  readonly kind: 'stamps'
  /** A name for it, the same for the same drawing. */
  readonly id: string
  readonly parts: readonly (PathMark | TextsMark)[]
  /** How far it reaches from its middle. */
  readonly reachMm: number
  /** x and y of every place. */
  readonly at: readonly number[]
}

export type Mark = PathMark | TextsMark | StampsMark

/** Marks that belong together, lowest first. */
export interface PictureLayer {
  /** Such as `stars`. */
  readonly id: string
  readonly title: string
  readonly marks: readonly Mark[]
}

/** What was left out or came out otherwise than asked for. */
export interface PictureReport {
  readonly mmPerHex: number
  /** Star names asked for, drawn smaller than the others, and left out for want of room. */
  readonly names: { readonly all: number; readonly smaller: number; readonly leftOut: readonly string[] }
  /** Labels and names of fleets and regions that found no free place: labels stand pale under the stars, names are left out. */
  readonly crowdedLabels: number
  /** What the coordinates became: labels too small to read become rulers. */
  readonly coordinates: CoordinateMarks
}

/** A finished picture: plain marks in millimetres that any writer can put down. */
export interface Picture extends SheetSize {
  readonly title: string
  readonly ground: string
  readonly layers: readonly PictureLayer[]
  readonly report: PictureReport
}

/** A map that doesn't fit its sheet, and what would. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}
