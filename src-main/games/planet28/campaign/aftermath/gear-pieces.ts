import { checkCharacter } from '#main/games/planet28/builder/character-check.ts'
import { checkSquad } from '#main/games/planet28/builder/squad-check.ts'
import { mergeLoadouts } from '#main/games/planet28/builder/squad-members.ts'
import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Loadout } from '#shared/games/planet28/model.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { findEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { changeUnitProfile } from '../money/purchases/plan.ts'
import type { UnitOfKind } from './aftermath-input.ts'

/** A unit that carries gear. */
export type GearCarrier = UnitOfKind<'character'> | UnitOfKind<'squad'>

/** Whether a unit carries gear. Vehicles mount weapons, which do not count as gear. */
export function isGearCarrier(unit: CampaignUnit): unit is GearCarrier {
  return unit.kind !== 'vehicle'
}

/** Lists all gear of a unit, one entry per piece. */
export function listGearPieces(unit: GearCarrier): string[] {
  if (unit.kind === 'character') return [...unit.profile.equipment]
  return unit.profile.loadouts.flatMap(({ members, equipment }) =>
    Array.from({ length: members }, () => equipment).flat(),
  )
}

/** Pieces that occur more often in the first list than in the second. */
export function listLostGearPieces(before: readonly string[], after: readonly string[]): string[] {
  return after.reduce<readonly string[]>(removeFirstOccurrence, before).slice()
}

/** Removes the first occurrence of an entry, if there is one. */
export function removeFirstOccurrence(pieces: readonly string[], piece: string): readonly string[] {
  const at = pieces.indexOf(piece)
  return at === -1 ? pieces : pieces.toSpliced(at, 1)
}

/** Adds a piece to a unit. In a squad one of the last members gets it. */
export function addGearPiece(unit: GearCarrier, piece: string): GearCarrier {
  if (unit.kind === 'character') return setEquipment(unit, [...unit.profile.equipment, piece])
  return changeOne(unit, unit.profile.loadouts.length - 1, (equipment) => [...equipment, piece])
}

/** Removes a piece from a unit. In a squad one of the last members that carry it loses it. */
export function removeGearPiece(unit: GearCarrier, piece: string): GearCarrier {
  if (unit.kind === 'character') return setEquipment(unit, removeFirstOccurrence(unit.profile.equipment, piece))
  const at = unit.profile.loadouts.findLastIndex(({ equipment }) => equipment.includes(piece))
  return changeOne(unit, at, (equipment) => removeFirstOccurrence(equipment, piece))
}

/**
 * Removes a piece from a unit. In a squad one of the members with most pieces of it loses one, so that members stay
 * alike as far as possible.
 */
export function removeGearPieceEvenly(unit: GearCarrier, piece: string): GearCarrier {
  if (unit.kind === 'character') return removeGearPiece(unit, piece)
  const counts = unit.profile.loadouts.map(({ equipment }) => equipment.filter((id) => id === piece).length)
  const at = counts.indexOf(Math.max(...counts))
  const less = changeOne(unit, at, (equipment) => removeFirstOccurrence(equipment, piece))
  return changeUnitProfile(less, { loadouts: mergeLoadouts(less.profile.loadouts) })
}

export function setEquipment(unit: UnitOfKind<'character'>, equipment: readonly string[]): UnitOfKind<'character'> {
  return changeUnitProfile(unit, { equipment })
}

/**
 * Whether a unit may carry one more piece without breaking a build rule, such as the ban on Complex weapons for the
 * Barbaric.
 */
export function canCarry(unit: GearCarrier, piece: string, rules: Rules): boolean {
  if (findEquipment(rules.tables, piece) === null) return false
  const before = refusalsOf(unit, rules)
  return before !== null && refusalsOf(addGearPiece(unit, piece), rules)?.every((key) => before.includes(key)) === true
}

/**
 * Whether a piece can be taken from the slain. Gear that never leaves the hand and gear of the warband cannot
 * (P28-WEAP-5, P28-AB-loot).
 */
export function canBeLooted(piece: string, rules: Rules): boolean {
  const stays = listCarriedWeapons([piece], rules).some(({ staysInHand }) => staysInHand)
  return !stays && findRulebookRow(rules.tables, 'items', piece)?.kind !== 'warband'
}

/** Keys of the refused problems of a unit. Null if it names rows that are not in force. */
function refusalsOf(unit: GearCarrier, rules: Rules): string[] | null {
  if (unit.kind === 'character') {
    if (listUnknownRows('character', unit.profile, rules.tables).length > 0) return null
    return refused(checkCharacter(unit.profile, rules))
  }
  if (listUnknownRows('squad', unit.profile, rules.tables).length > 0) return null
  return refused(checkSquad(unit.profile, rules))
}

function refused(problems: readonly { readonly key: string; readonly severity: string }[]): string[] {
  return problems.filter(({ severity }) => severity === 'refused').map(({ key }) => key)
}

/** Changes the gear of one member of a loadout. */
function changeOne(
  unit: UnitOfKind<'squad'>,
  at: number,
  change: (equipment: readonly string[]) => readonly string[],
): UnitOfKind<'squad'> {
  const loadouts = unit.profile.loadouts.flatMap((loadout, place): Loadout[] => {
    if (place !== at) return [loadout]
    const changed = { members: 1, equipment: change(loadout.equipment) }
    return loadout.members > 1 ? [{ ...loadout, members: loadout.members - 1 }, changed] : [changed]
  })
  return changeUnitProfile(unit, { loadouts })
}
