import type { Ship } from '#shared/games/space-planes/model.ts'
import type { EnemyLineOfFire } from '#shared/games/space-planes/questions.ts'
import type { ShipMarkPose } from '#shared/games/space-planes/ship-mark.ts'
import { formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import type { BoardMark } from '#shared/match/protocol.ts'

/** A mark of a ship where it would stand. */
export function createShipMark(
  { id, x, y, heading, face, twist, plane }: Ship,
  details: Pick<ShipMarkPose, 'role'> & Partial<ShipMarkPose>,
): BoardMark {
  const pose: ShipMarkPose = {
    heading,
    face,
    twist,
    plane,
    isStopped: false,
    note: null,
    fills: null,
    step: null,
    ...details,
  }
  return { kind: 'piece', id, at: { x, y }, pose }
}

/** Marks of lines of fire, labelled with their range class. Pairs without a line have none. */
export function createLineOfFireMarks(lines: readonly EnemyLineOfFire[], isMain: boolean): BoardMark[] {
  return lines.flatMap(({ from, to, range }) =>
    from === null || to === null ? [] : [{ kind: 'line', from, to, label: formatRangeClass(range), isMain }],
  )
}
