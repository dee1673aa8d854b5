import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import type { StarLayer } from '#shared/cluster/draw/star-layer.ts'
import { getStarNameFontWeight, shortenName } from './level-of-detail.ts'
import type { CanvasContext } from './map-canvas.ts'
import type { MapColours } from './map-colours.ts'
import type { TextWidths } from './star-name-positions.ts'

/** Font size for measuring. Widths are divided by it. */
const EM = 100

/** Measures names and labels in a theme's font, on first use, cached as long as the stars stay the same. */
export function createTextWidthMeasurer({ book }: MapColours): (list: DrawList) => TextWidths {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  const known = new WeakMap<StarLayer, Float32Array>()
  const plain = createLetters(context, `${EM}px ${book}`)
  const strong = createLetters(context, `700 ${EM}px ${book}`)
  const heavy = createLetters(context, `800 ${EM}px ${book}`)

  return ({ stars, labels }) => {
    const widths = known.get(stars) ?? new Float32Array(stars.count).fill(-1)
    known.set(stars, widths)
    return {
      ofName(star) {
        if ((widths[star] ?? 0) >= 0) return widths[star] ?? 0
        const weight = getStarNameFontWeight(stars, star)
        const letters = weight === 800 ? heavy : weight === 700 ? strong : plain
        return (widths[star] = letters(shortenName(stars.names[star] ?? '')) / EM)
      },
      ofLabel(label) {
        return plain(labels[label]?.text ?? '') / EM
      },
    }
  }
}

/** Sums the cached widths of single letters. Kerning is ignored, which is accurate enough. */
function createLetters(context: CanvasContext | null, font: string): (text: string) => number {
  const known = new Map<string, number>()
  const measure = (letter: string): number => {
    if (!context) return EM / 2
    context.font = font
    return context.measureText(letter).width
  }
  return (text) => {
    let width = 0
    for (const letter of text) {
      let letterWidth = known.get(letter)
      if (letterWidth === undefined) known.set(letter, (letterWidth = measure(letter)))
      width += letterWidth
    }
    return width
  }
}
