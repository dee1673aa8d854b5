import type { UnitStateView, WarbandStateView } from '#shared/contract/planet28/advancement.ts'
import type { AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import type { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import type { RulesWithHouseRows } from './unit-entries.ts'

/** A unit with its state between battles (null if it cannot be read) and the rules it is built with. */
export type PrintableUnit = {
  readonly standing: UnitStateView | null
  readonly print: RulesWithHouseRows
} & (
  | { readonly kind: 'character'; readonly view: CharacterView }
  | { readonly kind: 'squad'; readonly view: SquadView }
  | { readonly kind: 'vehicle'; readonly view: VehicleView }
)

/** A recorded battle of a warband. */
export interface PrintableBattleResult {
  /** Day of the campaign in its calendar; empty if it is not known. */
  readonly date: string
  readonly name: string
  /** Names of the other sides. */
  readonly against: string
  readonly reachedGoal: boolean
}

/** A warband with its state between battles, its games, and the rules it is built with. */
export interface PrintableWarband {
  /** The oldest first. */
  readonly games: readonly PrintableBattleResult[]
  readonly view: WarbandView
  readonly standing: WarbandStateView | null
  readonly print: RulesWithHouseRows
}

/** What the sheets of units show besides the units. */
export interface UnitSheetOptions {
  readonly asNumbers: boolean
  readonly notes: boolean
  /** Base URL of the codes that lead to the pages of units. Empty for none. */
  readonly codesLeadTo: string
  /** URL of a picture by id, or null if portraits are not wanted. */
  pictureUrl(id: string | null): string | null
}

/** Everything that a Planet 28 print job shows: options, chosen units with their warbands, and hidden agendas. */
export interface PrintContent {
  readonly options: Planet28PrintOptions
  readonly campaign: string
  /** The chosen units in the order of the rosters. */
  readonly units: readonly PrintableUnit[]
  /** Their warbands, each with all its units. */
  readonly warbands: readonly { readonly warband: PrintableWarband; readonly units: readonly PrintableUnit[] }[]
  readonly agendas: readonly AgendaView[]
  readonly look: UnitSheetOptions
}
