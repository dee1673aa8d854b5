import { computeZoneOutlines } from '#renderer/games/planetary-sand/field/points.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { isUsable } from '../format-battle.ts'

/** How far apart figures that are set up together stand, in millimetres. */
const APART_MM = 45

/** The corners of a vehicle, counter-clockwise from front left. */
export function getMachineCorners({ at, heading, lengthMm, widthMm }: Machine): readonly Point[] {
  return at ? getBoxCorners({ ...at, heading: heading ?? 0, length: lengthMm, width: widthMm }) : []
}

/** Everything on the map that is drawn: who is able, and what has been wrecked. */
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

/** The figure or vehicle of a list nearest to a point, within a reach; null where none is. */
export function findNearest(things: readonly (Figure | Machine)[], point: Point, reach: number): string | null {
  const near = things
    .map(({ id, at }) => ({ id, mm: at ? Math.hypot(at.x - point.x, at.y - point.y) : Infinity }))
    .filter(({ mm }) => mm <= reach)
    .toSorted((a, b) => a.mm - b.mm)
  return near[0]?.id ?? null
}

/** Where those who are set up together come to stand about a point: as they stand to each other, or in rows. */
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

/** The corners of the zones of both sides (SAND-SET-1). */
export function listBattleZones({ fieldMm, settings, sides }: Battle): { side: string; outline: Point[] }[] {
  const outlines = computeZoneOutlines(fieldMm ?? [0, 0], settings.zones)
  return sides.map((side, at) => ({ side, outline: outlines[at] ?? [] }))
}

/** Who of a side may be chosen now, by unit: to be set up, or to move. */
export function listChoosablePieces(battle: Battle, side: string): { unit: string; things: (Figure | Machine)[] }[] {
  const isMoved = (piece: Figure | Machine) => battle.phase !== 'deploy' && piece.used?.turn === battle.turn
  const own = [...battle.figures, ...battle.machines].filter(
    (piece) => piece.side === side && isUsable(piece) && piece.inside === null && !isMoved(piece),
  )
  return [...new Set(own.map(({ unit }) => unit))].map((unit) => ({
    unit,
    things: own.filter((piece) => piece.unit === unit),
  }))
}
