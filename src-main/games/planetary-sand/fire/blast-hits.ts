import type { Dice } from '#main/games/kit/dice.ts'
import type { BlastHit } from '#shared/games/planetary-sand/battle.ts'
import type { PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { resolveDamage, type TargetKind } from './damage.ts'

/** An object under a template; the weakest part reached by the blast counts (SAND-BLAST-1). */
export interface BlastTarget {
  readonly target: string
  readonly kind: TargetKind
  readonly plates: readonly PlateId[]
  /** Null if the blast reaches no part of it. */
  readonly defence: number | null
  /** Whether it is behind an unbroken wall (SAND-CUP-4). */
  readonly isShielded: boolean
}

/** A blast breaches what it opens, and never counts as a small arm. */
const BLAST = { isSmall: false } as const

/**
 * Resolves a blast for each object under it in order: damage against defence, with a coin toss on equality
 * (SAND-CUP-3, SAND-BLAST-1, SAND-BLAST-4).
 */
export function resolveBlastHits(
  lying: readonly BlastTarget[],
  damage: number,
  { settings, dice }: { settings: Pick<SandSettings, 'smallArmsVsVehicles'>; dice: Dice },
): BlastHit[] {
  return lying.map(({ target, kind, plates, defence, isShielded }) => {
    if (isShielded || defence === null)
      return { target, plates, defence, isHeads: null, outcome: isShielded ? 'shielded' : 'no-effect' }
    const { isHeads, outcome } = resolveDamage({ weapon: BLAST, damage, kind, defence }, settings, dice)
    return { target, plates, defence, isHeads, outcome: outcome === 'punctured' ? 'breached' : outcome }
  })
}
