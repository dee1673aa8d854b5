import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine, Opening, Position, Room } from '#shared/games/planetary-sand/model.ts'
import { AIRS } from '#shared/games/planetary-sand/tables/environment.ts'
import { getFigureRow, type FigureJob } from '#shared/games/planetary-sand/tables/figures.ts'

/** The element with this id, or null. Performance-critical. */
function withId<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing | null {
  for (const item of things) if (item.id === id) return item
  return null
}

export function findFigure({ figures }: Battle, id: string | null): Figure | null {
  return id === null ? null : withId(figures, id)
}

export function findMachine({ machines }: Battle, id: string | null): Machine | null {
  return id === null ? null : withId(machines, id)
}

/** The figure or machine with this id, or null. */
export function findPiece(battle: Battle, id: string): Figure | Machine | null {
  return findFigure(battle, id) ?? findMachine(battle, id)
}

export function findRoom({ rooms }: Battle, id: string | null): Room | null {
  return id === null ? null : withId(rooms, id)
}

/** Whether an opening can be passed: a door, or a breached wall or roof (SAND-DEF-4). */
export function isPassage({ part, state }: Opening): boolean {
  return part === 'door' || state === 'breached'
}

/** Whether a passage connects two rooms; null is the outside. */
export function isPassageBetween({ openings }: Battle, from: string | null, to: string | null): boolean {
  return openings.some(
    (candidate) =>
      isPassage(candidate) &&
      ((candidate.rooms[0] === from && candidate.rooms[1] === to) ||
        (candidate.rooms[0] === to && candidate.rooms[1] === from)),
  )
}

/** The part of a building with this id, or null. */
export function findOpening({ openings }: Battle, id: string): Opening | null {
  return withId(openings, id)
}

export function isFigure(piece: Figure | Machine): piece is Figure {
  return 'kind' in piece
}

/** Whether a figure is a robot (SAND-ROBO-1). */
export function isRobot({ kind }: Pick<Figure, 'kind'>): boolean {
  return getFigureRow(kind).isRobot
}

/** Whether a figure or machine is on the field and controlled by its side. */
export function isActivePiece(piece: Figure | Machine): boolean {
  return isFigure(piece) ? piece.status === 'able' : !piece.isWreck
}

/** Whether a figure can do this kind of work here. A robot assigned elsewhere cannot (SAND-ROBO-7). */
export function canDoJob({ kind, post }: Figure, job: FigureJob, where: string | null): boolean {
  return getFigureRow(kind).jobs.includes(job) && (post === null || where === null || post === where)
}

/** The work of figures, counted in men (SAND-ROBO-1, SAND-MOVE-2). */
export function countWorkforce(figures: readonly Figure[]): number {
  return figures.reduce((sum, { kind }) => sum + getFigureRow(kind).hands, 0)
}

/** Whether a figure would die without air (SAND-AIR-4). */
export function needsAir(figure: Figure): boolean {
  return !figure.hasSuit && !isRobot(figure)
}

export function getEnemySide({ sides: [a, b] }: Pick<Battle, 'sides'>, side: string): string {
  return side === a ? b : a
}

/** The side that moves in the second move phase. */
export function getSecondMovingSide(battle: Battle): string {
  return getEnemySide(battle, battle.first)
}

/** Whether a figure is in a melee (SAND-HTH-1). */
export function isInMelee({ melees }: Battle, id: string): boolean {
  return melees.some(({ men }) => men.some((side) => side.includes(id)))
}

/** The position fields of a piece. */
export function getPositionFields({ at, heading, inside, zone, near, cover, river }: Position): Position {
  return { at, heading, inside, zone, near, cover, river }
}

/** Sorts ids in the order in which coins are tossed for them. */
export function sortIdsInTossOrder(ids: Iterable<string>): string[] {
  return [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1))
}

/** Whether there is no air outside (SAND-ENV-2). */
export function isVacuum({ air }: Pick<Battle, 'air'>): boolean {
  return AIRS[air].isVacuum
}

/** Whether a figure lives: it is able, a prisoner, without arms or on its way back. */
export function isAlive(status: Battle['figures'][number]['status']): boolean {
  return status === 'able' || status === 'prisoner' || status === 'disarmed' || status === 'returning'
}
