import { listFreeCellsForSection, listFreeCellsBySection } from '#main/games/planet28/builder/place-section.ts'
import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { mountWeapons } from '#main/games/planet28/builder/vehicle-moves.ts'
import { CAMPAIGN_PRICES } from '#shared/games/planet28/campaign-numbers.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { findMountAmmunition, MAX_MOUNT_ROUNDS, withRoundCount } from '#shared/games/planet28/mounted-rounds.ts'
import { findRulebookRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { listEquipmentIds, findEquipment, findMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { type PurchasePlanResult, type PurchaseOfKind, createMultipliedPart, changeUnitProfile } from './plan.ts'

/** Plans a purchase of gear for credits. A squad buys one piece per member (P28-BUILD-4, P28-BUILD-5, P28-SQ-2). */
export function planGearPurchase(unit: CampaignUnit, { id }: PurchaseOfKind<'gear'>, rules: Rules): PurchasePlanResult {
  const gear = findEquipment(rules.tables, id)
  if (gear === null) return { label: id, refusal: `No gear is called "${id}". Choose another piece.` }
  const { row, rule } = gear
  const label = row.name
  if (unit.kind === 'vehicle') {
    const after = withRound(unit, id, rules)
    if (after === null) return { label, refusal: `No weapon on a mount takes ${label}. Buy weapons for the mounts.` }
    return {
      label,
      currency: 'credits',
      parts: [createMultipliedPart(1, label, row.cost, rule)],
      rule,
      payer: 'purse',
      after,
    }
  }
  const shared = `${label} belongs to the whole warband. Buy it for the stash.`
  if (isForWarband(id, rules)) return { label, refusal: shared }
  const members = unit.kind === 'squad' ? countMembers(unit.profile) : 1
  const parts = row.cost === 0 ? [] : [createMultipliedPart(members, row.name, row.cost, rule)]
  return { label, currency: 'credits', parts, rule, payer: 'purse', after: withGear(unit, id) }
}

/** Adds a round to the mount with the fewest of its kind. Null if no mount takes it (P28-WEAP-4, P28-VEH-ACT-1). */
function withRound(unit: VehicleInCampaign, ammo: string, { tables }: Rules): VehicleInCampaign | null {
  const takers = unit.profile.sections.filter((placed) => findMountAmmunition(tables, placed) === ammo)
  const fewest = Math.min(...takers.map(({ rounds = 0 }) => rounds))
  const mount = takers.find(({ rounds = 0 }) => rounds === fewest && rounds < MAX_MOUNT_ROUNDS)
  if (mount === undefined) return null
  const sections = unit.profile.sections.map((placed) =>
    placed === mount ? withRoundCount(mount, fewest + 1) : placed,
  )
  return changeUnitProfile(unit, { sections })
}

type VehicleInCampaign = Extract<CampaignUnit, { kind: 'vehicle' }>

/**
 * Gear for sale to a unit: everything that has a price and does not belong to the warband. For vehicles, the rounds of
 * their mounts.
 */
export function listGearForSale(unit: CampaignUnit, rules: Rules): string[] {
  if (unit.kind === 'vehicle')
    return [...new Set(unit.profile.sections.flatMap((placed) => findMountAmmunition(rules.tables, placed) ?? []))]
  return listEquipmentIds(rules.tables).filter(
    (id) => !isForWarband(id, rules) && (findEquipment(rules.tables, id)?.row.cost ?? 0) > 0,
  )
}

/**
 * Plans a weapon on a free mount: vehicle weapons for points, character weapons for credits (P28-VCAMP-1, P28-VB-2).
 */
export function planWeaponPurchase(
  unit: CampaignUnit,
  { id }: PurchaseOfKind<'weapon'>,
  rules: Rules,
): PurchasePlanResult {
  if (unit.kind !== 'vehicle') return { label: id, refusal: 'Only vehicles mount weapons. Buy it as gear.' }
  const weapon = findMountedWeapon(rules.tables, id)
  if (weapon === null) return { label: id, refusal: `No weapon is called "${id}". Choose another.` }
  const { row, rule, table } = weapon
  const profile = mountWeapons({ ...unit.profile, weapons: [...unit.profile.weapons, id] }, rules)
  const common = {
    label: row.name,
    parts: row.cost === 0 ? [] : [createMultipliedPart(1, row.name, row.cost, rule)],
    rule,
  }
  const after = { ...unit, profile }
  return table === 'weapons'
    ? { ...common, currency: 'credits', payer: 'purse', after }
    : { ...common, currency: 'points', payer: 'own', after }
}

/** Weapons for sale to a vehicle: vehicle weapons, and ranged character weapons (P28-VB-2). */
export function listWeaponsForSale({ kind }: CampaignUnit, { tables }: Rules): string[] {
  if (kind !== 'vehicle') return []
  return [...listRowIds(tables.vehicleWeapons), ...listRowIds(tables.weapons)].filter(
    (id) => findMountedWeapon(tables, id)?.row.type === 'ranged',
  )
}

/** Plans a section in a free cell, at its price (P28-VCAMP-1, P28-GRID-5). */
export function planSectionPurchase(
  unit: CampaignUnit,
  { id, cell }: PurchaseOfKind<'section'>,
  rules: Rules,
): PurchasePlanResult {
  if (unit.kind !== 'vehicle') return { label: id, refusal: 'Only vehicles have sections.' }
  const row = findRulebookRow(rules.tables, 'vehicleSections', id)
  if (row === null) return { label: id, refusal: `No section is called "${id}". Choose another.` }
  const cells = listFreeCellsForSection(id, unit.profile, rules)
  if (!cells.includes(cell)) {
    const advice = cells.length === 0 ? 'No cell is free for it.' : `Choose ${cells.join(', ')}.`
    return { label: row.name, refusal: `${row.name} cannot stand in ${cell}. ${advice}` }
  }
  const profile: VehicleProfile = { ...unit.profile, sections: [...unit.profile.sections, { cell, section: id }] }
  const rule = getRuleId('vehicleSections', id)
  const parts = row.cost === 0 ? [] : [createMultipliedPart(1, row.name, row.cost, rule)]
  return { label: row.name, currency: 'points', parts, rule, payer: 'own', after: { ...unit, profile } }
}

/** Kinds of section for sale, each with its future cell. Omits kinds without a free cell. */
export function listSectionPurchases(unit: CampaignUnit, rules: Rules): PurchaseOfKind<'section'>[] {
  if (unit.kind !== 'vehicle') return []
  return Object.entries(listFreeCellsBySection(unit.profile, rules)).flatMap(
    ([id, cells]): PurchaseOfKind<'section'>[] => {
      const cell = cells.at(-1)
      return cell === undefined ? [] : [{ what: 'section', id, cell }]
    },
  )
}

/** Plans the repair of all sections to full hit points for 10 points (P28-VCAMP-3). */
export function planRepair(unit: CampaignUnit): PurchasePlanResult {
  const label = 'Repair all sections'
  if (unit.kind !== 'vehicle') return { label, refusal: 'Only vehicles are repaired.' }
  const damage = listRepairableDamageConditions(unit)
  if (damage.length === 0) return { label, refusal: 'All sections have their full hit points already.' }
  const ended = damage.map(({ id }) => id)
  const conditions = unit.conditions.filter(({ id }) => !ended.includes(id))
  const rule = 'P28-VCAMP-3'
  const parts = [createMultipliedPart(1, label, CAMPAIGN_PRICES.repair, rule)]
  return { label, currency: 'points', parts, rule, payer: 'ownElsePool', after: { ...unit, conditions }, ended }
}

/** Damage that a repair removes. */
export function listRepairableDamageConditions({ conditions }: CampaignUnit) {
  return conditions.filter(({ condition }) => condition === 'damaged')
}

function isForWarband(id: string, { tables }: Rules): boolean {
  return findRulebookRow(tables, 'items', id)?.kind === 'warband'
}

function withGear(unit: Exclude<CampaignUnit, { kind: 'vehicle' }>, id: string): CampaignUnit {
  if (unit.kind === 'character') return changeUnitProfile(unit, { equipment: [...unit.profile.equipment, id] })
  const loadouts = unit.profile.loadouts.map((loadout) => ({ ...loadout, equipment: [...loadout.equipment, id] }))
  return changeUnitProfile(unit, { loadouts })
}
