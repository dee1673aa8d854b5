import type { UnderTemplateLine } from '#shared/games/planetary-sand/replies.ts'
import type { PlateId } from '#shared/games/planetary-sand/tables/armour.ts'

/** A piece that the players report under a template. */
export interface PieceUnderTemplate {
  readonly target: string
  readonly plates: readonly PlateId[]
  readonly isShielded: boolean
}

/** Finds the weakest plate under the template, or the body. Null if there is no plate (SAND-BLAST-1). */
export function findWeakestArmourPlate(
  { plates }: UnderTemplateLine,
  caught: readonly PlateId[],
): UnderTemplateLine['plates'][number] | null {
  const there = plates.filter(({ plate }) => plate === null || caught.includes(plate))
  return there.toSorted((a, b) => a.defence - b.defence)[0] ?? null
}

/** Lists the pieces that toss a coin under this blast, in alphabetical order (SAND-DEF-2). */
export function listCoinTossers(lines: readonly UnderTemplateLine[], lain: readonly PieceUnderTemplate[]): string[] {
  return lain
    .filter(({ target, plates, isShielded }) => {
      const line = lines.find((underLine) => underLine.target === target)
      return !isShielded && line !== undefined && findWeakestArmourPlate(line, plates)?.coin === 'on-heads'
    })
    .map(({ target }) => target)
    .toSorted((a, b) => (a < b ? -1 : 1))
}
