import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import type { WeaponInUse } from './weapons.ts'

/** A model that fights, with its weapon. */
export interface Fighter {
  /** None of a vehicle. */
  readonly model?: Model
  readonly weapon: WeaponInUse
}

/** The blows of a unit that fights back. */
export interface Counter {
  readonly unit: BattleUnit
  readonly fighters: readonly Fighter[]
  /** By ruling several opponents cost a counter its focus too (`focusForCounters`). */
  readonly situation: readonly NamedModifier[]
}
