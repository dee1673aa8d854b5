import type { UnderLine } from '#shared/games/planetary-sand/replies.ts'
import type { PlateId } from '#shared/games/planetary-sand/tables/armour.ts'

/** Something that the table says lies under a template. */
export interface LyingPiece {
  readonly target: string
  readonly plates: readonly PlateId[]
  readonly isShielded: boolean
}

/** The weakest of the plates that lie there, or the body; null where no plate does (SAND-BLAST-1). */
export function findWeakestPlate(
  { plates }: UnderLine,
  caught: readonly PlateId[],
): UnderLine['plates'][number] | null {
  const there = plates.filter(({ plate }) => plate === null || caught.includes(plate))
  return there.toSorted((a, b) => a.defence - b.defence)[0] ?? null
}

/** Who tosses a coin under this blast, in the order of names (SAND-DEF-2). */
export function listCoinTossers(lines: readonly UnderLine[], lain: readonly LyingPiece[]): string[] {
  return lain
    .filter(({ target, plates, isShielded }) => {
      const line = lines.find((underLine) => underLine.target === target)
      return !isShielded && line !== undefined && findWeakestPlate(line, plates)?.coin === 'on-heads'
    })
    .map(({ target }) => target)
    .toSorted((a, b) => (a < b ? -1 : 1))
}
