import { ARMOUR } from '#shared/games/planetary-sand/tables/armour.ts'
import { AIRS, type Air } from '#shared/games/planetary-sand/tables/environment.ts'
import { type WeaponId, getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'

/** Formats a weapon on one line: “Zap rifle R3 3-2-1”, “Mortar R4, cup 3”. */
export function formatWeapon(id: WeaponId, air: Air): string {
  const { title, range, direct, blast } = getWeaponRow(id)
  const parts = [
    ...(direct ? [[...new Set(direct[air])].length === 1 ? `direct ${direct[air][0]}` : direct[air].join('-')] : []),
    ...(blast ? [`${blast.template} ${blast.damage}`] : []),
  ]
  return `${title} R${range[air]}, ${parts.join(', ')}`
}

/** Formats the plates of an armour on one line. */
export function formatArmour(id: keyof typeof ARMOUR): string {
  const { front, side, rear, bottom } = ARMOUR[id]
  return front === side && side === rear
    ? String(front)
    : `front ${front}, side ${side}, rear ${rear}, bottom ${bottom}`
}

/** The ids of the airs, in order. */
export const AIR_IDS = Object.keys(AIRS) as Air[]
