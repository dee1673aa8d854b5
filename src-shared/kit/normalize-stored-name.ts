const PLAIN = /^[\x20-\x7e]*$/
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu')

/** Removes the characters that are never drawn, such as zero-width spaces and variation selectors. */
export function removeInvisible(text: string): string {
  return text.replace(ALL_INVISIBLE, '')
}
const JOINER = '\u200d'
const PARTER = '\u200c'
const AS_WORD = '\ufe0e'
const AS_PICTURE = '\ufe0f'
const BLACK_FLAG = '\u{1f3f4}'
const TAG = /^[\u{e0020}-\u{e007f}]$/u
const PICTURE = /^\p{Extended_Pictographic}$/u
const PART_OF_PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u
/** What a variation turns into a picture, or into a word: 1️⃣, ☎️. */
const TURNED = /^[\p{Extended_Pictographic}0-9#*]$/u
/** Letters and marks whose shapes joiners change. */
const JOINED =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]$/u
/** Wide Latin letters, narrow Katakana, and the wide blank. */
const WIDTHS = /[\u3000\uff01-\uffef]/gu
/** A letter with its marks, of which it bears so many; or the parts of a Korean one. */
const LETTER = /([\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|\P{M}\p{M}{0,8})\p{M}*/gu

/** Whether a sign that nobody sees changes what is seen beside it. */
function isNeeded(sign: string, before: string, after: string): boolean {
  if (sign === JOINER && PART_OF_PICTURE.test(before)) return PICTURE.test(after)
  if (sign === JOINER || sign === PARTER) return JOINED.test(before) && JOINED.test(after)
  if (sign === AS_WORD || sign === AS_PICTURE) return TURNED.test(before)
  return TAG.test(sign) && (before === BLACK_FLAG || TAG.test(before))
}

/** A text without the signs that nobody sees and that change nothing that is seen: it looks the same. */
export function removeUnseen(text: string): string {
  if (PLAIN.test(text)) return text
  const signs = [...text]
  return signs
    .filter((sign, at) => !INVISIBLE.test(sign) || isNeeded(sign, signs[at - 1] ?? '', signs[at + 1] ?? ''))
    .join('')
}

/** A name as it is kept: two that look alike are the same, whichever signs and widths they were typed in. Letter by letter: a whole text would take the square of its marks. */
export function normalizeStoredName(text: string): string {
  if (PLAIN.test(text)) return text.trim().replace(/\s+/g, ' ')
  const narrow = text.replace(WIDTHS, (sign) => sign.normalize('NFKC'))
  const whole = removeUnseen(narrow).replace(LETTER, (_all, letter: string) => letter.normalize('NFC'))
  return whole.trim().replace(/\s+/g, ' ')
}
