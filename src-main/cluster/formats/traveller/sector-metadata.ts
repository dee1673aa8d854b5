import type { ChartLabel, LineStyle } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { TextSlot } from './text-slots.ts'

/**
 * Base of the described parts of a sector: the line, counted from 1, and the source text if it can be written again.
 */
interface Described {
  readonly line: number
  readonly source: TextSlot | null
}

/** Name of a subsector. Index 0 for A to 15 for P. */
export interface MetadataSubsector extends Described {
  readonly index: number
  readonly name: string
}

/** A described route. Its ends may lie beside the sector. */
export interface MetadataRoute extends Described {
  readonly from: HexPlace
  readonly to: HexPlace
  readonly type: string
  readonly colour: string | null
  readonly style: LineStyle
}

/** A border or region as described in the metadata of a sector. `rim` lists the hexes along the inside of its edge. */
export interface MetadataBorder extends Described {
  readonly kind: 'border' | 'region'
  /** Own label, or null. */
  readonly label: string | null
  readonly allegiance: string | null
  readonly rim: readonly HexPlace[]
  readonly colour: string | null
  readonly style: LineStyle
}

/** A described label. */
export interface MetadataLabel extends Described {
  readonly place: HexPlace
  readonly text: string
  readonly size: ChartLabel['size']
  readonly colour: string | null
}

/** Metadata of a sector beside its worlds. */
export interface SectorMetadata {
  readonly name: { readonly text: string; readonly source: TextSlot | null } | null
  readonly subsectors: readonly MetadataSubsector[]
  /** Names of powers by code. */
  readonly allegiances: ReadonlyMap<string, string>
  readonly routes: readonly MetadataRoute[]
  readonly borders: readonly MetadataBorder[]
  readonly labels: readonly MetadataLabel[]
}
