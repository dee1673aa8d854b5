import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { computeZoneOutlines } from '#shared/games/planetary-sand/zones.ts'
import { computeInteriorPoint } from '#shared/kit/areas.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { BoardMark } from '#shared/match/protocol.ts'

/** Corners of a vehicle, counter-clockwise from front left. */
export function getMachineCorners({ at, heading, lengthMm, widthMm }: Machine): readonly Point[] {
  return at ? getBoxCorners({ ...at, heading: heading ?? 0, length: lengthMm, width: widthMm }) : []
}

/** A figure or machine with its place on the map. */
export type PieceOnMap<Piece> = Piece & { readonly at: Point }

/** Lists the pieces drawn on the map: the able ones and the wrecks. */
export function listDrawnPieces({ figures, machines }: Battle): {
  readonly figures: readonly PieceOnMap<Figure>[]
  readonly machines: readonly PieceOnMap<Machine>[]
} {
  const aboard = new Set(machines.map(({ id }) => id))
  const isShown = ({ inside, status }: Figure) =>
    !aboard.has(inside ?? '') && ['able', 'returning', 'prisoner', 'disarmed'].includes(status)
  return {
    figures: figures.filter(isShown).flatMap((figure) => (figure.at ? [{ ...figure, at: figure.at }] : [])),
    machines: machines.flatMap((machine) => (machine.at ? [{ ...machine, at: machine.at }] : [])),
  }
}

/** Finds the piece nearest to a point within a distance, or null. */
export function findNearestPieceId(pieces: readonly (Figure | Machine)[], point: Point, reach: number): string | null {
  const near = pieces
    .map(({ id, at }) => ({ id, mm: at ? Math.hypot(at.x - point.x, at.y - point.y) : Infinity }))
    .filter(({ mm }) => mm <= reach)
    .toSorted((a, b) => a.mm - b.mm)
  return near[0]?.id ?? null
}

/** Corners of the zones of both sides (SAND-SET-1). */
export function listBattleZones({ fieldMm, settings, sides }: Battle): { side: string; outline: Point[] }[] {
  const outlines = computeZoneOutlines(fieldMm ?? [0, 0], settings.zones)
  return sides.map((side, at) => ({ side, outline: outlines[at] ?? [] }))
}

/** A name on the map, and the width that it names, in millimetres. */
export interface BattleMapLabel {
  readonly name: string
  readonly at: Point
  readonly widthMm: number
}

/** Names of terrain, buildings and objectives. */
export function listBattleMapLabels({ grounds, rooms, objectives }: Battle): readonly BattleMapLabel[] {
  const place = (name: string, outline: readonly Point[]): BattleMapLabel => {
    const across = outline.map(({ x }) => x)
    return { name, at: computeInteriorPoint(outline), widthMm: Math.max(...across) - Math.min(...across) }
  }
  return [
    ...(grounds ?? []).map(({ kind, outline }) => place(GROUNDS[kind].title.toLowerCase(), outline)),
    ...rooms.flatMap(({ id, outline }) => (outline ? [place(id, outline)] : [])),
    ...objectives.flatMap(({ id, at }) => (at ? [{ name: id, at, widthMm: Infinity }] : [])),
  ]
}

/** Map marks of the shots already declared: a line for each shot, and a circle for each template that has landed. */
export function listShotMarks(battle: Battle): readonly BoardMark[] {
  const lines = (battle.declared ?? []).flatMap((shot): BoardMark[] => {
    const from = findPlace(battle, shot.shooter)
    const to =
      shot.type === 'shoot'
        ? findPlace(battle, shot.target)
        : 'at' in shot.aim
          ? findPlace(battle, shot.aim.at)
          : shot.aim
    return from && to ? [{ kind: 'line', from, to, label: '', isMain: true }] : []
  })
  const circles = battle.launches.flatMap(({ centre, shooter, weapon }): BoardMark[] => {
    const template = WEAPONS[weapon].blast?.template
    const diameter = template && battle.settings[`${template}Mm`]
    return centre && diameter ? [{ kind: 'circle', at: centre, diameter, label: shooter }] : []
  })
  return [...lines, ...circles]
}

/** Place of a piece, or the middle of a door or wall. */
function findPlace({ openings, figures, machines }: Battle, id: string): Point | null {
  const opening = openings.find((candidate) => candidate.id === id)
  if (opening?.from && opening.to)
    return { x: (opening.from.x + opening.to.x) / 2, y: (opening.from.y + opening.to.y) / 2 }
  return [...figures, ...machines].find((piece) => piece.id === id)?.at ?? null
}
