import type { Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { type BattleToSettle, fightersOfKind } from './battle-to-settle.ts'
import { type Carrier, piecesGone, piecesOf, withoutOne, withoutPiece, withPiece } from './pieces.ts'
import { isLost, profileOf, settleMore, unitNow } from './settled.ts'

/** Who has what: the living carry theirs, what the dead had lies ready for their heirs, by the dead unit's id. */
export interface Belongings {
  readonly settled: Settlement
  readonly estates: ReadonlyMap<string, readonly string[]>
}

/** What dead characters had, and what the slain of squads carried. */
export function estatesOf(battle: BattleToSettle, settled: Settlement): ReadonlyMap<string, readonly string[]> {
  const dead = fightersOfKind(battle, 'character').filter(({ unit }) => isLost(unit.id, settled))
  const squads = fightersOfKind(battle, 'squad').map(({ unit }) => {
    return [unit.id, piecesGone(piecesOf(unit), piecesOf(unitNow(unit, settled)))] as const
  })
  return new Map([...dead.map(({ unit }) => [unit.id, unit.profile.equipment] as const), ...squads])
}

/** All that a unit and its dead have. */
export function belongingsOf({ settled, estates }: Belongings, unit: Carrier): string[] {
  return [...(estates.get(unit.id) ?? []), ...(isLost(unit.id, settled) ? [] : piecesOf(unitNow(unit, settled)))]
}

/** Takes a piece from a unit: from its dead, if they have it. */
export function take({ settled, estates }: Belongings, unit: Carrier, piece: string): Belongings {
  const estate = estates.get(unit.id) ?? []
  if (!estate.includes(piece))
    return { estates, settled: changeProfile(settled, withoutPiece(unitNow(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, withoutOne(estate, piece)]]) }
}

/** Gives a piece to a unit; the dead leave it to their heirs. */
export function give({ settled, estates }: Belongings, unit: Carrier, piece: string): Belongings {
  if (!isLost(unit.id, settled))
    return { estates, settled: changeProfile(settled, withPiece(unitNow(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, [...(estates.get(unit.id) ?? []), piece]]]) }
}

/** The profile of a unit takes the place of what it was. */
export function changeProfile(settled: Settlement, unit: Carrier): Settlement {
  return settleMore(settled, { profiles: [profileOf(unit)] })
}
