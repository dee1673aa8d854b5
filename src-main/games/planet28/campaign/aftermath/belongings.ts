import type { Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { type BattleToSettle, charactersOf, squadsOf, type UnitOf } from './battle-to-settle.ts'
import { type Carrier, piecesGone, piecesOf, withoutOne, withoutPiece, withPiece } from './pieces.ts'
import { isLost, profileOf, settleMore, unitNow } from './settled.ts'

/** Who has what: the living carry theirs, what the dead had lies ready for their heirs, by the dead unit's id. */
export interface Belongings {
  readonly settled: Settlement
  readonly estates: ReadonlyMap<string, readonly string[]>
}

/** What dead characters had, and what the slain of squads carried. */
export function estatesOf(battle: BattleToSettle, settled: Settlement): ReadonlyMap<string, readonly string[]> {
  const dead = charactersOf(battle).filter(({ unit }) => isLost(unit.id, settled))
  const squads = squadsOf(battle).map(({ unit }) => {
    return [unit.id, piecesGone(piecesOf(unit), piecesOf(unitNow(unit, settled)))] as const
  })
  return new Map([...dead.map(({ unit }) => [unit.id, unit.profile.equipment] as const), ...squads])
}

/** All that a unit and its dead have. */
export function belongingsOf({ settled, estates }: Belongings, unit: Carrier): string[] {
  return [...(estates.get(unit.id) ?? []), ...(isLost(unit.id, settled) ? [] : piecesOf(carrierNow(unit, settled)))]
}

/** Takes a piece from a unit: from its dead, if they have it. */
export function take({ settled, estates }: Belongings, unit: Carrier, piece: string): Belongings {
  const estate = estates.get(unit.id) ?? []
  if (!estate.includes(piece))
    return { estates, settled: changeProfile(settled, withoutPiece(carrierNow(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, withoutOne(estate, piece)]]) }
}

/** Gives a piece to a unit; the dead leave it to their heirs. */
export function give({ settled, estates }: Belongings, unit: Carrier, piece: string): Belongings {
  if (!isLost(unit.id, settled))
    return { estates, settled: changeProfile(settled, withPiece(carrierNow(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, [...(estates.get(unit.id) ?? []), piece]]]) }
}

/** A unit that carries gear as the steps so far left it. */
export function carrierNow(unit: UnitOf<'character'>, settled: Settlement): UnitOf<'character'>
export function carrierNow(unit: Carrier, settled: Settlement): Carrier
export function carrierNow(unit: Carrier, settled: Settlement): Carrier {
  return unit.kind === 'character' ? unitNow(unit, settled) : unitNow(unit, settled)
}

/** The profile of a unit takes the place of what it was. */
export function changeProfile(settled: Settlement, unit: Carrier): Settlement {
  return settleMore(settled, { profiles: [profileOf(unit)] })
}
