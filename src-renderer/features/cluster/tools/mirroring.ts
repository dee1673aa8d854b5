import type { HexTransform } from '#shared/cluster/symmetry.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** Working state of mirroring a gesture. */
export interface MirroringState {
  readonly map: StarMap
  readonly newId: () => string
  /** Transformations from a hex to its images. */
  readonly transforms: readonly HexTransform[]
  readonly given: readonly ClusterEdit[]
  /** The mirrored edits. */
  readonly partners: ClusterEdit[]
  readonly problems: string[]
  readonly leftOut: HexPlace[]
  /** Stars added by the gesture, including their counterparts, by {@link getHexKey}. */
  readonly added: Map<string, AddedStar>
}

/** A star added by a gesture. */
export interface AddedStar extends HexPlace {
  readonly id: string
  readonly rating: number
}

/** Map key of a hex. */
export function getHexKey({ row, column }: HexPlace): string {
  return `${row} ${column}`
}
