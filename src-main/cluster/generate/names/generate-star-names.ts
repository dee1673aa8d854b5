import type { Dice } from '#main/games/kit/dice.ts'
import type { NameStyle } from '#shared/cluster/name-styles.ts'
import { drawRandomElement } from '../random-draws.ts'
import { buildSoundModel, generateWord } from './generate-word.ts'

/** Number of consecutive unsuitable names (invalid, too similar or taken) before the requirements are relaxed. */
const TRIES = 40

/** Names that share this number of initial letters are easily confused. */
const STEM_LETTERS = 4

/**
 * Generates distinct names, which are dissimilar as long as the style has such. When it runs out, stars are numbered:
 * “Cinderwake 2”.
 */
export function generateStarNames(count: number, style: NameStyle, dice: Dice): string[] {
  const draw = nameSource(style, dice)
  const [names, stems] = [new Set<string>(), new Set<string>()]
  let areUnlike = true
  while (names.size < count) {
    const unlike: string | null = areUnlike ? drawName(draw, (name) => !stems.has(stemOf(name))) : null
    areUnlike = unlike !== null
    const name = unlike ?? drawName(draw, (otherText) => !names.has(otherText)) ?? numberedName(draw, names)
    names.add(name)
    stems.add(stemOf(name))
  }
  return [...names]
}

function stemOf(name: string): string {
  return name.slice(0, STEM_LETTERS)
}

/** Minimum and maximum length of a name, in letters. */
const NAME_LETTERS = { least: 4, most: 11 } as const

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

/** First valid name that is accepted. Null if there is none within the allowed tries. */
function drawName(draw: () => string, willDo: (name: string) => boolean): string | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const name = draw()
    if (isValidStarName(name) && willDo(name)) return name
  }
  return null
}

