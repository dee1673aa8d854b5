import type { Chart, Rating } from '#shared/cluster/chart.ts'
import type { FactionStyle } from '#shared/cluster/emblems.ts'
import type { Body } from '#shared/cluster/system/body.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { StarShape } from '#shared/kit/star-glyph.ts'

/** A gazetteer before it is written: only what the readers of its edition may know. */
export interface Gazetteer {
  readonly cluster: string
  /** Such as “Players’ edition”. */
  readonly edition: string
  readonly isGamemasters: boolean
  /** The map of this edition. */
  readonly chart: Chart
  /** In the order of their names; stars outside of all regions are last. */
  readonly regions: readonly GazetteerRegion[]
}

/** A text for everyone and one for the gamemaster, who alone has the second. Both are Markdown without wiki links. */
export interface GazetteerTexts {
  readonly text: string
  readonly secret: string
  /** Whether players do not know of it. */
  readonly isHidden: boolean
}

export interface GazetteerRegion extends GazetteerTexts {
  /** Unique in the gazetteer, without the name. */
  readonly anchor: string
  readonly name: string
  /** Hexes of the region; for stars outside of all regions those of the stars. */
  readonly hexes: HexRuns
  /** In the order of their names. */
  readonly stars: readonly GazetteerStar[]
}

export interface GazetteerStar extends GazetteerTexts {
  readonly anchor: string
  readonly name: string
  readonly hex: string
  readonly rating: Rating
  readonly ratingName: string
  readonly shape: StarShape
  readonly owner: { readonly name: string; readonly style: FactionStyle | null } | null
  readonly facts: readonly GazetteerFact[]
  /** As they orbit, each followed by what lies at it. */
  readonly bodies: readonly GazetteerBody[]
  readonly routes: readonly GazetteerRoute[]
  readonly fleets: readonly GazetteerFleet[]
  readonly links: readonly LinkedPageGroup[]
}

/** Facts of the map's own that readers look up. Labels of imported files can be the same as theirs. */
export type GazetteerFactId = 'type' | 'size' | 'homeworld' | 'starport' | 'world-profile'

export interface GazetteerFact {
  readonly id?: GazetteerFactId
  readonly label: string
  readonly value: string
}

export interface GazetteerBody extends GazetteerTexts {
  readonly anchor: string
  readonly body: Body
  /** 0 for what orbits the star. */
  readonly depth: number
  /** Names of linked pages. */
  readonly links: readonly string[]
}

export interface GazetteerRoute {
  readonly to: string
  readonly toAnchor: string
  readonly hexes: number
  readonly kind: string
  readonly isHidden: boolean
}

export interface GazetteerFleet extends GazetteerTexts {
  readonly name: string
  readonly owner: string
}

/** Linked pages of one sort, such as people and forces. */
export interface LinkedPageGroup {
  readonly label: string
  readonly names: readonly LinkedPageName[]
}

export interface LinkedPageName {
  readonly name: string
  /** Such as “warband”. */
  readonly kind: string
}
