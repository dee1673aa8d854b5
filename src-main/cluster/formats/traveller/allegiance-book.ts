import type { Chart } from '#shared/cluster/chart.ts'
import { WORLD_FORMATS, type WorldFormat } from './sector-rows.ts'
import { findStarSource, findXmlSource, listMsecAllegiances } from './sources.ts'
import { findAllegiance, getPowerName } from './world-to-star.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What the column of a legacy file holds; dashes alone stand for no power. */
const SEC_CODE = /^(?!-+$)[0-9A-Za-z?-]{2}$/
/** Anything that is one word. */
const OTHER_CODE = /^(?!-+$)[^\s\p{Cc}]{1,4}$/u

/** The codes of a chart's powers: two characters in legacy files, up to four in others. */
export function createAllegianceBook(chart: Chart, format: WorldFormat) {
  const names = new Map([...listMsecAllegiances(chart.extra), ...(findXmlSource(chart.extra)?.allegiances ?? [])])
  const taken = new Set([...names.keys(), ...codesOf(chart)])
  const isFit = (code: string) => (format === 'traveller-sec' ? SEC_CODE : OTHER_CODE).test(code)
  const ownerOf = (code: string | null) => (code === null ? null : getPowerName(code, names))
  const findCode = (name: string) => [...names].find(([code, one]) => one === name && isFit(code))?.[0] ?? null
  const width = format === 'traveller-sec' ? 2 : 4

  function add(owner: string): string {
    if (isFit(owner) && !names.has(owner)) return owner
    const code = freeCode(owner, width, taken)
    taken.add(code)
    names.set(code, owner)
    return code
  }

  return {
    /** The name of the power with a code. */
    ownerOf,
    /** The code that stands for a name, null where there is none. */
    findCode,
    /** An owner's code; `now` is kept where it says the same, if it fits or stands in the file that is written into. */
    codeFor(owner: string | null, now: string, isOfFile = false): string {
      const power = ownerOf(findAllegiance({ allegiance: now }))
      const isKept = isOfFile || owner === null || isFit(findAllegiance({ allegiance: now }) ?? '')
      if (power === owner && isKept) return now
      return owner === null ? '' : (findCode(owner) ?? add(owner))
    },
    /** All codes that stand for a name. */
    list: (): readonly (readonly [code: string, name: string])[] => [...names],
  }
}

/** The codes of powers in one file, new ones where an owner has none. */
export type AllegianceBook = ReturnType<typeof createAllegianceBook>

/** Every code that a star's row has, and every owner: it may be a code itself. */
function codesOf({ stars }: Chart): string[] {
  return stars.flatMap(({ extra, owner }) => [
    ...WORLD_FORMATS.flatMap((format) => findStarSource(extra, format)?.world.allegiance ?? []),
    ...(owner === null ? [] : [owner]),
  ])
}

/** The owner's first letters, or its first letter and a number. */
function freeCode(owner: string, width: number, taken: ReadonlySet<string>): string {
  const letters = owner
    .normalize('NFD')
    .replace(/[^0-9A-Za-z]/g, '')
    .padEnd(width, 'x')
    .slice(0, width)
  if (!taken.has(letters)) return letters
  for (const first of [letters[0] ?? 'X', ...DIGITS])
    for (const last of DIGITS) {
      const code = `${first}${last}`
      if (!taken.has(code)) return code
    }
  throw new Error('A sector has at most 1,280 owners, and there are more codes than that')
}
