import type { GeneratorSettings } from '#shared/cluster/generator-settings.ts'
import { type HexTransform, listSymmetryTransforms } from '#shared/cluster/symmetry.ts'
import { createHexIndexer, type HexIndexer, type HexIndex } from '#shared/kit/hex-indexer.ts'
import { isOnBoard } from '#shared/kit/hex.ts'

/** Index into `PlaceableHexes.groups`: hexes that the symmetry maps to each other. */
export type SymmetryGroupIndex = number

/** Hexes where stars can be placed. A group is an orbit of hexes under the symmetry, which get their stars together. */
export interface PlaceableHexes {
  readonly field: HexIndexer
  readonly groups: readonly (readonly HexIndex[])[]
  /** Group of every hex, -1 where no star can be placed. */
  readonly groupOf: Int32Array
  /** Number of hexes of a full group. Smaller groups contain hexes that the symmetry maps to themselves. */
  readonly fold: number
  readonly apartHexes: number
  readonly reachHexes: number
}

/**
 * Groups the hexes of a board by the symmetry. Excludes groups that leave the board or whose own stars would be too
 * close to each other.
 */
export function createPlaceableHexes({ board, symmetry, apartHexes, reachHexes }: GeneratorSettings): PlaceableHexes {
  const field = createHexIndexer(board)
  const transforms = listSymmetryTransforms(symmetry, board)
  const groups: HexIndex[][] = []
  const groupOf = new Int32Array(field.size).fill(-1)
  for (let hex = 0; hex < field.size; hex += 1) {
    if ((groupOf[hex] ?? 0) >= 0) continue
    const group = groupFrom(hex, field, transforms)
    if (group === null || !isApart(group, field, apartHexes)) continue
    for (const value of group) groupOf[value] = groups.length
    groups.push(group)
  }
  return { field, groups, groupOf, fold: transforms.length + 1, apartHexes, reachHexes }
}

/** Keeps some of the groups. */
export function restrictPlaceableHexes(ground: PlaceableHexes, kept: readonly SymmetryGroupIndex[]): PlaceableHexes {
  const groups = kept.map((group) => getHexesOfGroup(ground, group))
  const groupOf = new Int32Array(ground.field.size).fill(-1)
  groups.forEach((group, index) => {
    for (const hex of group) groupOf[hex] = index
  })
  return { ...ground, groups, groupOf }
}

export function getHexesOfGroup(ground: PlaceableHexes, group: SymmetryGroupIndex): readonly HexIndex[] {
  return ground.groups[group] ?? []
}

/** Whether the symmetry maps hexes of a group to themselves. */
export function isGroupSelfSymmetric(ground: PlaceableHexes, group: SymmetryGroupIndex): boolean {
  return getHexesOfGroup(ground, group).length < ground.fold
}

/** Whether any two hexes of a group are at least `hexes` apart. */
function isApart(group: readonly HexIndex[], field: HexIndexer, hexes: number): boolean {
  return group.every((value) =>
    group.every((otherValue) => value === otherValue || field.distance(value, otherValue) >= hexes),
  )
}

function groupFrom(hex: HexIndex, field: HexIndexer, transforms: readonly HexTransform[]): HexIndex[] | null {
  const group = [hex]
  const place = field.placeOf(hex)
  for (const transform of transforms) {
    const image = transform(place)
    if (!isOnBoard(image, field.board)) return null
    const index = field.indexOf(image)
    if (!group.includes(index)) group.push(index)
  }
  return group
}
