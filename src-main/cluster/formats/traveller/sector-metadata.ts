import type { ChartLabel, LineStyle } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { Source } from './slots.ts'

/** A thing of a sector's description: its line, counted from 1, and its part of the file where that can be written again. */
interface Described {
  readonly line: number
  readonly source: Source | null
}

/** A subsector's name; index 0 for A to 15 for P. */
export interface DescribedSubsector extends Described {
  readonly index: number
  readonly name: string
}

/** A route as it is described; its ends may lie beside the sector. */
export interface DescribedRoute extends Described {
  readonly from: HexPlace
  readonly to: HexPlace
  readonly type: string
  readonly colour: string | null
  readonly style: LineStyle
}

/** A border or region as it is described: the hexes along the inside of its rim. */
export interface DescribedBorder extends Described {
  readonly kind: 'border' | 'region'
  /** Its own label, or null. */
  readonly label: string | null
  readonly allegiance: string | null
  readonly rim: readonly HexPlace[]
  readonly colour: string | null
  readonly style: LineStyle
}

/** A label as it is described. */
export interface DescribedLabel extends Described {
  readonly place: HexPlace
  readonly text: string
  readonly size: ChartLabel['size']
  readonly colour: string | null
}

/** What is said of a sector beside its worlds. */
export interface SectorMetadata {
  readonly name: { readonly text: string; readonly source: Source | null } | null
  readonly subsectors: readonly DescribedSubsector[]
  /** Names of powers by their codes. */
  readonly allegiances: ReadonlyMap<string, string>
  readonly routes: readonly DescribedRoute[]
  readonly borders: readonly DescribedBorder[]
  readonly labels: readonly DescribedLabel[]
}
