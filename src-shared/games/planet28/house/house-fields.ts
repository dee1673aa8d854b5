import type { TableName } from '../rulebook.ts'
import type { Facing } from '../tables/vehicle-sections.ts'
import type { HouseEffect, HouseUse } from './house-effects.ts'

/** A row of a group's own, or a patch of a printed one. */
export interface HouseRow {
  readonly table: TableName
  /** Id of the row: a printed one for a patch, any other for a row of its own. */
  readonly id: string
  readonly kind: 'own' | 'patch'
  readonly fields: HouseFields
}

/** The columns that a group may fill in; which of them a table has, `HOUSE_FIELDS` says. A patch names only what it changes. */
export interface HouseFields {
  readonly name?: string
  readonly summary?: string
  /** Points or credits; custom weapons have none, their price is worked out (P28-CW-1). */
  readonly cost?: number
  readonly type?: 'melee' | 'ranged'
  readonly hands?: 1 | 2
  readonly damage?: string
  readonly rangeCm?: number
  readonly minRangeCm?: number
  readonly specialRules?: readonly string[]
  readonly ammo?: string | null
  readonly keywords?: readonly string[]
  /** The printed weapon that special rules were added to: its price and theirs are charged (P28-CW-2). */
  readonly base?: string
  readonly defence?: string | null
  readonly kind?: 'ammo' | 'consumable' | 'item' | 'warband'
  readonly hitPoints?: number
  readonly speedCm?: number
  readonly crew?: number
  readonly mounts?: number
  readonly seats?: number
  readonly arc?: 'all'
  readonly facings?: readonly Facing[]
  /** What the row does in a battle, in the shapes of printed ones; of a patch, besides what the printed row does. */
  readonly effects?: readonly HouseEffect[]
  /** What using it does, for an action. */
  readonly use?: HouseUse | null
}

/** Name of a column that a group may fill in. */
export type HouseField = keyof HouseFields

/** Which columns each table lets a group fill in. */
export const HOUSE_FIELDS: { readonly [Name in TableName]: readonly HouseField[] } = {
  traits: ['name', 'cost', 'summary', 'effects'],
  abilities: ['name', 'cost', 'summary', 'use'],
  vehicleTypes: ['name', 'cost', 'speedCm', 'summary', 'effects'],
  vehicleSections: ['name', 'cost', 'hitPoints', 'crew', 'mounts', 'arc', 'seats', 'facings', 'summary', 'effects'],
  vehicleTraits: ['name', 'cost', 'summary', 'effects'],
  vehicleAbilities: ['name', 'cost', 'summary', 'effects'],
  weapons: [
    'name',
    'type',
    'hands',
    'damage',
    'rangeCm',
    'specialRules',
    'ammo',
    'keywords',
    'base',
    'cost',
    'summary',
  ],
  vehicleWeapons: ['name', 'damage', 'minRangeCm', 'rangeCm', 'specialRules', 'keywords', 'base', 'cost', 'summary'],
  weaponRules: ['name', 'cost', 'summary', 'effects'],
  armour: ['name', 'cost', 'defence', 'summary', 'effects'],
  items: ['name', 'cost', 'kind', 'summary', 'effects', 'use'],
}
