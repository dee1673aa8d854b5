import jpLetters from '@fontsource-variable/noto-sans-jp/unicode.json'
import krLetters from '@fontsource-variable/noto-sans-kr/unicode.json'
import scLetters from '@fontsource-variable/noto-sans-sc/unicode.json'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import { isCjkLetter } from '#shared/print/cjk-letters.ts'
import type { PrintFonts } from './fonts.ts'
import { parseRanges } from './letter-ranges.ts'
import type { PrintFont } from './script-fonts.ts'
import { decodeDataUrl } from './woff-to-sfnt.ts'
import { unpackWoff2 } from './woff2.ts'

const FOLDER = '../../../node_modules/@fontsource-variable'
/**
 * Noto Sans in Chinese, Japanese and Korean (SIL Open Font License 1.1), in files of some 200 letters that are read
 * when a text has one of them. Of the Korean files only those with Hangul: the others have Han again.
 */
const FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource-variable/noto-sans-{sc,jp}/files/noto-sans-*-[0-9]*-wght-normal.woff2',
    '../../../node_modules/@fontsource-variable/noto-sans-kr/files/noto-sans-kr-{[2-9],[1-5][0-9],6[0-5],1[01][0-9]}-wght-normal.woff2',
  ],
  { query: '?inline', import: 'default' },
)

interface FontFamily {
  readonly language: string
  /** Ranges of letters by file. */
  readonly files: Readonly<Record<string, string>>
  /** Letters that are in the ranges, but not in the files; null for none. */
  readonly lacks: RegExp | null
}

/** The families in the order in which they are preferred. The Chinese one lists letters that its files lack. */
const FAMILIES: readonly FontFamily[] = [
  { language: 'sc', files: scLetters, lacks: /[\u1100-\u11ff\u3131-\u318e\u4db6-\u4dbf\u9ff0-\u9fff\uac00-\ud7a3]/ },
  { language: 'jp', files: jpLetters, lacks: null },
  { language: 'kr', files: krLetters, lacks: null },
]

const WEIGHTS: Readonly<Record<TextFace, number>> = {
  regular: 400,
  bold: 700,
  heavy: 800,
  italic: 400,
  sans: 400,
  'sans-bold': 700,
  mono: 400,
}

/** A font file: how to read it, and the letters that it is preferred for. */
interface FontFile {
  readonly name: string
  readonly read: () => Promise<string>
  readonly letters: number[]
}

let index: ReadonlyMap<number, FontFile> | null = null

/** Font file of a letter. */
function findFile(letter: string): FontFile | undefined {
  if (!isCjkLetter(letter)) return undefined
  index ??= buildIndex()
  return index.get(letter.codePointAt(0) ?? 0)
}

function buildIndex(): Map<number, FontFile> {
  const byLetter = new Map<number, FontFile>()
  for (const { language, files, lacks } of FAMILIES)
    for (const [key, ranges] of Object.entries(files)) {
      const name = `noto-sans-${language}-${key.replaceAll(/[[\]]/g, '')}`
      const read = FILES[`${FOLDER}/noto-sans-${language}/files/${name}-wght-normal.woff2`]
      if (read === undefined) continue
      const file: FontFile = { name, read, letters: [] }
      for (const code of listCodes(ranges)) {
        const letter = String.fromCodePoint(code)
        if (byLetter.has(code) || !isCjkLetter(letter) || lacks?.test(letter)) continue
        file.letters.push(code)
        byLetter.set(code, file)
      }
    }
  return byLetter
}

function listCodes(ranges: string): number[] {
  return parseRanges(ranges).flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

/** Whether prints have a font for a letter of Chinese, Japanese or Korean. */
export function hasCjkGlyph(letter: string): boolean {
  return findFile(letter) !== undefined
}

/** Adds the fonts for the Chinese, Japanese and Korean letters of texts. */
export async function addCjkFonts(fonts: PrintFonts, texts: Iterable<string>): Promise<PrintFonts> {
  const files = listFiles(texts)
  if (files.length === 0) return fonts
  const added = await Promise.all(files.map(openFile))
  const faces = Object.entries(fonts).map(([face, list]) => [
    face,
    [...list, ...added.map((byFace) => byFace[face as TextFace])],
  ])
  return Object.fromEntries(faces) as PrintFonts
}

function listFiles(texts: Iterable<string>): FontFile[] {
  const files = new Set<FontFile>()
  for (const text of texts)
    for (const letter of text.normalize('NFC').match(/[\u2e80-\u{10ffff}]/gu) ?? []) {
      const file = findFile(letter)
      if (file) files.add(file)
    }
  return [...files]
}

type FontsByFace = Readonly<Record<TextFace, PrintFont>>

/** Opened files by name, kept across prints: a campaign has letters of few. */
const opened = new Map<string, Promise<FontsByFace>>()

function openFile(file: FontFile): Promise<FontsByFace> {
  const fonts = opened.get(file.name) ?? readFile(file)
  opened.set(file.name, fonts)
  fonts.catch(() => opened.delete(file.name)) // the next print tries again
  return fonts
}

async function readFile({ name, read, letters }: FontFile): Promise<FontsByFace> {
  const { createVariableFontOpener } = await import('./variable-font.ts') // reads fonts, which takes long to begin
  const address = await read()
  const openAt = createVariableFontOpener(unpackWoff2(decodeDataUrl(address)))
  const ranges = letters.map((code) => `U+${code.toString(16)}`).join(', ')
  const fonts = Object.entries(WEIGHTS).map(([face, weight]) => [
    face,
    { address, letters: ranges, opened: openAt(weight, `${name}-${weight}`) },
  ])
  return Object.fromEntries(fonts) as FontsByFace
}
