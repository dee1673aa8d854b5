/** The shortest and the longest name, in letters. */
export const NAME_LETTERS = { least: 4, most: 11 } as const

/** No name has one of these in it, in any language that many players read. */
const RUDE = [
  'anal anus arse bitch boob bum cock coon crap cum cunt damn dick dyke fag fuck gook hell homo kike kkk knob nazi nig paki',
  'penis piss poo porn prick puss rape rapis rectum satan scrot semen sex shag shit slag slut spic tard tit turd twat vagin wank whor',
].flatMap((line) => line.split(' '))

/** Whether a word can stand on a map: long enough, not too long, not rude, and a mouth can say it. */
export function isValidName(word: string): boolean {
  const text = word.toLowerCase()
  if (text.length < NAME_LETTERS.least || text.length > NAME_LETTERS.most) return false
  return isSayable(text) && !RUDE.some((rude) => text.includes(rude))
}

/** At least one vowel, never more than three in a row, never more than four consonants, and no letter three times running. */
function isSayable(text: string): boolean {
  return /^[a-z]+$/.test(text) && /[aeiouy]/.test(text) && !/[aeiou]{4}|[^aeiouy]{5}|(.)\1\1/.test(text)
}