function numberedName(draw: () => string, taken: ReadonlySet<string>): string {
  for (;;) {
    const name = drawName(draw, () => true)
    for (let number = 2; name !== null; number += 1) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`
  }
}

/** First parts of names made of plain words. */
export const COMPOUND_NAME_FIRST_WORDS: readonly string[] = `
  Ash Amber Anvil Beacon Bitter Black Bright Brine Broken Candle Chalk Cinder Clear Cold Copper Crow
  Dawn Deep Dusk Dust Ember Ever Fallow Far Fern Flint Gale Ghost Gilt Glass Gold Grey
  Half Harrow High Hollow Hush Iron Ivory Kettle Lamp Lantern Last Late Lone Long Lost Low
  Mercy Mist Moon Moth Never Night Old Pale Pilgrim Plain Quiet Quill Rain Raven Red Rime
  Rook Rust Salt Scarlet Second Shadow Silver Slate Slow Small Smoke Still Stone Sundown Tallow Third
  Thorn Tin Twin Velvet Wander White Wild Winter Wren
`
  .trim()
  .split(/\s+/)

/** Last parts of names made of plain words. */
export const COMPOUND_NAME_LAST_WORDS: readonly string[] = `
  anchor arch bell berth bloom bough brand candle crown door dream drift edge end fall find
  fire flame fold glade glass glow grace guard halt hearth helm hold hollow hope keep knell
  lamp lantern light lock loom loss mark mast mile mirror muse oath pass path perch pledge
  promise pyre quay rest rise roost sail scar shard shelf shoal sign spar spark spire stair
  stand stay stride thread tide toll torch trace turn vault veil vow wake ward watch way
  whisper wick wind wing wish yard
`
  .trim()
  .split(/\s+/)

/** Styles whose names are generated letter by letter from a word list. */
type SpunStyle = Exclude<NameStyle, 'wayfarer'>

/** Word lists that define the sound of a style. All are invented; none is a place or belongs to a story. */
export const SAMPLE_WORDS_BY_STYLE: Record<SpunStyle, readonly string[]> = {
  saltwind: splitWords(`
    Alowen Amerille Anoria Arumel Avelune Belorin Brenua Calowe Camarel Cerulia Coralune Dalueme Deloria
    Elamare Eluveth Emberlo Eranwe Falorin Fenaluel Fiorane Galoue Halamere Helionu Ilarue Imareth Irelune
    Jalowen Kelmara Lanuore Laorin Lenuave Liraleth Lorumal Luwenna Maloreth Marvelu Meloua Merinol Miraluen
    Morelune Nalume Naverol Nerulia Noamar Olavere Omarin Orelua Palovere Perulia Quelora Ralumen Relomar
    Rimavel Rolanue Sarelou Selamor Solaveru Sualine Talomere Telurin Tiravel Ulamore Urelin Valume Velorna
    Veruane Walomar Welune Yalorin Zelumar
  `),
  ironbound: splitWords(`
    Bragd Brokt Darg Dorvak Drukt Gadrik Garn Gorbek Grakt Grodan Hakvar Hardok Jarrak
    Karbat Kargun Kardek Kedrok Kobrit Kortag Kradun Krobak Kudrig Margok Morkad Nargat Nokrid
    Orbak Ordrun Ostrak Pakrod Pragun Radgar Rakkad Rodrek Rugat Sargad Skabrok Skardun Stagrid
    Stokran Strudak Tagrun Targok Tobrad Tordak Tradgun Trokab Tugrad Ulgrat Urdok Vakrad Vargun
    Vodrak Vrokan Yagrod Yordak Zagrat Zodrun Zugrak Bodrag Dakrun Gudrok Krandog Ragdun Brengat
    Kestrog Drennik Gestrad Perdok Nestrig Hestuk Tebrant
  `),
  'glass-choir': splitWords(`
    Aesil Aethia Ailesh Aishele Asiel Ashilae Caeleth Ceisha Cilaeth Eashil Eisele Elishae Esiath
    Faelis Feishal Haesil Hieleth Iashel Ielis Ilesha Ishael Iseleth Laesha Leisil Liathe Lisae
    Lusheil Maishel Meislae Mithael Naeshi Neilath Niesha Nisael Oeshil Phaeli Pheisa Raeshil Reithae
    Riseil Saelith Sceila Seishal Shaelis Sheithe Sielle Silthae Sitheia Sleisha Suiseth Taelish Teisha
    Thaesil Theilis Thisael Tieshal Uisheth Vaesil Veithal Visaeth Wisheil Ysaelle Yshaia Zaeshil Zeithal
  `),
  'ember-court': splitWords(`
    Acardor Aldemus Amphoros Andovar Antelar Ardentor Aurivane Balcoros Bellavor Cadmoran Caldoria Candrivus Carmedon
    Castovar Celdanor Coronath Corvadus Dolmerus Doranthus Drusavar Edumarn Elcoridan Emperath Esmodor Faldorian Feridas
    Galdovar Gravenor Haldoran Heramond Imperune Jovendar Justavon Lacondra Lamporus Leomardis Lordavine Lumendor Magdorus
    Malvadon Marcadine Meridas Mordavane Obscuran Octavend Ombrador Orvandus Palmador Pelandrus Pontavar Praedoron Quadrivan
    Regandor Romadune Sacradon Salvadus Sarcovane Sepulvar Solandrus Tarcadon Tempervane Thorandus Tornadis Ulmador Umbravane
    Valcorus Vendoras Verdimond Vespadon Victoran Volcandor
  `),
  'reed-and-bell': splitWords(`
    Abelo Adimi Bandilo Belimu Bonari Dalimi Demulo Didano Dulani Ekolo Elimbi Fandilo Felani
    Gimalo Gondimi Halimu Ibanelo Idomi Ilundi Jamelo Jindali Jomuli Kalimbo Kandilu Kelomi Kibalo
    Kindume Kolimani Kudilo Labimo Lamidu Lindolo Lobani Lumindo Madilu Malinko Mibano Milundi Mondalu
    Mulimi Nadelo Nalimbu Nelomi Nidalo Nombili Obelu Odimani Omalo Pandelu Pelimo Pilandi Pombilo
    Ramilo Rindali Rombelu Sadimo Salindu Selomi Simbalo Sondeli Tabilo Talimu Tindalo Tombeli Tulami
    Ubalo Umindi Wadelo Walimbi Yandolu Yilomo Zadimi Zelindo Zumbali
  `),
  'frost-ledger': splitWords(`
    Arnsteld Askheld Bergvarn Birkvann Bjelmar Brantelm Brunhelt Dalvarg Drifmar Egrast Eldvarr Enskild Falkrast
    Fenrast Fjaldur Fjelvarn Frostmar Galdheim Geirvann Grimvann Haldurn Havsteld Heimvarg Helgrast Hjolmar Holtvarn
    Hraldun Isvarn Jarnheld Jokelfar Kaldrim Kelvarn Klingvar Knarholt Krosvarr Lengvann Lingrast Lundvarg Marksteld
    Mjolvann Morsteld Nattvarn Nedrast Njarholt Nordeld Oddvann Ormsteld Ostvarg Rimfjel Rosvarn Rundholt Sandvarr
    Sigrast Skaldun Skarveld Skelmar Skovarn Snaerholt Solsteld Starvann Stenrast Storvarg Svaldur Svenrim Tarnheld
    Thelmar Torgvann Trolvann Tyrsteld Ulfrast Ulvarn Vaskeld Vestrim Vindvarr Vintermar Yndholt
  `),
  deepfold: splitWords(`
    Axiqor Azhuxa Bexuzi Bhoqua Cixath Dhaxul Dzoqir Exuqath Ghixoz Gozhax Haxiqu Ikzhul Ixoqa
    Jhaxir Jozhuk Kixaqu Kzhoral Lhuxai Loqzhir Mhaxoz Muqazh Nixhoqa Nzhalix Oqhuxa Oxizhar Phoqix
    Pixazhu Qalix Qezhor Qhuzai Qixoth Quzhal Rhaxiq Roqzhul Sixhaqu Suqozh Thixaq Thoqzhai Tzaxuq
    Uqhixo Uxazhir Vhoqal Vixuzha Vozhiq Whaxuqi Xaqhor Xezhuq Xhoqali Xilhoz Xiqazh Xoqhul Xuzhaqi
    Yaxhoq Yiqzhur Zaqhix Zhaxoqi Zhiqul Zhoxath Zhuqari Zixhoqu Zoqhal Zuxhiq Zyqhora Zhelix Ozhiqa
  `),
}

function splitWords(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

function nameSource(style: NameStyle, dice: Dice): () => string {
  if (style === 'wayfarer')
    return () =>
      joinWords(drawRandomElement(COMPOUND_NAME_FIRST_WORDS, dice), drawRandomElement(COMPOUND_NAME_LAST_WORDS, dice))
  const sound = buildSoundModel(SAMPLE_WORDS_BY_STYLE[style])
  return () => capitalise(generateWord(sound, NAME_LETTERS.most, dice) ?? '')
}

/** Joins two words to one. Empty if they are equal or would run together. */
function joinWords(first: string, last: string): string {
  return first.toLowerCase() === last || first.endsWith(last.charAt(0)) ? '' : first + last
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
