import type { Dice } from '#main/games/kit/dice.ts'
import type { BlastHit } from '#shared/games/planetary-sand/battle.ts'
import type { PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { resolveStrike, type TargetKind } from '../fire/damage.ts'

/** A thing under a template: the weakest of what the blast reaches counts (SAND-BLAST-1). */
export interface BlastTarget {
  readonly target: string
  readonly kind: TargetKind
  readonly plates: readonly PlateId[]
  /** null: nothing of it that the blast reaches. */
  readonly defence: number | null
  /** Behind an unbroken wall (SAND-CUP-4). */
  readonly isShielded: boolean
}

/** A blast breaches what it opens; no small arm goes off in one. */
const BLAST = { isSmall: false } as const

/** What a blast does to each thing under it, in their order: damage against defence, a coin where they are equal (SAND-CUP-3, SAND-BLAST-1, SAND-BLAST-4). */
export function resolveBlastHits(
  lying: readonly BlastTarget[],
  damage: number,
  { settings, dice }: { settings: Pick<Settings, 'smallArmsVsVehicles'>; dice: Dice },
): BlastHit[] {
  return lying.map(({ target, kind, plates, defence, isShielded }) => {
    if (isShielded || defence === null)
      return { target, plates, defence, isHeads: null, outcome: isShielded ? 'shielded' : 'no-effect' }
    const { isHeads, outcome } = resolveStrike({ weapon: BLAST, damage, kind, defence }, settings, dice)
    return { target, plates, defence, isHeads, outcome: outcome === 'punctured' ? 'breached' : outcome }
  })
}
