import italicCyrillic from '@fontsource/alegreya/files/alegreya-cyrillic-400-italic.woff?inline'
import regularCyrillic from '@fontsource/alegreya/files/alegreya-cyrillic-400-normal.woff?inline'
import boldCyrillic from '@fontsource/alegreya/files/alegreya-cyrillic-700-normal.woff?inline'
import italicGreek from '@fontsource/alegreya/files/alegreya-greek-400-italic.woff?inline'
import regularGreek from '@fontsource/alegreya/files/alegreya-greek-400-normal.woff?inline'
import boldGreek from '@fontsource/alegreya/files/alegreya-greek-700-normal.woff?inline'
import italicLatin from '@fontsource/alegreya/files/alegreya-latin-400-italic.woff?inline'
import regularLatin from '@fontsource/alegreya/files/alegreya-latin-400-normal.woff?inline'
import boldLatin from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff?inline'
import heavyLatin from '@fontsource/alegreya/files/alegreya-latin-800-normal.woff?inline'
import italicLatinMore from '@fontsource/alegreya/files/alegreya-latin-ext-400-italic.woff?inline'
import regularLatinMore from '@fontsource/alegreya/files/alegreya-latin-ext-400-normal.woff?inline'
import boldLatinMore from '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff?inline'
import heavyLatinMore from '@fontsource/alegreya/files/alegreya-latin-ext-800-normal.woff?inline'
import mono from '@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff?inline'
import sans from '@fontsource/b612/files/b612-latin-400-normal.woff?inline'
import sansBold from '@fontsource/b612/files/b612-latin-700-normal.woff?inline'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import { type PrintFont, SCRIPT_FONTS } from './script-fonts.ts'

/**
 * Fonts of every face, the default one first: Alegreya, B612 and B612 Mono, SIL Open Font License 1.1, and those of
 * other scripts.
 */
export type PrintFonts = Readonly<Record<TextFace, readonly PrintFont[]>>

const LATIN =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2013-2014, U+2018-201A, U+201C-201E, ' +
  'U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2212'
const LATIN_MORE =
  'U+0100-0130, U+0132-0148, U+014A-0151, U+0154-017F, U+018F, U+0192, U+01A0-01A1, U+01AF-01B0, U+01C4-01DC, U+01E4-01EB, ' +
  'U+01FA-021B, U+0237, U+0259, U+1E80-1E85, U+1E9E, U+1EF2-1EF9'
const CYRILLIC = 'U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'
const GREEK = 'U+0384-038A, U+038C, U+038E-03A1, U+03A3-03CF'

function face(
  latin: string,
  latinMore: string,
  [greek, cyrillic]: readonly [string, string],
  scripts: readonly PrintFont[] = SCRIPT_FONTS.regular,
): PrintFont[] {
  return [
    { address: latin, letters: LATIN },
    { address: latinMore, letters: LATIN_MORE },
    { address: greek, letters: GREEK },
    { address: cyrillic, letters: CYRILLIC },
    ...scripts,
  ]
}

/** The letters of B612. Others come from Alegreya. */
const SANS = LATIN.replace(' U+0131,', '').replace(' U+02BB-02BC,', '').replace(' U+2044,', '') + ', U+2032-2033'
const regular = face(regularLatin, regularLatinMore, [regularGreek, regularCyrillic])
const bold = face(boldLatin, boldLatinMore, [boldGreek, boldCyrillic], SCRIPT_FONTS.bold)

/** Fonts embedded in prints. */
export const PRINT_FONTS: PrintFonts = {
  regular,
  bold,
  heavy: face(heavyLatin, heavyLatinMore, [boldGreek, boldCyrillic], SCRIPT_FONTS.bold),
  italic: face(italicLatin, italicLatinMore, [italicGreek, italicCyrillic]),
  sans: [{ address: sans, letters: SANS }, ...regular],
  'sans-bold': [{ address: sansBold, letters: SANS }, ...bold],
  mono: [{ address: mono, letters: 'U+0020-007E, U+00A0-00FF' }, ...regular],
}
