import type { PictureOptions } from '../picture-options.ts'
import type { DrawList } from './draw-list.ts'
import type { PictureColours } from './picture-colours.ts'
import type { Mark, TextStyle, TextsMark } from './picture.ts'

/** What everything around the map is made with. */
export interface DecorationContext {
  readonly list: DrawList
  readonly options: PictureOptions
  readonly palette: PictureColours
  /** The size of its text. */
  readonly textMm: number
}

/** A piece of furniture that can be put anywhere. */
export interface Decoration {
  readonly width: number
  readonly height: number
  /** Its marks with the top left corner at a point. */
  draw(x: number, y: number): Mark[]
}

/** A piece of furniture in its place. */
export interface PlacedDecoration {
  readonly piece: Decoration
  readonly x: number
  readonly y: number
}

/** 8 pt and 31 pt: furniture is neither unreadable nor a poster of its own. */
const TEXT_MM = { least: 2.82, most: 11 } as const

/** The size of furniture on a sheet. */
export function computeDecorationTextMm({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): number {
  return Math.min(TEXT_MM.most, Math.max(TEXT_MM.least, Math.sqrt(width * height) / 78))
}

/** One line of furniture's text; y is its baseline. */
export function buildTextMark(
  text: string,
  at: { readonly x: number; readonly y: number },
  look: Partial<TextStyle>,
): TextsMark {
  const usual = {
    face: 'regular',
    sizeMm: TEXT_MM.least,
    anchor: 'start',
    colour: '#000000',
    spacing: 0,
    halo: null,
  } as const
  return { kind: 'texts', look: { ...usual, ...look }, items: [{ text, x: at.x, y: at.y }] }
}

/** The marks of a drawing about 0,0, as one stamp put down once. */
export function buildStampMark(
  id: string,
  parts: Extract<Mark, { kind: 'stamps' }>['parts'],
  at: readonly [number, number],
): Mark {
  return { kind: 'stamps', id, parts, reachMm: 0, at }
}
