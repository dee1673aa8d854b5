import type { TableName } from '../rulebook.ts'
import type { Facing } from '../tables/vehicle-sections.ts'
import type { HouseEffect, HouseUseEffect } from './house-effects.ts'

/** A house row, or a patch of a printed row. */
export interface HouseRow {
  readonly table: TableName
  /** Id of the row: a printed one for a patch, otherwise a new one. */
  readonly id: string
  readonly kind: 'own' | 'patch'
  readonly fields: HouseFields
}

/**
 * Columns of house rows. `HOUSE_FIELDS_BY_TABLE` defines the columns of each table. A patch contains only what it
 * changes.
 */
export interface HouseFields {
  readonly name?: string
  readonly summary?: string
  /** Points or credits; missing for custom weapons, whose price is computed (P28-CW-1). */
  readonly cost?: number
  readonly type?: 'melee' | 'ranged'
  readonly hands?: 1 | 2
  readonly damage?: string
  readonly rangeCm?: number
  readonly minRangeCm?: number
  readonly specialRules?: readonly string[]
  readonly ammo?: string | null
  readonly keywords?: readonly string[]
  /** The printed weapon to which special rules were added; its price and theirs are charged (P28-CW-2). */
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
  /** Battle effects of the row; for a patch in addition to those of the printed row. */
  readonly effects?: readonly HouseEffect[]
  /** Effect of using it with an action. */
  readonly use?: HouseUseEffect | null
}

/** Name of a column of house rows. */
export type HouseField = keyof HouseFields

/** Columns of each table that house rows can set. */
export const HOUSE_FIELDS_BY_TABLE: { readonly [Name in TableName]: readonly HouseField[] } = {
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
