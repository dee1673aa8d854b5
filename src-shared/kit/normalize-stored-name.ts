const PLAIN = /^[\x20-\x7e]*$/
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu')

/** Removes characters that are never drawn, such as zero-width spaces and variation selectors. */
export function removeInvisibleCharacters(text: string): string {
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
/** Characters that a variation selector turns into an emoji or into text: 1️⃣, ☎️. */
const TURNED = /^[\p{Extended_Pictographic}0-9#*]$/u
/** Letters and marks whose shape joiners change. */
const JOINED =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]$/u
/** Fullwidth Latin letters, halfwidth Katakana and the ideographic space. */
const WIDTHS = /[\u3000\uff01-\uffef]/gu
/** A letter with at most eight of its combining marks, or the jamo of a Hangul syllable. */
const LETTER = /([\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|\P{M}\p{M}{0,8})\p{M}*/gu

/** Whether an invisible character affects how its neighbours are drawn. */
function isNeeded(sign: string, before: string, after: string): boolean {
  if (sign === JOINER && PART_OF_PICTURE.test(before)) return PICTURE.test(after)
  if (sign === JOINER || sign === PARTER) return JOINED.test(before) && JOINED.test(after)
  if (sign === AS_WORD || sign === AS_PICTURE) return TURNED.test(before)
  return TAG.test(sign) && (before === BLACK_FLAG || TAG.test(before))
}

/** Removes invisible characters that do not affect the rendering: the text looks the same. */
export function removeRedundantInvisibles(text: string): string {
  if (PLAIN.test(text)) return text
  const signs = [...text]
  return signs
    .filter((sign, at) => !INVISIBLE.test(sign) || isNeeded(sign, signs[at - 1] ?? '', signs[at + 1] ?? ''))
    .join('')
}

/**
 * Normalises a name for storage, so that names that look alike are equal regardless of invisible characters and
 * widths. Works letter by letter, because normalising the whole text takes time quadratic in its combining marks.
 */
export function normalizeStoredName(text: string): string {
  if (PLAIN.test(text)) return text.trim().replace(/\s+/g, ' ')
  const narrow = text.replace(WIDTHS, (sign) => sign.normalize('NFKC'))
  const whole = removeRedundantInvisibles(narrow).replace(LETTER, (_all, letter: string) => letter.normalize('NFC'))
  return whole.trim().replace(/\s+/g, ' ')
}
