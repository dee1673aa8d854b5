/**
 * Letters and punctuation of Chinese, Japanese and Korean, and the forms of others that are as wide. Marks that they
 * share with other scripts, such as the middle dot, stand below U+2E80.
 */
const CJK_LETTER =
  /(?=[\u2e80-\u{10ffff}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\uff01-\uffee]/u
/** Text in which a line may end at nearly every letter. */
const BREAKABLE = /(?=[\u2e80-\u{10ffff}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uff01-\uff60]/u
/** Marks that no line ends with, and marks and small letters that no line begins with (kinsoku). */
const OPENING = new Set('「『（［｛〈《【〔')
const CLOSING = new Set('、。，．・：；？！」』）］｝〉》】〕ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〻')
const COMBINING_MARK = /\p{M}/u

export function isCjkLetter(letter: string): boolean {
  return CJK_LETTER.test(letter)
}

/** Width of a letter of Noto Sans in Chinese, Japanese or Korean, in text sizes. */
export function getCjkWidth(letter: string): number {
  if (letter >= '\uac00' && letter <= '\ud7a3') return 0.92
  return letter >= '\uff61' && letter <= '\uffdc' ? 0.5 : 1
}

/** Splits a word where its lines may end: a Chinese or Japanese one nearly everywhere, others nowhere. */
export function splitCjkWord(word: string): string[] {
  if (!BREAKABLE.test(word)) return [word]
  const parts: string[] = []
  let previous = ''
  for (const letter of word) {
    const isMark = COMBINING_MARK.test(letter)
    const isBesideCjk = BREAKABLE.test(letter) || BREAKABLE.test(previous)
    if (previous && (isMark || !isBesideCjk || CLOSING.has(letter) || OPENING.has(previous)))
      parts.push(parts.pop() + letter)
    else parts.push(letter)
    if (!isMark) previous = letter
  }
  return parts
}
