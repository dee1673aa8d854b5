import { type FigureKind, getFigureRow } from './tables/figures.ts'
import { getMachineRow, type MachineType } from './tables/machines.ts'
import { type WeaponId, getWeaponRow, WEAPONS } from './tables/weapons.ts'

const WEAPON_IDS = Object.keys(WEAPONS) as WeaponId[]

/** What somebody who fights can carry: no crew gun, nothing that needs a pad; grenades are counted apart (SAND-GUN-1, SAND-GREN-1). Robots bear small arms alone (SAND-ROBO-2). */
export function listHandWeapons(kind: FigureKind): readonly WeaponId[] {
  const { jobs, isRobot } = getFigureRow(kind)
  return WEAPON_IDS.filter((id) => {
    const { crew, pad, isCounted, isSmall } = getWeaponRow(id)
    return jobs.includes('fight') && crew === 1 && pad === null && !isCounted && (isSmall || !isRobot)
  })
}

/** Whether figures of this kind can be armed with grenades (SAND-GREN-1, SAND-ROBO-2). */
export function canThrowGrenades(kind: FigureKind): boolean {
  return getFigureRow(kind).jobs.includes('fight')
}

/** What a vehicle, gun or pad can bear: a pad what is launched from it, a pushed gun what a crew serves, anything else what is fired directly (SAND-GUN-1, SAND-GUN-4, SAND-MSL-5). */
export function listMountedWeapons(type: MachineType): readonly WeaponId[] {
  const { pad, firedBy } = getMachineRow(type)
  return WEAPON_IDS.filter((id) => {
    const weapon = getWeaponRow(id)
    if (pad !== null || weapon.pad !== null) return pad === weapon.pad
    return !weapon.isSmall && !weapon.isCounted && (firedBy === 'crew' || weapon.direct !== null)
  })
}

/** Whether a model of this type is nothing without its weapon: a gun, a pad, a carrier of rockets (SAND-GUN-1, SAND-MSL-5). */
export function needsWeapon(type: MachineType): boolean {
  const { pad, firedBy } = getMachineRow(type)
  return pad !== null || firedBy === 'crew'
}

/** What is used up when it is launched, each a model of its own (SAND-MSL-5). */
export const MISSILES = [
  'light-rocket',
  'heavy-rocket',
  'light-missile',
  'heavy-missile',
] as const satisfies readonly WeaponId[]
export type MissileId = (typeof MISSILES)[number]

/** Whether a weapon is used up when it is launched (SAND-MSL-5). */
export function isMissile(weapon: WeaponId | null): weapon is MissileId {
  return weapon !== null && getWeaponRow(weapon).pad !== null
}
