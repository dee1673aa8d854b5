import type { PageTitleBandContent } from '#main/print/pages/titled-pages.ts'
import type { PlanesPrintOptions } from '#shared/contract/space-planes/print.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { DEFAULT_LIVERIES, type Livery } from '#shared/games/space-planes/flotillas.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'

/** A ship to be printed. */
export interface PrintableShip {
  readonly name: string
  readonly captain: string
  readonly flotilla: string
  readonly livery: Livery
  readonly faces: FaceSet
  readonly kills: number
}

/** A battle to be printed: its initial state, and all events since. */
export interface PrintableBattle {
  readonly name: string
  readonly start: Battle
  readonly events: readonly BattleEvent[]
}

/** Input of all sheets. */
export interface PlanesPrintJob {
  readonly options: PlanesPrintOptions
  readonly ships: readonly PrintableShip[]
  readonly flotilla: { readonly name: string; readonly notes: string } | null
  readonly battle: PrintableBattle | null
}

export const PLANES_TITLE = 'Space Planes'

/** Band of a page of this game: its title, the game and the kind of sheet. */
export function buildPlanesPageTitle(title: string, kind: string, foot = title): PageTitleBandContent {
  return { title, subtitle: [PLANES_TITLE, kind], foot }
}

/** Creates the six ships of a game (SP-COMP-1) with placeholder names, “Ship a” to “Ship f”, one per livery. */
export function createPlaceholderShips(faces: FaceSet): PrintableShip[] {
  return DEFAULT_LIVERIES.map((livery, index) => ({
    name: `Ship ${'abcdef'[index]}`,
    captain: '',
    flotilla: '',
    livery,
    kills: 0,
    faces,
  }))
}
