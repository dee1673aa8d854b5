/**
 * Letters and punctuation of Chinese, Japanese and Korean, and the forms of others that are as wide. Marks that they
 * share with other scripts, such as the middle dot, stand below U+2E80.
 */
const CJK_LETTER =
  /(?=[\u2e80-\u{10ffff}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\uff01-\uffee]/u
/** Text in which a line may end at nearly every letter. */
const BREAKABLE = /(?=[\u2e80-\u{10ffff}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uff01-\uff60]/u
/** Parts of such a text: a letter with the marks that no line begins or ends with (kinsoku), or other letters. */
const PARTS =
  /[「『（［｛〈《【〔]*(?=[\u2e80-\u{10ffff}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uff01-\uff60]\p{M}*[、。，．・：；？！」』）］｝〉》】〕ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〻]*|(?:[^\u2e80-\u{10ffff}]|[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uff01-\uff60])+/gu

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
  return BREAKABLE.test(word) ? (word.match(PARTS) ?? [word]) : [word]
}
