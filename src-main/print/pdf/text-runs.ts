import createBidi from 'bidi-js'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import { limitCombiningMarks } from '#shared/print/limit-combining-marks.ts'
import { getTextDirection, hasRtlLetter } from '#shared/print/text-direction.ts'
import type { PrintFonts } from './fonts.ts'
import { hasGlyph } from './letter-ranges.ts'
import type { PrintFont } from './script-fonts.ts'

/** Letters of a part of a line that are drawn together, in one font and one direction. */
export interface TextRun<Part> {
  readonly part: Part
  /** Null for letters that no font has. */
  readonly font: string | null
  readonly text: string
  /** Embedding level (UAX #9): odd for letters from right to left. */
  readonly level: number
}

const bidi = createBidi()
/** Scripts whose letters touch each other. */
const JOINED_SCRIPT = /[\p{scx=Arab}\p{scx=Deva}]/u

/** Letter spacing of a run: none between letters that touch each other. */
export function computeRunLetterSpacing({ text, part }: TextRun<{ readonly spacing: number }>): number {
  return JOINED_SCRIPT.test(text) ? 0 : part.spacing
}

/** Splits a text where another font of the face is required. The runs are in the order in which they are drawn. */
export function splitTextRuns(text: string, face: TextFace, fonts: PrintFonts): TextRun<unknown>[] {
  return splitLineRuns([{ text, face }], fonts, getTextDirection(text))
}

/**
 * Splits the parts of a line into runs, in the order in which they are drawn from the left (Unicode Bidirectional
 * Algorithm). Letters of a run stay in reading order if fonts reverse them, which is for scripts from right to left.
 */
export function splitLineRuns<Part extends { readonly text: string; readonly face: TextFace }>(
  parts: readonly Part[],
  fonts: PrintFonts,
  direction: 'ltr' | 'rtl',
): TextRun<Part>[] {
  const texts = parts.map(({ text }) => limitCombiningMarks(text.toWellFormed()).normalize('NFC'))
  const whole = texts.join('')
  const levels = hasRtlLetter(whole) ? bidi.getEmbeddingLevels(whole, direction).levels : null
  const runs: { part: Part; font: string | null; text: string; level: number }[] = []
  let offset = 0
  for (const [index, part] of parts.entries())
    for (const letter of texts[index] ?? '') {
      const level = levels?.[offset] ?? 0
      offset += letter.length
      const last = runs.at(-1)
      const font = findFont(letter, part.face, fonts, last?.part === part ? last.font : null)
      if (font === undefined) continue
      const shown = /\s/.test(letter) ? ' ' : level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
      if (last?.part === part && last.font === font && last.level === level) last.text += shown
      else runs.push({ part, font, text: shown, level })
    }
  return levels === null ? runs : orderRuns(runs)
}

/** Font of a letter, null for an empty box, or undefined if nothing is to be seen. Marks take the font of their letter. */
function findFont(letter: string, face: TextFace, fonts: PrintFonts, last: string | null): string | null | undefined {
  const list = fonts[face]
  if (/[\p{M}\p{Cf}]/u.test(letter)) {
    const font = list.find((_font, index) => last === `${face}-${index}`)
    if (font !== undefined && hasGlyph(font, letter)) return last
    if (/\p{Cf}/u.test(letter)) return undefined
  }
  const index = findFontIndex(list, letter)
  if (index >= 0) return `${face}-${index}`
  if (/\s/.test(letter)) return `${face}-0`
  return /[\p{M}\p{C}]/u.test(letter) ? undefined : null
}

/** Index of the first font with a letter by letter, for every list of fonts. */
const found = new WeakMap<readonly PrintFont[], Map<string, number>>()

function findFontIndex(list: readonly PrintFont[], letter: string): number {
  const byLetter = found.get(list) ?? new Map<string, number>()
  found.set(list, byLetter)
  const index = byLetter.get(letter) ?? list.findIndex((font) => hasGlyph(font, letter))
  byLetter.set(letter, index)
  return index
}

/** Reverses runs from the highest level to the lowest odd one (UAX #9, L2). */
function orderRuns<Part>(runs: readonly TextRun<Part>[]): TextRun<Part>[] {
  let ordered = runs.map((run) => ((run.level % 2 === 1) === isReversedByFont(run.text) ? run : reverseLetters(run)))
  const highest = runs.reduce((most, { level }) => Math.max(most, level), 0)
  for (let level = highest; level >= 1; level -= 1) {
    const groups: TextRun<Part>[][] = []
    let isOpen = false
    for (const run of ordered) {
      if (run.level >= level && isOpen) groups.at(-1)?.push(run)
      else groups.push([run])
      isOpen = run.level >= level
    }
    ordered = groups.flatMap((group) => group.reverse())
  }
  return ordered
}

/** Whether a font lays a text out from the right, by the script of its first letter or digit that has one. */
export function isReversedByFont(text: string): boolean {
  return hasRtlLetter(/[^\p{sc=Zyyy}\p{sc=Zinh}]/u.exec(text)?.[0] ?? '')
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Reverses the letters of a run, each with its marks. */
function reverseLetters<Part>(run: TextRun<Part>): TextRun<Part> {
  return {
    ...run,
    text: Array.from(GRAPHEMES.segment(run.text), ({ segment }) => segment)
      .reverse()
      .join(''),
  }
}
