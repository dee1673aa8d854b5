import { create, type Font } from 'fontkit'
import type { PathMark, Picture, PictureTextStyle, TextsMark } from '#shared/cluster/draw/picture.ts'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import { getTextDirection } from '#shared/print/text-direction.ts'
import type { PrintFonts } from './pdf/fonts.ts'
import { computeRunLetterSpacing, splitLineRuns } from './pdf/text-runs.ts'
import { decodeWoffDataUrl } from './pdf/woff-to-sfnt.ts'

/** Lining figures, as in every print. */
const FEATURES = ['lnum', 'kern', 'liga'] as const
/** Side of the empty box for a letter that no font has, in text sizes. */
const BOX = { width: 0.62, height: 0.64 } as const

/**
 * Replaces the texts of a picture by the outlines of their letters, so that it looks the same in programs that do not
 * read embedded fonts.
 */
export function outlineTexts(picture: Picture, fonts: PrintFonts): Picture {
  const outline = createOutliner(fonts)
  return {
    ...picture,
    layers: picture.layers.map((layer) => ({
      ...layer,
      marks: layer.marks.flatMap((mark): Picture['layers'][number]['marks'] => {
        if (mark.kind === 'texts') return outline(mark)
        if (mark.kind !== 'stamps') return [mark]
        return [{ ...mark, parts: mark.parts.flatMap((part) => (part.kind === 'texts' ? outline(part) : [part])) }]
      }),
    })),
  }
}

/** Outline of a text from its beginning on the baseline, and its width, in mm. */
interface OutlinedText {
  readonly d: string
  readonly width: number
}

type OutlineText = (
  text: string,
  look: PictureTextStyle,
  at: { readonly x: number; readonly y: number },
) => OutlinedText

function createOutliner(fonts: PrintFonts): (mark: TextsMark) => PathMark[] {
  const outlineText = createTextOutliner(fonts)
  return ({ look, items }) => {
    const { anchor, halo, colour } = look
    const outlines = items.map(({ text, x, y }) => {
      const width = anchor === 'start' ? 0 : outlineText(text, look, { x: 0, y: 0 }).width
      const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
      return outlineText(text, look, { x: left, y }).d
    })
    const paint = { fill: colour, stroke: null, lineMm: 0, dash: [], opacity: 1 }
    const letters: PathMark = { kind: 'path', d: outlines.join(''), box: null, paint }
    if (halo === null) return [letters]
    return [{ ...letters, paint: { ...paint, fill: null, stroke: halo.colour, lineMm: halo.lineMm } }, letters]
  }
}

function createTextOutliner(fonts: PrintFonts): OutlineText {
  const opened = new Map<string, Font>()
  function open(name: string): Font {
    const font = opened.get(name) ?? openFont(name, fonts)
    opened.set(name, font)
    return font
  }
  return (text, { face, sizeMm, spacing }, at) => {
    let { x } = at
    const parts: string[] = []
    for (const run of splitLineRuns([{ text, face, spacing }], fonts, getTextDirection(text))) {
      const { font: name, text: letters } = run
      if (name === null) {
        const { d, width } = drawBoxes(letters, { x, y: at.y, sizeMm, spacing })
        parts.push(d)
        x += width
        continue
      }
      const font = open(name)
      const scale = sizeMm / font.unitsPerEm
      const { glyphs, positions } = font.layout(letters, FEATURES)
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const path = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, at.y - yOffset * scale)
        parts.push(path.toSVG())
        x += xAdvance * scale + computeRunLetterSpacing(run) * sizeMm
      }
    }
    return { d: parts.join(''), width: Math.max(0, x - at.x - spacing * sizeMm) }
  }
}

/** Opens a font by its name in a run, such as `bold-1`: its face and its place in the list of the face. */
function openFont(name: string, fonts: PrintFonts): Font {
  const at = name.lastIndexOf('-')
  const font = fonts[name.slice(0, at) as TextFace][Number(name.slice(at + 1))]
  return font?.opened ?? create(decodeWoffDataUrl(font?.address ?? ''))
}

interface BoxPlace extends Pick<PictureTextStyle, 'sizeMm' | 'spacing'> {
  readonly x: number
  readonly y: number
}

/** An empty box for each letter that no font has. */
function drawBoxes(letters: string, { x, y, sizeMm, spacing }: BoxPlace): OutlinedText {
  const step = (BOX.width + spacing) * sizeMm
  const [width, height] = [BOX.width * 0.8 * sizeMm, BOX.height * sizeMm]
  const boxes = Array.from(
    letters,
    (_, index) => `M${round(x + index * step)} ${round(y)}h${round(width)}v${round(-height)}h${round(-width)}z`,
  )
  return { d: boxes.join(''), width: boxes.length * step }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
