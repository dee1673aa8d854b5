import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { STAR_FLAGS, type StarLayer } from '#shared/cluster/draw/star-layer.ts'
import { shortenName } from './detail.ts'
import type { CanvasContext } from './map-canvas.ts'
import type { MapColours } from './map-colours.ts'
import type { TextWidths } from './place-names.ts'

/** The size at which letters are measured; widths are told in it. */
const EM = 100

/** Measures the names and labels of maps in a theme's letters, each when it is first asked for and once for as long as the stars stay. */
export function createTextMeasure({ book }: MapColours): (list: DrawList) => TextWidths {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  const known = new WeakMap<StarLayer, Float32Array>()
  const plain = createLetters(context, `${EM}px ${book}`)
  const bold = createLetters(context, `700 ${EM}px ${book}`)

  return ({ stars, labels }) => {
    const widths = known.get(stars) ?? new Float32Array(stars.count).fill(-1)
    known.set(stars, widths)
    return {
      ofName(star) {
        if ((widths[star] ?? 0) >= 0) return widths[star] ?? 0
        const letters = ((stars.flags[star] ?? 0) & STAR_FLAGS.homeworld) !== 0 ? bold : plain
        return (widths[star] = letters(shortenName(stars.names[star] ?? '')) / EM)
      },
      ofLabel(label) {
        return plain(labels[label]?.text ?? '') / EM
      },
    }
  }
}

/** Adds up letters that are measured once: close enough, as pairs are only ever drawn together. */
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
      let one = known.get(letter)
      if (one === undefined) known.set(letter, (one = measure(letter)))
      width += one
    }
    return width
  }
}
