import { computeZoneOutlines } from '#renderer/games/planetary-sand/field/points.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { isUsablePiece } from '../format-battle.ts'

/** Distance between pieces that are deployed together, in millimetres. */
const APART_MM = 45

/** Corners of a vehicle, counter-clockwise from front left. */
export function getMachineCorners({ at, heading, lengthMm, widthMm }: Machine): readonly Point[] {
  return at ? getBoxCorners({ ...at, heading: heading ?? 0, length: lengthMm, width: widthMm }) : []
}

/** Lists the pieces drawn on the map: the able ones and the wrecks. */
export function listDrawnPieces({ figures, machines }: Battle): { figures: Figure[]; machines: Machine[] } {
  const aboard = new Set(machines.map(({ id }) => id))
  return {
    figures: figures.filter(
      ({ at, inside, status }) =>
        at !== null && !aboard.has(inside ?? '') && ['able', 'returning', 'prisoner', 'disarmed'].includes(status),
    ),
    machines: machines.filter(({ at }) => at !== null),
  }
}

/** Finds the piece nearest to a point within a distance, or null. */
export function findNearestPiece(things: readonly (Figure | Machine)[], point: Point, reach: number): string | null {
  const near = things
    .map(({ id, at }) => ({ id, mm: at ? Math.hypot(at.x - point.x, at.y - point.y) : Infinity }))
    .filter(({ mm }) => mm <= reach)
    .toSorted((a, b) => a.mm - b.mm)
  return near[0]?.id ?? null
}

/** Computes the positions of pieces deployed together around a point: in their current formation, or in rows. */
export function computeFormation(things: readonly (Figure | Machine)[], point: Point): { id: string; at: Point }[] {
  const [lead] = things
  const isPlaced = things.every(({ at }) => at !== null)
  const columns = Math.ceil(Math.sqrt(things.length))
  return things.map(({ id, at }, place) => {
    if (isPlaced && at && lead?.at) return { id, at: { x: point.x + at.x - lead.at.x, y: point.y + at.y - lead.at.y } }
    const [column, row] = [place % columns, Math.floor(place / columns)]
    return { id, at: { x: point.x + (column - (columns - 1) / 2) * APART_MM, y: point.y - row * APART_MM } }
  })
}

/** Corners of the zones of both sides (SAND-SET-1). */
export function listBattleZones({ fieldMm, settings, sides }: Battle): { side: string; outline: Point[] }[] {
  const outlines = computeZoneOutlines(fieldMm ?? [0, 0], settings.zones)
  return sides.map((side, at) => ({ side, outline: outlines[at] ?? [] }))
}

/** Lists the pieces of a side that can be chosen for deployment or movement, by unit. */
export function listChoosablePieces(battle: Battle, side: string): { unit: string; things: (Figure | Machine)[] }[] {
  const isMoved = (piece: Figure | Machine) => battle.phase !== 'deploy' && piece.used?.turn === battle.turn
  const own = [...battle.figures, ...battle.machines].filter(
    (piece) => piece.side === side && isUsablePiece(piece) && piece.inside === null && !isMoved(piece),
  )
  return [...new Set(own.map(({ unit }) => unit))].map((unit) => ({
    unit,
    things: own.filter((piece) => piece.unit === unit),
  }))
}
