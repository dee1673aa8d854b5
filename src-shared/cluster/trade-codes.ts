/** Names of the codes of Traveller remarks that say what a world is. */
export const TRADE_CODE_NAMES = {
  Ag: 'agricultural',
  As: 'asteroid belt',
  Ba: 'barren',
  Co: 'cold',
  De: 'desert',
  Di: 'died out',
  Fa: 'farming',
  Fl: 'fluid seas',
  Fr: 'frozen',
  Ga: 'garden world',
  He: 'hellworld',
  Hi: 'high population',
  Ho: 'hot',
  Ic: 'ice-capped',
  In: 'industrial',
  Lk: 'tidally locked',
  Lo: 'low population',
  Mi: 'mining',
  Na: 'non-agricultural',
  Ni: 'non-industrial',
  Oc: 'ocean world',
  Pa: 'pre-agricultural',
  Ph: 'pre-high population',
  Pi: 'pre-industrial',
  Po: 'poor',
  Pr: 'pre-rich',
  Ri: 'rich',
  Sa: 'satellite',
  Tr: 'tropic',
  Tu: 'tundra',
  Tz: 'twilight zone',
  Va: 'vacuum',
  Wa: 'water world',
} as const satisfies Record<string, string>
export type TradeCode = keyof typeof TRADE_CODE_NAMES

/** Digits of a profile. A code without a field takes any. */
interface CodeRule {
  readonly size?: string
  readonly atmosphere?: string
  readonly hydrographics?: string
  readonly population?: string
  readonly government?: string
  readonly law?: string
  readonly techLevel?: string
}

/** Trade classifications by the digits of a world profile, as Traveller5 has them. */
const RULES: Readonly<Partial<Record<TradeCode, CodeRule>>> = {
  As: { size: '0', atmosphere: '0', hydrographics: '0' },
  De: { atmosphere: '23456789', hydrographics: '0' },
  Fl: { atmosphere: 'ABC', hydrographics: '123456789A' },
  Ga: { size: '678', atmosphere: '568', hydrographics: '567' },
  He: { size: '3456789ABC', atmosphere: '2479ABC', hydrographics: '012' },
  Ic: { atmosphere: '01', hydrographics: '123456789A' },
  Oc: { size: 'ABCDEF', atmosphere: '3456789DEF', hydrographics: 'A' },
  Va: { atmosphere: '0' },
  Wa: { size: '3456789', atmosphere: '3456789DEF', hydrographics: 'A' },
  Ba: { population: '0', government: '0', law: '0', techLevel: '0' },
  Di: { population: '0', government: '0', law: '0', techLevel: '123456789ABCDEFG' },
  Lo: { population: '123' },
  Ni: { population: '456' },
  Ph: { population: '8' },
  Hi: { population: '9ABCDEF' },
  Pa: { atmosphere: '456789', hydrographics: '45678', population: '48' },
  Ag: { atmosphere: '456789', hydrographics: '45678', population: '567' },
  Na: { atmosphere: '0123', hydrographics: '0123', population: '6789ABCDEF' },
  Pi: { atmosphere: '012479', population: '78' },
  In: { atmosphere: '012479ABC', population: '9ABCDEF' },
  Po: { atmosphere: '2345', hydrographics: '0123' },
  Pr: { atmosphere: '68', population: '59' },
  Ri: { atmosphere: '68', population: '678' },
}

/**
 * Trade codes of a world, from the remarks of its file. Where those state none that follows from a profile such as
 * `B56789A-C`, the codes of the profile are added.
 */
export function listTradeCodes(remarks: string, profile: string): TradeCode[] {
  const words = new Set<string>(remarks.split(/\s+/))
  if (!CODES.some((code) => code in RULES && words.has(code)))
    for (const code of computeTradeCodesFromProfile(profile)) words.add(code)
  return CODES.filter((code) => words.has(code))
}

/** Codes that are as wide as the profile of a world, which fits its hex. */
const MAX_CODES_ON_MAP = 3

/** Trade codes for the place below a world on a map, with an ellipsis for those that do not fit. */
export function formatTradeCodesShort(codes: readonly TradeCode[]): string {
  if (codes.length <= MAX_CODES_ON_MAP) return codes.join(' ')
  return [...codes.slice(0, MAX_CODES_ON_MAP - 1), '…'].join(' ')
}

const CODES = Object.keys(TRADE_CODE_NAMES) as TradeCode[]

/** Computes trade codes from the digits of a profile. A digit that is unknown fits nothing. */
export function computeTradeCodesFromProfile(profile: string): TradeCode[] {
  const [, size, atmosphere, hydrographics, population, government, law, , techLevel] = profile.toUpperCase()
  const digits = { size, atmosphere, hydrographics, population, government, law, techLevel }
  return CODES.filter((code) => {
    const rule = RULES[code]
    if (!rule) return false
    return Object.entries(digits).every(([field, digit = '?']) => {
      const allowed = rule[field as keyof CodeRule]
      return allowed === undefined || allowed.includes(digit)
    })
  })
}

/** Formats trade codes with their names: “Ag (agricultural), Ri (rich)”. */
export function formatTradeCodes(codes: readonly TradeCode[]): string {
  return codes.map((code) => `${code} (${TRADE_CODE_NAMES[code]})`).join(', ')
}
