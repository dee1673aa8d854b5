import type { Box, Mark } from '#shared/cluster/draw/picture.ts'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'

/** A piece of text in one style. */
export interface Span {
  readonly text: string
  readonly face: TextFace
  readonly sizeMm: number
  readonly colour: string
}

/** What a text is to a reader of the tagged PDF. */
export type TextRole = 'P' | 'H1' | 'H2' | 'H3'

/** A line of spans, each beginning where the one before ends. The anchor applies to the whole line. */
export interface TextLine {
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly spans: readonly Span[]
}

/** A paragraph or a label: lines that are read together. */
export interface LinesMark {
  readonly kind: 'lines'
  readonly role: TextRole
  readonly anchor: 'start' | 'middle' | 'end'
  /** Direction of the whole paragraph, also where its lines are on several pages. */
  readonly direction: 'ltr' | 'rtl'
  readonly lines: readonly TextLine[]
}

/** Marks that are scaled, turned, moved and cut together. */
export interface GroupMark {
  readonly kind: 'group'
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Clockwise, in degrees. */
  readonly turn: number
  /** SVG path data in the units of the group, or null for no clipping. */
  readonly clip: string | null
  /** What a drawing shows, for screen readers; its own texts are then not read. */
  readonly alt?: string
  readonly marks: readonly PageMark[]
}

/** A picture that covers its box, its edges cut off. A PDF shows JPEG and PNG in `data:` URLs only. */
export interface ImageMark extends Box {
  readonly kind: 'image'
  readonly url: string
}

/** A place on a page that links lead to. */
export interface AnchorMark {
  readonly kind: 'anchor'
  readonly name: string
  /** Title in the outline of the PDF; null for none. */
  readonly title: string | null
}

/** An area that leads to an anchor, in a PDF. */
export interface LinkMark extends Box {
  readonly kind: 'link'
  readonly to: string
}

/** Anything drawn on a printed page. Lengths are in millimetres from the top left corner. */
export type PageMark = Mark | LinesMark | GroupMark | ImageMark | AnchorMark | LinkMark
