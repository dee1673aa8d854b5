import type { ShipMarkPose } from '#shared/games/space-planes/ship-mark.ts'
import type { BoardMark } from '#shared/match/protocol.ts'

/** A ship where it would stand. */
export interface ShipMark {
  readonly id: string
  readonly at: { readonly x: number; readonly y: number }
  readonly pose: ShipMarkPose
}

/** The ships among the marks of a preview. */
export function listShipMarks(marks: readonly BoardMark[]): readonly ShipMark[] {
  return marks.flatMap((mark) =>
    mark.kind === 'piece' ? [{ id: mark.id, at: mark.at, pose: mark.pose as ShipMarkPose }] : [],
  )
}

export function findShipMark(marks: readonly BoardMark[], role: ShipMarkPose['role']): ShipMark | null {
  return listShipMarks(marks).find(({ pose }) => pose.role === role) ?? null
}
