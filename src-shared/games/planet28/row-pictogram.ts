import type { PictogramName } from '#shared/kit/pictograms.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'

/** Pictograms of printed weapons, armour, items and sections. */
const PRINTED: Readonly<Record<string, PictogramName>> = {
  fist: 'hand',
  'power-fist': 'hand',
  club: 'club',
  'heavy-club': 'club',
  'electro-maul': 'club',
  'psy-staff': 'club',
  dagger: 'blade',
  'power-sword': 'blade',
  'great-sword': 'blade',
  'flaming-torch': 'flame',
  'primitive-pistol': 'flintlock',
  'black-powder-rifle': 'rifle',
  'laser-pistol': 'pistol',
  'laser-rifle': 'rifle',
  'heavy-slug-pistol': 'pistol',
  'heavy-slug-rifle': 'rifle',
  'missile-launcher': 'bazooka',
  'sniper-rifle': 'rifle',
  shotgun: 'shotgun',
  'plasma-rifle': 'rifle',
  'battle-cannon': 'turret',
  mortar: 'machine-gun',
  'sonic-cannon': 'turret',
  'heavy-machine-gun': 'machine-gun',
  'flame-cannon': 'flame',
  'light-armour': 'shield',
  ballistic: 'shield',
  'energy-shield': 'shield',
  'psy-hood': 'mask',
  'heavy-armour': 'plating',
  'living-armour': 'shield',
  'power-armour': 'helmet',
  'ammo-rough': 'ammo',
  'ammo-basic': 'ammo',
  'ammo-special': 'ammo',
  'med-kit': 'medkit',
  engine: 'engine',
  crew: 'crew',
  'armour-plating': 'plating',
  'dozer-blade': 'plough',
  'hard-point': 'machine-gun',
  radio: 'radio',
  'scrambler-array': 'radio',
  'smoke-launchers': 'smoke',
  'transport-section': 'seat',
  'turret-hard-point': 'turret',
}

/** Pictogram of a row: a group's own weapons by how they are used, its own armour as armour. Null if it has none. */
export function findRowPictogram(id: string, house: readonly HouseRow[]): PictogramName | null {
  const own = house.find((row) => row.id === id)
  if (own?.table === 'armour') return 'shield'
  if (own?.table === 'weapons') {
    const { type, hands } = own.fields
    if (type === 'melee') return 'blade'
    if (type === 'ranged') return hands === 1 ? 'pistol' : 'rifle'
  }
  return Object.hasOwn(PRINTED, id) ? (PRINTED[id] ?? null) : null
}
