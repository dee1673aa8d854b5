import type { GeneratorSettings } from '#shared/cluster/generator-settings.ts'
import { type HexTransform, listTransforms } from '#shared/cluster/symmetry.ts'
import { createHexField, type HexField, type HexIndex } from '#shared/kit/hex-field.ts'
import { isOnBoard } from '#shared/kit/hex.ts'

/** A place among the groups of a ground. */
export type GroupIndex = number

/** Where stars can stand. A group is the hexes that the symmetry takes to one another: they get their stars together. */
export interface Ground {
  readonly field: HexField
  readonly groups: readonly (readonly HexIndex[])[]
  /** The group of every hex, -1 where no star can stand. */
  readonly groupOf: Int32Array
  /** How many hexes a whole group has; a smaller one holds hexes that are their own partners. */
  readonly fold: number
  readonly apartHexes: number
  readonly reachHexes: number
}

/** The ground of a board: groups that leave the board or whose own stars would stand too close are no ground. */
export function createGround({ board, symmetry, apartHexes, reachHexes }: GeneratorSettings): Ground {
  const field = createHexField(board)
  const transforms = listTransforms(symmetry, board)
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

/** The same ground with some of its groups only. */
export function restrictGround(ground: Ground, kept: readonly GroupIndex[]): Ground {
  const groups = kept.map((group) => getGroupHexes(ground, group))
  const groupOf = new Int32Array(ground.field.size).fill(-1)
  groups.forEach((group, index) => {
    for (const hex of group) groupOf[hex] = index
  })
  return { ...ground, groups, groupOf }
}

/** The hexes of a group. */
export function getGroupHexes(ground: Ground, group: GroupIndex): readonly HexIndex[] {
  return ground.groups[group] ?? []
}

/** Whether a group's hexes are their own partners. */
export function isSelfSymmetric(ground: Ground, group: GroupIndex): boolean {
  return getGroupHexes(ground, group).length < ground.fold
}

/** Whether no two hexes of a group are closer than that. */
function isApart(group: readonly HexIndex[], field: HexField, hexes: number): boolean {
  return group.every((value) =>
    group.every((otherValue) => value === otherValue || field.distance(value, otherValue) >= hexes),
  )
}

function groupFrom(hex: HexIndex, field: HexField, transforms: readonly HexTransform[]): HexIndex[] | null {
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
