import type { FormatSpecificData } from './chart.ts'
import { listTradeCodes, type TradeCode } from './trade-codes.ts'

/** Data of an imported Traveller world, as posters show it. Texts are as in the file, empty if missing. */
export interface StarWorld {
  /** Such as `B56789A-C`: starport, size, atmosphere, hydrographics, population, government, law, tech level. */
  readonly profile: string
  readonly starport: string
  readonly population: number
  readonly hasGasGiant: boolean
  readonly zone: 'amber' | 'red' | null
  readonly bases: readonly WorldBase[]
  readonly isCapital: boolean
  /** As in the file's remarks; computed from the profile where it states none. */
  readonly tradeCodes: readonly TradeCode[]
}

export const WORLD_BASES = ['naval', 'scout', 'other'] as const
export type WorldBase = (typeof WORLD_BASES)[number]

/** Labels of the signs around a world on a map. */
export const WORLD_SIGN_LABELS: Readonly<Record<WorldBase | 'gasGiant', string>> = {
  gasGiant: 'Gas giant',
  naval: 'Naval base',
  scout: 'Scout base',
  other: 'Other base',
}

const FORMATS = ['traveller-tab', 'traveller-sec', 'traveller-column'] as const

/** Codes of naval and scout bases; letters that stand for both are in both. Every other code is another base. */
const NAVAL = 'ABDKN'
const SCOUT = 'ABSW'

/** Reads the world of a star from the data of the file that it was imported from. Null for other stars. */
export function findStarWorld(extra: FormatSpecificData): StarWorld | null {
  for (const format of FORMATS) {
    const world = Object(Object(extra[format]).world) as Readonly<Record<string, unknown>>
    const text = (field: string) => (typeof world[field] === 'string' ? world[field].trim() : '')
    const profile = text('uwp')
    if (profile === '') continue
    return {
      profile,
      starport: profile.charAt(0).toUpperCase(),
      population: Number.parseInt(profile.charAt(4), 16) || 0,
      hasGasGiant: /[1-9A-Z]/i.test(text('pbg').charAt(2)),
      zone: getZone(text('zone')),
      bases: listBases(text('bases')),
      isCapital: /(^|\s)C[psx](\s|$)/.test(text('remarks')),
      tradeCodes: listTradeCodes(text('remarks'), profile),
    }
  }
  return null
}

function getZone(code: string): StarWorld['zone'] {
  if (code === 'A' || code === 'U') return 'amber'
  return code === 'R' || code === 'F' ? 'red' : null
}

function listBases(codes: string): WorldBase[] {
  const letters = [...codes.toUpperCase()].filter((letter) => /[A-Z]/.test(letter))
  const kinds = letters.flatMap((letter): WorldBase[] => {
    const found: WorldBase[] = []
    if (NAVAL.includes(letter)) found.push('naval')
    if (SCOUT.includes(letter)) found.push('scout')
    return found.length === 0 ? ['other'] : found
  })
  return WORLD_BASES.filter((base) => kinds.includes(base))
}
