import type { ProblemFix, PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { isMount, getSectionRow, listUncrowdedSections } from '#shared/games/planet28/placed-section.ts'
import { getRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { VehicleSectionRow } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { formatCount } from '#shared/kit/format.ts'
import { computeVehicleStats } from '../rules/vehicle-stats.ts'
import { findFreeCellForSection, sortSections } from './place-section.ts'
import {
  setSectionWeapon,
  listFreeMounts,
  mountWeapons,
  replaceSection,
  listMountableWeapons,
} from './vehicle-moves.ts'
import type { VehicleProblemDraft } from './vehicle-problem-draft.ts'

const MOST_OFFERED = 3

/** Checks that each hard point or turret has at most one weapon, and only ranged ones (P28-VB-2). */
export function checkMounts(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  return [
    ...checkWaiting(profile, rules),
    ...checkMisplaced(profile, rules),
    ...checkMelee(profile, rules),
    ...checkGunners(profile, rules),
  ]
}

/**
 * Flags mounted weapons on a vehicle without crew: a Shoot action fires one weapon per crew section (P28-VEH-SHOOT-1).
 */
function checkGunners(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const mounted = profile.sections.filter(({ weapon }) => weapon !== undefined)
  if (mounted.length === 0 || computeVehicleStats(profile, rules).crew > 0) return []
  const message = `${formatCount(mounted.length, 'weapon')} and no crew section: nothing is fired, unless a Gunner is aboard. Add crew.`
  const mend = () => listAddSectionFixes(profile, ({ crew = 0 }) => crew > 0, rules)
  const cells = mounted.map(({ cell }) => cell)
  return [{ key: 'no-crew', rule: 'P28-VEH-SHOOT-1', code: 'no-crew', severity: 'flagged', message, cells, mend }]
}

/** Checks weapons that are not mounted yet. Refused if there is no mount for them. */
function checkWaiting(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const waiting = listMountableWeapons(profile, rules)
  if (waiting.length === 0) return []
  const free = listFreeMounts(profile.sections, rules)
  const over = waiting.length - free.length
  return [over > 0 ? tooMany(profile, over, rules) : unmounted(profile, waiting, rules)]
}

function tooMany(profile: VehicleProfile, over: number, rules: Rules): VehicleProblemDraft {
  const mounts = profile.sections.filter((placed) => isMount(getSectionRow(rules.tables, placed)))
  const carried = mounts.filter(({ weapon }) => weapon !== undefined).length
  const weapons = listMountableWeapons(profile, rules).length + carried
  const message = `${formatCount(weapons, 'weapon')}, and hard points and turrets number ${mounts.length}. Remove ${over} or add ${over} of those sections.`
  const mend = () => [...addMountFixes(profile, over, rules), dropWeaponsFix(profile, over, rules)]
  return { key: 'mounts', rule: 'P28-VB-2', code: 'mounts', severity: 'refused', message, mend }
}

/** Fixes that add enough sections with a mount, cheapest first, and mount the waiting weapons. */
function addMountFixes(profile: VehicleProfile, count: number, rules: Rules): ProblemFix<VehicleProfile>[] {
  const rows = rules.tables.vehicleSections
  const kinds = listRowIds(rows).flatMap((id) => {
    const row = rows[id]
    return row !== undefined && isMount(row) ? [{ id, row }] : []
  })
  return kinds
    .toSorted((a, b) => a.row.cost - b.row.cost)
    .slice(0, MOST_OFFERED)
    .flatMap(({ id, row }) => {
      const built = addSections(profile, id, count, rules)
      const label = count === 1 ? `Add a ${row.name} for it` : `Add ${count} ${row.name} for them`
      return built === null ? [] : [{ label, profile: mountWeapons(built, rules) }]
    })
}

/** Adds sections of one kind, each in a legal free cell. Null if there are not enough cells. */
function addSections(profile: VehicleProfile, id: string, count: number, rules: Rules): VehicleProfile | null {
  if (count === 0) return profile
  const cell = findFreeCellForSection(id, profile, rules)
  if (cell === null) return null
  return addSections({ ...profile, sections: [...profile.sections, { cell, section: id }] }, id, count - 1, rules)
}

/** Lists fixes that add one section, one fix per suitable kind. */
export function listAddSectionFixes(
  profile: VehicleProfile,
  helps: (row: VehicleSectionRow) => boolean,
  rules: Rules,
): ProblemFix<VehicleProfile>[] {
  return listRowIds(rules.tables.vehicleSections).flatMap((id) => {
    const row = getRulebookRow(rules.tables, 'vehicleSections', id)
    const built = helps(row) ? addSections(profile, id, 1, rules) : null
    return built === null ? [] : [{ label: `Add a ${row.name}`, profile: built }]
  })
}

function dropWeaponsFix(profile: VehicleProfile, count: number, rules: Rules): ProblemFix<VehicleProfile> {
  const dropped = listMountableWeapons(profile, rules).slice(-count)
  const [only] = dropped
  const weapons = dropped.reduceRight<readonly string[]>(
    (left, id) => left.toSpliced(left.lastIndexOf(id), 1),
    profile.weapons,
  )
  const what = count === 1 && only !== undefined ? `the ${nameOf(only, rules)}` : `${count} weapons`
  return { label: `Remove ${what}`, profile: { ...profile, weapons } }
}

function unmounted(profile: VehicleProfile, waiting: readonly string[], rules: Rules): VehicleProblemDraft {
  const names = waiting.map((id) => nameOf(id, rules)).join(', ')
  const message = `${names}: on no hard point or turret yet. Choose where ${waiting.length === 1 ? 'it stands' : 'they stand'}.`
  const label = waiting.length === 1 ? 'Mount it' : 'Mount them'
  const mend = () => [{ label, profile: mountWeapons(profile, rules) }]
  return { key: 'unmounted', rule: 'P28-VB-2', code: 'unmounted', severity: 'flagged', message, mend }
}

/** Refuses weapons on sections that cannot carry one. */
function checkMisplaced(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  return listUncrowdedSections(profile.sections).flatMap((placed): VehicleProblemDraft[] => {
    const { weapon, cell } = placed
    const row = getSectionRow(rules.tables, placed)
    if (weapon === undefined || isMount(row)) return []
    const name = nameOf(weapon, rules)
    const message = `${row.name} in ${cell} carries the ${name}; only hard points and turrets carry weapons. Move it to one.`
    const mend = () => [
      ...moveWeaponFixes(profile, placed, weapon, rules),
      { label: `Remove the ${name}`, profile: replaceSection(profile, placed, setSectionWeapon(placed, null)) },
    ]
    const key = `no-mount:${cell}`
    return [{ key, rule: 'P28-VB-2', code: 'no-mount', severity: 'refused', message, cells: [cell], mend }]
  })
}

function moveWeaponFixes(
  profile: VehicleProfile,
  placed: PlacedSection,
  weapon: string,
  rules: Rules,
): ProblemFix<VehicleProfile>[] {
  const bare = replaceSection(profile, placed, setSectionWeapon(placed, null))
  return sortSections(listFreeMounts(profile.sections, rules))
    .slice(0, MOST_OFFERED)
    .map((mount) => ({
      label: `Move it to the ${getSectionRow(rules.tables, mount).name} in ${mount.cell}`,
      profile: replaceSection(bare, mount, setSectionWeapon(mount, weapon)),
    }))
}

/** Refuses melee weapons: a vehicle mounts ranged weapons only. */
function checkMelee(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const carried = profile.sections.flatMap(({ weapon }) => (weapon === undefined ? [] : [weapon]))
  const melee = [...new Set([...carried, ...profile.weapons])].filter((id) => isMelee(id, rules))
  return melee.map((id): VehicleProblemDraft => {
    const name = nameOf(id, rules)
    const message = `A vehicle mounts ranged weapons only; the ${name} is a melee weapon. Choose another.`
    const holders = profile.sections.filter(({ weapon }) => weapon === id)
    const cells = holders.map(({ cell }) => cell)
    const mend = () => [{ label: `Remove the ${name}`, profile: withoutWeapon(profile, id) }]
    const key = `melee-weapon:${id}`
    return { key, rule: 'P28-VB-2', code: 'melee-weapon', severity: 'refused', message, cells, mend }
  })
}

function withoutWeapon(profile: VehicleProfile, id: string): VehicleProfile {
  return {
    ...profile,
    sections: profile.sections.map((placed) => (placed.weapon === id ? setSectionWeapon(placed, null) : placed)),
    weapons: profile.weapons.filter((otherWeapon) => otherWeapon !== id),
  }
}

function isMelee(id: string, { tables }: Rules): boolean {
  return getMountedWeapon(tables, id).row.type === 'melee'
}

function nameOf(id: string, { tables }: Rules): string {
  return getMountedWeapon(tables, id).row.name
}
