import type { PictureOptions } from '../picture-options.ts'
import type { DrawList } from './draw-list.ts'
import type { PictureTheme } from './picture-theme.ts'
import type { Mark, PictureTextStyle, TextsMark } from './picture.ts'

/** Context for drawing decorations around the map. */
export interface DecorationContext {
  readonly list: DrawList
  readonly options: PictureOptions
  readonly palette: PictureTheme
  /** Text size. */
  readonly textMm: number
}

/** A movable decoration, such as a legend. */
export interface Decoration {
  readonly width: number
  readonly height: number
  /** Draws it with its top left corner at a point. */
  draw(x: number, y: number): Mark[]
}

/** A decoration at its position. */
export interface PlacedDecoration {
  readonly piece: Decoration
  readonly x: number
  readonly y: number
}

/** 8 pt and 31 pt: decorations are legible but do not dominate the sheet. */
const TEXT_MM = { least: 2.82, most: 9 } as const

/** Text size of decorations for a sheet. */
export function computeDecorationTextMm({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): number {
  return Math.min(TEXT_MM.most, Math.max(TEXT_MM.least, Math.sqrt(width * height) / 94))
}

/** A line of text; y is its baseline. */
export function buildTextMark(
  text: string,
  at: { readonly x: number; readonly y: number },
  look: Partial<PictureTextStyle>,
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

/** Draws several decorations as one. */
export function joinDecorations(
  { width, height }: Pick<Decoration, 'width' | 'height'>,
  parts: readonly PlacedDecoration[],
): Decoration {
  return { width, height, draw: (x, y) => parts.flatMap((part) => part.piece.draw(x + part.x, y + part.y)) }
}

/** A single stamp of a drawing centred on 0,0. */
export function buildStampMark(
  id: string,
  parts: Extract<Mark, { kind: 'stamps' }>['parts'],
  at: readonly [number, number],
): Mark {
  return { kind: 'stamps', id, parts, reachMm: 0, at }
}
