import arabic from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff?inline'
import boldArabic from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff?inline'
import armenian from '@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff?inline'
import boldArmenian from '@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-700-normal.woff?inline'
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?inline'
import boldDevanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff?inline'
import georgian from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff?inline'
import boldGeorgian from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-700-normal.woff?inline'
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?inline'
import boldHebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff?inline'
import thai from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff?inline'
import boldThai from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff?inline'
import type { Font } from 'fontkit'

/** A font file as a `data:` URL, and its letters as ranges in CSS syntax. */
export interface PrintFont {
  readonly address: string
  readonly letters: string
  /** A WOFF 2 file that holds several weights, opened at that of its face. Others are WOFF 1 files of one weight. */
  readonly opened?: Font
}

/** Fonts of a script, and the letters that they have. */
const SCRIPTS = [
  {
    regular: hebrew,
    bold: boldHebrew,
    letters:
      'U+0591-05C7, U+05D0-05EA, U+05EF-05F4, U+200C-200F, U+20AA, U+FB1D-FB36, U+FB38-FB3C, U+FB3E, U+FB40-FB41, U+FB43-FB44, U+FB46-FB4F',
  },
  { regular: arabic, bold: boldArabic, letters: 'U+0600-061B, U+061D-06FF, U+0750-077F, U+200C-200E' },
  { regular: armenian, bold: boldArmenian, letters: 'U+0531-0556, U+0559-058A, U+058D-058F, U+FB13-FB17' },
  {
    regular: georgian,
    bold: boldGeorgian,
    letters: 'U+10A0-10C5, U+10C7, U+10CD, U+10D0-10FF, U+1C90-1CBA, U+1CBD-1CBF',
  },
  { regular: devanagari, bold: boldDevanagari, letters: 'U+0900-097F, U+200C-200D, U+20B9' },
  { regular: thai, bold: boldThai, letters: 'U+0E01-0E3A, U+0E3F-0E5B' },
]

/** Letters of scripts that the book faces lack: Noto Sans, and Noto Naskh Arabic. SIL Open Font License 1.1. */
export const SCRIPT_FONTS: Readonly<Record<'regular' | 'bold', readonly PrintFont[]>> = {
  regular: SCRIPTS.map(({ regular, letters }) => ({ address: regular, letters })),
  bold: SCRIPTS.map(({ bold, letters }) => ({ address: bold, letters })),
}
