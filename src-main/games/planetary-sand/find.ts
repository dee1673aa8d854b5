import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine, Opening, Position, Room } from '#shared/games/planetary-sand/model.ts'
import { getFigureRow, type Job } from '#shared/games/planetary-sand/tables/figures.ts'

/** The one of this id, or null: asked so often that it counts by itself. */
function withId<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing | null {
  for (const item of things) if (item.id === id) return item
  return null
}

/** A figure of this id, or null. */
export function findFigure({ figures }: Battle, id: string | null): Figure | null {
  return id === null ? null : withId(figures, id)
}

/** A machine of this id, or null. */
export function findMachine({ machines }: Battle, id: string | null): Machine | null {
  return id === null ? null : withId(machines, id)
}

/** A figure or machine of this id, or null. */
export function findPiece(battle: Battle, id: string): Figure | Machine | null {
  return findFigure(battle, id) ?? findMachine(battle, id)
}

/** A room of this id, or null. */
export function findRoom({ rooms }: Battle, id: string | null): Room | null {
  return id === null ? null : withId(rooms, id)
}

/** Whether somebody gets through: a door, or a wall or roof that is breached (SAND-DEF-4). */
export function isPassage({ part, state }: Opening): boolean {
  return part === 'door' || state === 'breached'
}

/** Whether a passage leads from one room to another, or to the outside, which is null. */
export function isPassageBetween({ openings }: Battle, from: string | null, to: string | null): boolean {
  return openings.some(
    (candidate) =>
      isPassage(candidate) &&
      ((candidate.rooms[0] === from && candidate.rooms[1] === to) ||
        (candidate.rooms[0] === to && candidate.rooms[1] === from)),
  )
}

/** A part of a building of this id, or null. */
export function findOpening({ openings }: Battle, id: string): Opening | null {
  return withId(openings, id)
}

/** Whether something is a figure. */
export function isFigure(piece: Figure | Machine): piece is Figure {
  return 'kind' in piece
}

/** Whether a figure is a robot (SAND-ROBO-1). */
export function isRobot({ kind }: Pick<Figure, 'kind'>): boolean {
  return getFigureRow(kind).isRobot
}

/** Whether a figure or machine is on the field and its side's to use. */
export function isAble(piece: Figure | Machine): boolean {
  return isFigure(piece) ? piece.status === 'able' : !piece.isWreck
}

/** Whether a figure does this kind of work, and here: a robot that is assigned elsewhere does not (SAND-ROBO-7). */
export function canDoJob({ kind, post }: Figure, job: Job, where: string | null): boolean {
  return getFigureRow(kind).jobs.includes(job) && (post === null || where === null || post === where)
}

/** The men whose work these figures do (SAND-ROBO-1, SAND-MOVE-2). */
export function countHands(figures: readonly Figure[]): number {
  return figures.reduce((sum, { kind }) => sum + getFigureRow(kind).hands, 0)
}

/** Whether a figure would die without air (SAND-AIR-4). */
export function needsAir(figure: Figure): boolean {
  return !figure.hasSuit && !isRobot(figure)
}

/** The other side. */
export function getEnemy({ sides: [a, b] }: Pick<Battle, 'sides'>, side: string): string {
  return side === a ? b : a
}

/** Who moves in the second move phase. */
export function getSecondSide(battle: Battle): string {
  return getEnemy(battle, battle.first)
}

/** Whether a figure is in a melee (SAND-HTH-1). */
export function isInMelee({ melees }: Battle, id: string): boolean {
  return melees.some(({ men }) => men.some((side) => side.includes(id)))
}

/** Where something stands, and nothing else of it. */
export function getPlace({ at, heading, inside, zone, near, cover, river }: Position): Position {
  return { at, heading, inside, zone, near, cover, river }
}

/** Names in the order in which coins are tossed for them. */
export function sortIds(ids: Iterable<string>): string[] {
  return [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1))
}
