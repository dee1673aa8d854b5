import type { Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { type Carrier, listLostPieces, listPieces, removeFirst, removePiece, addPiece } from './pieces.ts'
import { type SettlementInput, listFightersOfKind } from './settlement-input.ts'
import { isLost, getUnitProfile, mergeSettlement, getSettledUnit } from './settlement.ts'

/**
 * Gear after the steps so far: the living carry theirs, unclaimed gear is listed in `estates` by the id of the dead
 * unit.
 */
export interface GearState {
  readonly settled: Settlement
  readonly estates: ReadonlyMap<string, readonly string[]>
}

/** Lists the gear of dead characters and of slain squad members. */
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

/** Lists the gear of a unit and of its dead. */
export function listGear({ settled, estates }: GearState, unit: Carrier): string[] {
  return [
    ...(estates.get(unit.id) ?? []),
    ...(isLost(unit.id, settled) ? [] : listPieces(getSettledUnit(unit, settled))),
  ]
}

/** Takes a piece from a unit, from its dead first. */
export function takePiece({ settled, estates }: GearState, unit: Carrier, piece: string): GearState {
  const estate = estates.get(unit.id) ?? []
  if (!estate.includes(piece))
    return { estates, settled: setProfile(settled, removePiece(getSettledUnit(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, removeFirst(estate, piece)]]) }
}

/** Gives a piece to a unit. If the unit is dead, the piece becomes unclaimed gear. */
export function givePiece({ settled, estates }: GearState, unit: Carrier, piece: string): GearState {
  if (!isLost(unit.id, settled))
    return { estates, settled: setProfile(settled, addPiece(getSettledUnit(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, [...(estates.get(unit.id) ?? []), piece]]]) }
}

/** Replaces the profile of a unit. */
export function setProfile(settled: Settlement, unit: Carrier): Settlement {
  return mergeSettlement(settled, { profiles: [getUnitProfile(unit)] })
}
