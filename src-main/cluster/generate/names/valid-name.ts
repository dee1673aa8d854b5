/** Minimum and maximum length of a name, in letters. */
export const NAME_LETTERS = { least: 4, most: 11 } as const

/** Substrings excluded from names because they are offensive in a language that many players read. */
const RUDE = [
  'anal anus arse bitch boob bum cock coon crap cum cunt damn dick dyke fag fuck gook hell homo kike kkk knob nazi nig paki',
  'penis piss poo porn prick puss rape rapis rectum satan scrot semen sex shag shit slag slut spic tard tit turd twat vagin wank whor',
].flatMap((line) => line.split(' '))

/** Whether a word is a valid name: of permitted length, inoffensive and pronounceable. */
export function isValidStarName(word: string): boolean {
  const text = word.toLowerCase()
  if (text.length < NAME_LETTERS.least || text.length > NAME_LETTERS.most) return false
  return isSayable(text) && !RUDE.some((rude) => text.includes(rude))
}

/**
 * Whether a text has at least one vowel, at most three in a row, at most four consonants in a row, and no letter three
 * times in a row.
 */
function isSayable(text: string): boolean {
  return /^[a-z]+$/.test(text) && /[aeiouy]/.test(text) && !/[aeiou]{4}|[^aeiouy]{5}|(.)\1\1/.test(text)
}
