import type { Chart } from '#shared/cluster/chart.ts'
import { findStarSource, findXmlSource, listMsecAllegiances } from './sources.ts'
import { WORLD_FORMATS, type WorldFormat } from './world-file-content.ts'
import { findAllegianceCode, getPowerName } from './world-to-star.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Allegiance code of a legacy file. Dashes alone mean no power. */
const SEC_CODE = /^(?!-+$)[0-9A-Za-z?-]{2}$/
/** Allegiance code of any other file: one word. */
const OTHER_CODE = /^(?!-+$)[^\s\p{Cc}]{1,4}$/u

/** Creates the book of allegiance codes of a chart's powers: two characters in legacy files, up to four in others. */
export function createAllegianceCodeBook(chart: Chart, format: WorldFormat) {
  const names = new Map([...listMsecAllegiances(chart.extra), ...(findXmlSource(chart.extra)?.allegiances ?? [])])
  const taken = new Set([...names.keys(), ...codesOf(chart)])
  const isFit = (code: string) => (format === 'traveller-sec' ? SEC_CODE : OTHER_CODE).test(code)
  const ownerOf = (code: string | null) => (code === null ? null : getPowerName(code, names))
  const findCode = (name: string) =>
    [...names].find(([code, allegiance]) => allegiance === name && isFit(code))?.[0] ?? null
  const width = format === 'traveller-sec' ? 2 : 4

  function add(owner: string): string {
    if (isFit(owner) && !names.has(owner)) return owner
    const code = freeCode(owner, width, taken)
    taken.add(code)
    names.set(code, owner)
    return code
  }

  return {
    ownerOf,
    /** Code of a power, or null if it has none. */
    findCode,
    /**
     * Code of an owner. `now` is kept if it means the same power, provided that it is valid in the format or the file
     * that is written into uses it.
     */
    codeFor(owner: string | null, now: string, isOfFile = false): string {
      const power = ownerOf(findAllegianceCode({ allegiance: now }))
      const isKept = isOfFile || owner === null || isFit(findAllegianceCode({ allegiance: now }) ?? '')
      if (power === owner && isKept) return now
      return owner === null ? '' : (findCode(owner) ?? add(owner))
    },
    /** All codes with their names. */
    list: (): readonly (readonly [code: string, name: string])[] => [...names],
  }
}

/** Allegiance codes of the powers in one file. Creates new codes for owners that have none. */
export type AllegianceCodeBook = ReturnType<typeof createAllegianceCodeBook>

/** Codes in use: that of every star's row, and every owner, which may be a code itself. */
function codesOf({ stars }: Chart): string[] {
  return stars.flatMap(({ extra, owner }) => [
    ...WORLD_FORMATS.flatMap((format) => findStarSource(extra, format)?.world.allegiance ?? []),
    ...(owner === null ? [] : [owner]),
  ])
}

/** Unused code for an owner: its first letters, or its first letter and a number. */
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
