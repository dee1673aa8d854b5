import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine, Position } from '#shared/games/planetary-sand/model.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import { getAreaDistance } from '#shared/kit/areas.ts'
import { type OrientedBox, getBoxCorners } from '#shared/kit/boxes.ts'
import { type ConvexPolygon, isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import { isFigure, isAlive } from '../state/find.ts'
import { findMachineBox, findPieceOutline } from './positions.ts'

/** Tolerated overlap of adjacent outlines, in millimetres. */
const OVERLAP_MM = 2

/** A position outside, and pieces that move simultaneously and are not obstacles. */
type Stand = Pick<Position, 'at' | 'heading'> & { readonly movers: readonly string[] }

/**
 * Id of the piece on which a piece would stand, or null. Vehicles cannot stand on figures since rules 2, nor figures
 * in vehicles since rules 3 (SAND-MOVE-1).
 */
export function findPieceUnder(battle: Battle, piece: Figure | Machine, { at, heading, movers }: Stand): string | null {
  if (!at) return null
  if (isFigure(piece)) return isAtLeastRulesVersion(battle, 3) ? findMachineAt(battle, at, movers) : null
  const box = isAtLeastRulesVersion(battle, 2)
    ? findMachineBox({ ...piece, at, heading: heading ?? piece.heading })
    : null
  if (!box) return null
  const own = shrinkCorners(box)
  const others = [...battle.figures, ...battle.machines].filter(
    (candidate) =>
      !movers.includes(candidate.id) &&
      candidate.inside === null &&
      (!isFigure(candidate) || isAlive(candidate.status)),
  )
  const isUnder = ({ id }: Figure | Machine) => {
    const shape = findPieceOutline(battle, id)
    return shape !== null && getAreaDistance(own, shape) === 0
  }
  return others.find(isUnder)?.id ?? null
}

function findMachineAt({ machines }: Battle, at: Point, movers: readonly string[]): string | null {
  const holdsIt = (machine: Machine) => {
    const box = findMachineBox(machine)
    return box !== null && isPointInPolygon(shrinkCorners(box), at)
  }
  return machines.find((machine) => !movers.includes(machine.id) && holdsIt(machine))?.id ?? null
}

function shrinkCorners(box: OrientedBox): ConvexPolygon {
  return getBoxCorners({ ...box, length: box.length - OVERLAP_MM, width: box.width - OVERLAP_MM })
}
