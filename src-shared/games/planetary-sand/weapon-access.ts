import { type FigureKind, getFigureRow } from './tables/figures.ts'
import { getMachineRow, type MachineType } from './tables/machines.ts'
import { type WeaponId, getWeaponRow, WEAPONS } from './tables/weapons.ts'

const WEAPON_IDS = Object.keys(WEAPONS) as WeaponId[]

/**
 * Weapons that a fighting figure can carry: none that need a crew or a pad; grenades are counted separately
 * (SAND-GUN-1, SAND-GREN-1). Robots carry small arms only (SAND-ROBO-2).
 */
export function listHandWeapons(kind: FigureKind): readonly WeaponId[] {
  const { jobs, isRobot } = getFigureRow(kind)
  return WEAPON_IDS.filter((id) => {
    const { crew, pad, isCounted, isSmall } = getWeaponRow(id)
    return jobs.includes('fight') && crew === 1 && pad === null && !isCounted && (isSmall || !isRobot)
  })
}

/** Whether figures of this kind can carry grenades (SAND-GREN-1, SAND-ROBO-2). */
export function canThrowGrenades(kind: FigureKind): boolean {
  return getFigureRow(kind).jobs.includes('fight')
}

/**
 * Weapons of a vehicle, gun or pad: a pad takes missiles, a pushed gun crew-served weapons, all others direct-fire
 * weapons (SAND-GUN-1, SAND-GUN-4, SAND-MSL-5).
 */
export function listMountedWeapons(type: MachineType): readonly WeaponId[] {
  const { pad, firedBy } = getMachineRow(type)
  return WEAPON_IDS.filter((id) => {
    const weapon = getWeaponRow(id)
    if (pad !== null || weapon.pad !== null) return pad === weapon.pad
    return !weapon.isSmall && !weapon.isCounted && (firedBy === 'crew' || weapon.direct !== null)
  })
}

/** Whether a model of this type must have a weapon: a gun, a pad, a rocket carrier (SAND-GUN-1, SAND-MSL-5). */
export function requiresMountedWeapon(type: MachineType): boolean {
  const { pad, firedBy } = getMachineRow(type)
  return pad !== null || firedBy === 'crew'
}

/** Weapons that are used up when launched, each with its own model (SAND-MSL-5). */
export const MISSILES = [
  'light-rocket',
  'heavy-rocket',
  'light-missile',
  'heavy-missile',
] as const satisfies readonly WeaponId[]
export type MissileId = (typeof MISSILES)[number]

/** Whether a weapon is used up when launched (SAND-MSL-5). */
export function isMissile(weapon: WeaponId | null): weapon is MissileId {
  return weapon !== null && getWeaponRow(weapon).pad !== null
}
