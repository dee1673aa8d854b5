import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine, Opening } from '#shared/games/planetary-sand/model.ts'
import type { PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import { areaHolds, middleInside, type Outline } from '#shared/kit/areas.ts'
import { distanceToLine, isCrossed, middleOf, type Point } from '#shared/kit/convex.ts'
import { isAlive } from '../air/lose-air.ts'
import { findFigure, findMachine, findOpening, inOrder } from '../find.ts'
import { platesOf } from '../fire/plate-struck.ts'
import { bodyOf } from '../fire/target-of.ts'
import { boxOf } from '../map/where.ts'
import { pointsOf } from '../works/progress.ts'
import { isUnder, platesCaught, weakestOf } from './plates-caught.ts'
import type { Lying } from './strike-under.ts'

/** Where a template lies. */
export interface Blast {
  readonly centre: Point
  readonly radiusMm: number
}

/** Everything that lies under a template on the map, friend and foe alike, in the order of names (SAND-CUP-3, SAND-CUP-4, SAND-BLAST-1 to SAND-BLAST-4). */
export function lyingUnder(battle: Battle, blast: Blast): Lying[] {
  const lying = [
    ...battle.figures.flatMap((figure) => figureUnder(battle, figure, blast) ?? []),
    ...battle.machines.flatMap((machine) => machineUnder(battle, machine, blast) ?? []),
    ...battle.openings.flatMap((opening) => openingUnder(battle, opening, blast) ?? []),
  ]
  return inOrder(lying.map(({ target }) => target)).flatMap((id) => lying.find(({ target }) => target === id) ?? [])
}

/** A figure on the ground whose base centre lies within the radius (SAND-CUP-3). */
function figureUnder(battle: Battle, figure: Figure, { centre, radiusMm }: Blast): Lying | null {
  const { id, at, inside, status } = figure
  if (!at || inside !== null || !isAlive(status)) return null
  if (Math.hypot(at.x - centre.x, at.y - centre.y) > radiusMm) return null
  return { target: id, ...bodyOf(figure), plates: [], isShielded: isWalledOff(battle, centre, at) }
}

/** A vehicle of which any part lies within the radius; a wreck is past harm (SAND-CUP-3, SAND-BLAST-2). */
function machineUnder(battle: Battle, machine: Machine, blast: Blast): Lying | null {
  const box = boxOf(machine)
  if (!box || machine.isWreck || !isUnder(box, blast.centre, blast.radiusMm)) return null
  const plates = platesOf(machine)
  const caught = platesCaught(box, plates, blast)
  return {
    target: machine.id,
    kind: 'machine',
    plates: caught,
    defence: weakestOf(caught, plates),
    isShielded: isWalledOff(battle, blast.centre, box),
  }
}

/** A wall or door that faces the centre; a roof only where the centre is on it (SAND-BLAST-4). */
function openingUnder(battle: Battle, opening: Opening, { centre, radiusMm }: Blast): Lying | null {
  const { id, from, to, part, building, state } = opening
  const outline = battle.buildings.find((one) => one.id === building)?.outline ?? null
  const isOnRoof = outline !== null && areaHolds(outline, centre)
  const isReached =
    part === 'roof'
      ? isOnRoof
      : !isOnRoof &&
        from !== null &&
        to !== null &&
        distanceToLine(centre, from, to) <= radiusMm &&
        faces(outline, centre, [from, to])
  if (!isReached || state === 'breached') return null
  return { target: id, kind: 'structure', plates: [], defence: pointsOf(battle, id), isShielded: false }
}

/** How far from a wall its two sides are looked at, in millimetres. */
const BESIDE_MM = 1

/** Whether a wall turns its outside to a point; one between two rooms, the side away from the middle of its building. */
function faces(outline: Outline | null, centre: Point, [from, to]: readonly [Point, Point]): boolean {
  if (!outline) return true
  const sideOf = ({ x, y }: Point) => Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
  const [{ x, y }, length] = [middleOf([from, to]), Math.hypot(to.x - from.x, to.y - from.y) || 1]
  const aside = { x: (BESIDE_MM * (from.y - to.y)) / length, y: (BESIDE_MM * (to.x - from.x)) / length }
  const beside = [1, -1].map((side) => ({ x: x + side * aside.x, y: y + side * aside.y }))
  const inside = beside.filter((point) => areaHolds(outline, point))
  const [within = middleInside(outline), isBetween] = inside
  return sideOf(isBetween ? middleInside(outline) : within) !== sideOf(centre)
}

/** Whether an unbroken wall stands between the centre and something; one that this blast breaches still shields it (SAND-CUP-4). */
function isWalledOff({ walls, openings }: Battle, centre: Point, at: Point): boolean {
  const whole = openings.flatMap(({ from, to, state, part }) =>
    from && to && state !== 'breached' && part !== 'roof' ? [{ from, to }] : [],
  )
  return [...walls, ...whole].some(({ from, to }) => isCrossed([from, to], centre, at))
}

/** A thing that the table says lies under a template, with the plates that it sees there (SAND-KIT-4); null where there is no such thing. */
export function lyingSaid(
  battle: Battle,
  { target, plates, isShielded }: { target: string; plates: readonly PlateId[]; isShielded: boolean },
): Lying | null {
  const figure = findFigure(battle, target)
  if (figure)
    return isAlive(figure.status) && figure.inside === null
      ? { target, ...bodyOf(figure), plates: [], isShielded }
      : null
  const opening = findOpening(battle, target)
  if (opening)
    return opening.state === 'breached'
      ? null
      : { target, kind: 'structure', plates: [], defence: pointsOf(battle, target), isShielded }
  const machine = findMachine(battle, target)
  if (!machine || machine.isWreck || plates.length === 0) return null
  const caught = [...new Set(plates)].toSorted()
  return { target, kind: 'machine', plates: caught, defence: weakestOf(caught, platesOf(machine)), isShielded }
}
