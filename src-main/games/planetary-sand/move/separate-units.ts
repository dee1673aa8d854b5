import { getDistanceBetween } from '#shared/kit/distances.ts'
import { isActivePiece } from '../find.ts'
import { findShape } from '../map/positions.ts'
import type { Transaction } from '../transaction.ts'
import { CAN_MEET_AGAIN } from './meet.ts'

/** Separates units that are no longer within R1 of each other on the map, if they may meet again (SAND-MOVE-3). */
export function separateUnits(transaction: Transaction): void {
  const { state: battle } = transaction
  if (!CAN_MEET_AGAIN[battle.settings.meetAgain]) return
  const shapesOf = (unit: string) =>
    [...battle.figures, ...battle.machines]
      .filter((piece) => piece.unit === unit && isActivePiece(piece))
      .flatMap(({ id }) => [findShape(battle, id)].filter((shape) => shape !== null))
  const apart = battle.met.filter(({ units: [a, b] }) => {
    const [ours, theirs] = [shapesOf(a), shapesOf(b)]
    const distances = ours.flatMap((shape) => theirs.map((enemy) => getDistanceBetween(shape, enemy)))
    return distances.length > 0 && Math.min(...distances) > battle.settings.unitMm * 1.001
  })
  for (const { units } of apart) transaction.apply({ type: 'parted', units })
}
