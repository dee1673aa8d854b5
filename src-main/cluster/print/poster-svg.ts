import type { PrintFonts } from '#main/print/pdf/fonts.ts'
import { hasGlyph } from '#main/print/pdf/letter-ranges.ts'
import type { PrintFont } from '#main/print/pdf/script-fonts.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import type { Picture, TextsMark } from '#shared/cluster/draw/picture.ts'
import { renderSvg } from '#shared/cluster/draw/svg-writer.ts'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import type { PictureOptions } from '#shared/cluster/picture-options.ts'

const NAMES: Readonly<Record<TextFace, { readonly family: string; readonly rules: string }>> = {
  regular: { family: 'Alegreya', rules: '' },
  bold: { family: 'Alegreya', rules: 'font-weight:700;' },
  heavy: { family: 'Alegreya', rules: 'font-weight:800;' },
  italic: { family: 'Alegreya', rules: 'font-style:italic;' },
  sans: { family: 'B612', rules: '' },
  'sans-bold': { family: 'B612', rules: 'font-weight:700;' },
  mono: { family: 'B612 Mono', rules: '' },
}

/**
 * Formats the `@font-face` rules of a picture, so that it looks the same on every system. Includes only fonts with
 * letters in use.
 */
export function formatFontFaces(picture: Picture, fonts: PrintFonts): string {
  const letters = lettersByFace(picture)
  return Array.from(letters, ([face, used]) =>
    fonts[face]
      .filter((font) => Array.from(used).some((letter) => hasGlyph(font, letter)))
      .map((font) => faceRule(face, font)),
  )
    .flat()
    .join('')
}

function faceRule(face: TextFace, { address, letters, opened }: PrintFont): string {
  const { family, rules } = NAMES[face]
  return `@font-face{font-family:'${family}';${rules}unicode-range:${letters};src:url(${address}) format('${opened ? 'woff2' : 'woff'}')}`
}

function lettersByFace({ layers }: Picture): Map<TextFace, Set<string>> {
  const letters = new Map<TextFace, Set<string>>()
  for (const { look, items } of layers.flatMap(({ marks }) => marks).flatMap(textsIn)) {
    const used = letters.get(look.face) ?? new Set()
    for (const { text } of items) for (const letter of text.normalize('NFC')) used.add(letter)
    letters.set(look.face, used)
  }
  return letters
}

function textsIn(mark: Picture['layers'][number]['marks'][number]): TextsMark[] {
  if (mark.kind === 'texts') return [mark]
  return mark.kind === 'stamps' ? mark.parts.filter((part) => part.kind === 'texts') : []
}

/** Creates a map as SVG with embedded fonts or outlined texts, so that it looks the same on every system. */
export async function createPosterSvg(chart: Chart, options: PictureOptions, fonts: PrintFonts): Promise<string> {
  const picture = composePicture(createDrawListWithSource(chart).list, options)
  if (options.isTextOutlined) {
    const { outlineTexts } = await import('#main/print/outline-texts.ts') // reads fonts, which takes long to begin
    return renderSvg(outlineTexts(picture, fonts))
  }
  return renderSvg(picture, { fontFaces: formatFontFaces(picture, fonts) })
}
