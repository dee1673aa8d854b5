import type { HexTransform } from '#shared/cluster/symmetry.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** What the partners of a gesture are put together of. */
export interface Mirroring {
  readonly map: StarMap
  readonly newId: () => string
  /** The ways from a hex to its partners. */
  readonly transforms: readonly HexTransform[]
  readonly given: readonly ClusterEdit[]
  /** What the partners add to it. */
  readonly partners: ClusterEdit[]
  readonly problems: string[]
  readonly leftOut: HexPlace[]
  /** Stars that the gesture adds, their partners included, by {@link getHexKey}. */
  readonly added: Map<string, AddedStar>
}

/** A star that a gesture adds. */
export interface AddedStar extends HexPlace {
  readonly id: string
  readonly rating: number
}

/** A hex as a key. */
export function getHexKey({ row, column }: HexPlace): string {
  return `${row} ${column}`
}
