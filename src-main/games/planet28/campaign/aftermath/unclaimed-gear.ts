import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import { type AftermathInput, listTalliedUnitsOfKind } from './aftermath-input.ts'
import {
  type GearCarrier,
  listLostGearPieces,
  listGearPieces,
  removeFirstOccurrence,
  removeGearPiece,
  addGearPiece,
} from './gear-pieces.ts'
import { isUnitLost, toCampaignUnitProfile, mergeAftermathResults, getSettledUnit } from './settlement.ts'

/**
 * Gear after the steps so far: the living carry theirs, unclaimed gear is listed in `estates` by the id of the dead
 * unit.
 */
export interface SettledAndUnclaimedGear {
  readonly settled: AftermathResult
  readonly estates: ReadonlyMap<string, readonly string[]>
}

/** Lists the gear of dead characters and of slain squad members. */
export function buildUnclaimedGearByUnit(
  battle: AftermathInput,
  settled: AftermathResult,
): ReadonlyMap<string, readonly string[]> {
  const dead = listTalliedUnitsOfKind(battle, 'character').filter(({ unit }) => isUnitLost(unit.id, settled))
  const squads = listTalliedUnitsOfKind(battle, 'squad').map(({ unit }) => {
    return [unit.id, listLostGearPieces(listGearPieces(unit), listGearPieces(getSettledUnit(unit, settled)))] as const
  })
  return new Map([...dead.map(({ unit }) => [unit.id, unit.profile.equipment] as const), ...squads])
}

/** Lists the gear of a unit and of its dead. */
export function listHeldAndUnclaimedGear({ settled, estates }: SettledAndUnclaimedGear, unit: GearCarrier): string[] {
  return [
    ...(estates.get(unit.id) ?? []),
    ...(isUnitLost(unit.id, settled) ? [] : listGearPieces(getSettledUnit(unit, settled))),
  ]
}

/** Takes a piece from a unit, from its dead first. */
export function takeGearPiece(
  { settled, estates }: SettledAndUnclaimedGear,
  unit: GearCarrier,
  piece: string,
): SettledAndUnclaimedGear {
  const estate = estates.get(unit.id) ?? []
  if (!estate.includes(piece))
    return { estates, settled: setSettledProfile(settled, removeGearPiece(getSettledUnit(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, removeFirstOccurrence(estate, piece)]]) }
}

/** Gives a piece to a unit. If the unit is dead, the piece becomes unclaimed gear. */
export function giveGearPiece(
  { settled, estates }: SettledAndUnclaimedGear,
  unit: GearCarrier,
  piece: string,
): SettledAndUnclaimedGear {
  if (!isUnitLost(unit.id, settled))
    return { estates, settled: setSettledProfile(settled, addGearPiece(getSettledUnit(unit, settled), piece)) }
  return { settled, estates: new Map([...estates, [unit.id, [...(estates.get(unit.id) ?? []), piece]]]) }
}

/** Replaces the profile of a unit. */
export function setSettledProfile(settled: AftermathResult, unit: GearCarrier): AftermathResult {
  return mergeAftermathResults(settled, { profiles: [toCampaignUnitProfile(unit)] })
}
