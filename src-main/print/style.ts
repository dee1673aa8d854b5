import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import type { Span, TextRole } from '#shared/print/page-marks.ts'

/** Colours of printed pages. All are legible in grey. */
export const INK = '#15130f'
export const SOFT_INK_COLOUR = '#55504a'
export const HAIRLINE_COLOUR = '#8d867b'
export const BRASS_COLOUR = '#86631a'
export const TINT_COLOUR = '#eee9df'
export const WHITE = '#ffffff'

/** No text that a person reads is smaller. */
export const MIN_TEXT_PT = 8
export const MM_PER_POINT = 25.4 / 72

/** Style of a text. `leading` is the distance of two baselines in text sizes. */
export interface TextStyle {
  readonly face: TextFace
  readonly sizePt: number
  readonly colour: string
  readonly leading: number
  readonly role: TextRole
}

const style = (face: TextFace, sizePt: number, more: Partial<TextStyle> = {}): TextStyle => ({
  face,
  sizePt,
  colour: INK,
  leading: 1.17,
  role: 'P',
  ...more,
})

/** Styles of printed texts. */
export const TEXT_STYLES = {
  title: style('heavy', 25, { role: 'H1', leading: 1 }),
  subtitle: style('italic', 9.5, { leading: 1.1 }),
  heading: style('sans-bold', 8.5, { role: 'H2', colour: BRASS_COLOUR, leading: 1.1 }),
  name: style('bold', 13.5, { role: 'H3', leading: 1 }),
  body: style('regular', 9.5),
  note: style('italic', 9.5, { colour: SOFT_INK_COLOUR }),
  soft: style('regular', 9, { colour: SOFT_INK_COLOUR }),
  label: style('bold', 9, { leading: 1 }),
  figure: style('sans-bold', 13, { leading: 1.1 }),
  unit: style('sans', 8, { colour: SOFT_INK_COLOUR, leading: 1.1 }),
  small: style('sans', 8, { leading: 1.15 }),
} as const

/** Text in one or more styles: plain strings take the style of the paragraph, spans change parts of it. */
export type RichText = string | readonly (string | StyledText)[]
export interface StyledText {
  readonly text: string
  readonly style: Partial<Pick<TextStyle, 'face' | 'sizePt' | 'colour'>>
}

export const bold = (text: string): StyledText => ({ text, style: { face: 'bold' } })
export const italic = (text: string): StyledText => ({ text, style: { face: 'italic' } })

/** Resolves a text to spans. */
export function toSpans(text: RichText, base: TextStyle): Span[] {
  const parts = typeof text === 'string' ? [text] : text
  return parts.map((part) => {
    const { face, sizePt, colour } = typeof part === 'string' ? base : { ...base, ...part.style }
    return { text: typeof part === 'string' ? part : part.text, face, sizeMm: sizePt * MM_PER_POINT, colour }
  })
}
