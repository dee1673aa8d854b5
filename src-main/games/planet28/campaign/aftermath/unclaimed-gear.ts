import type { Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { type Carrier, listLostPieces, listPieces, removeFirst, removePiece, addPiece } from './pieces.ts'
import { type SettlementInput, listFightersOfKind } from './settlement-input.ts'
import { isLost, getUnitProfile, mergeSettlement, getSettledUnit } from './settlement.ts'

/** Who has what: the living carry theirs, what the dead had lies ready for their heirs, by the dead unit's id. */
export interface GearState {
  readonly settled: Settlement
  readonly estates: ReadonlyMap<string, readonly string[]>
}

/** What dead characters had, and what the slain of squads carried. */
export function listUnclaimedGear(
  battle: SettlementInput,
  settled: Settlement,
): ReadonlyMap<string, readonly string[]> {
  const dead = listFightersOfKind(battle, 'character').filter(({ unit }) => isLost(unit.id, settled))
  const squads = listFightersOfKind(battle, 'squad').map(({ unit }) => {
    return [unit.id, listLostPieces(listPieces(unit), listPieces(getSettledUnit(unit, settled)))] as const
  })
  return new Map([...dead.map(({ unit }) => [unit.id, unit.profile.equipment] as const), ...squads])
}

/** All that a unit and its dead have. */
export function listGear({ settled, estates }: GearState, unit: Carrier): string[] {
  return [
    ...(estates.get(unit.id) ?? []),
    ...(isLost(unit.id, settled) ? [] : listPieces(getSettledUnit(unit, settled))),
  ]
}

/** Takes a piece from a unit: from its dead, if they have it. */
export function takePiece({ settled, estates }: GearState, unit: Carrier, piece: string): GearState {
  const estate = estates.get(unit.id) ?? []
  if (!estate.includes(piece))
    return { estates, settled: setProfile(settled, removePiece(getSettledUnit(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, removeFirst(estate, piece)]]) }
}

/** Gives a piece to a unit; the dead leave it to their heirs. */
export function givePiece({ settled, estates }: GearState, unit: Carrier, piece: string): GearState {
  if (!isLost(unit.id, settled))
    return { estates, settled: setProfile(settled, addPiece(getSettledUnit(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, [...(estates.get(unit.id) ?? []), piece]]]) }
}

/** The profile of a unit takes the place of what it was. */
export function setProfile(settled: Settlement, unit: Carrier): Settlement {
  return mergeSettlement(settled, { profiles: [getUnitProfile(unit)] })
}
