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

/** A font file as a `data:` URL, and its letters as ranges in CSS syntax. */
export interface PrintFont {
  readonly address: string
  readonly letters: string
}

const LETTERS = {
  hebrew:
    'U+0591-05C7, U+05D0-05EA, U+05EF-05F4, U+200C-200F, U+20AA, U+FB1D-FB36, U+FB38-FB3C, U+FB3E, U+FB40-FB41, U+FB43-FB44, U+FB46-FB4F',
  arabic: 'U+0600-061B, U+061D-06FF, U+0750-077F, U+200C-200E',
  armenian: 'U+0531-0556, U+0559-058A, U+058D-058F, U+FB13-FB17',
  georgian: 'U+10A0-10C5, U+10C7, U+10CD, U+10D0-10FF, U+1C90-1CBA, U+1CBD-1CBF',
  devanagari: 'U+0900-097F, U+200C-200D, U+20B9',
  thai: 'U+0E01-0E3A, U+0E3F-0E5B',
} as const

/** Letters of scripts that the book faces lack: Noto Sans, and Noto Naskh Arabic. SIL Open Font License 1.1. */
export const SCRIPT_FONTS: Readonly<Record<'regular' | 'bold', readonly PrintFont[]>> = {
  regular: [
    { address: hebrew, letters: LETTERS.hebrew },
    { address: arabic, letters: LETTERS.arabic },
    { address: armenian, letters: LETTERS.armenian },
    { address: georgian, letters: LETTERS.georgian },
    { address: devanagari, letters: LETTERS.devanagari },
    { address: thai, letters: LETTERS.thai },
  ],
  bold: [
    { address: boldHebrew, letters: LETTERS.hebrew },
    { address: boldArabic, letters: LETTERS.arabic },
    { address: boldArmenian, letters: LETTERS.armenian },
    { address: boldGeorgian, letters: LETTERS.georgian },
    { address: boldDevanagari, letters: LETTERS.devanagari },
    { address: boldThai, letters: LETTERS.thai },
  ],
}
