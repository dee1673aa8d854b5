import type { PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle, Melee } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { toR } from '../ground/cords.ts'
import { isAboard } from '../ground/line-of-fire.ts'
import { CAN_CLOSE_BY_SETTING, findMeetingOnPath } from '../ground/meet.ts'
import { findMoverType } from '../ground/move-events.ts'
import { listLegLengths, type Path, getPointAlong } from '../ground/path.ts'
import { findPieceUnder } from '../ground/piece-under.ts'
import { isWithinReach, measureDistance, createMapPosition } from '../ground/positions.ts'
import { findShortestPath } from '../ground/shortest-path.ts'
import { isSamePair } from '../state/evolve.ts'
import { getEnemySide, findFigure, isActivePiece, isInMelee, isRobot, getPositionFields } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireMovableFigures, requireMovePhase, requireNotMarching, requireNotReturning } from './action-checks.ts'

/** Distance of figures in contact, in millimetres. */
const CONTACT_MM = 20

/**
 * Closes to contact with a unit already met, outside or in the same room, on the map around obstacles. Men fight hand
 * to hand at the end of the turn, robots never do (SAND-HTH-1, SAND-HTH-4, SAND-MOVE-6).
 */
export function closeToContact(transaction: Transaction, command: CommandOf<'close'>): void {
  const { state: battle } = transaction
  const { by, figures, unit } = command
  requireMovePhase(battle, by)
  requireMovableFigures(battle, by, figures)
  requireNotReturning(battle, figures)
  requireNotAboard(transaction, figures)
  requireNotMarching(battle, figures)
  requireOnePlace(transaction, figures)
  requireMeeting(transaction, command)
  const attackers = figures.flatMap((id) => findFigure(battle, id) ?? [])
  const defenders = battle.figures.filter(
    (figure) =>
      figure.side === getEnemySide(battle, by) &&
      figure.unit === unit &&
      isActivePiece(figure) &&
      attackers.some(({ inside }) => inside === figure.inside),
  )
  const alone = attackers.find(({ inside }) => defenders.every((defender) => defender.inside !== inside))
  if (alone)
    transaction.refuse(
      'nobody-there',
      `Nobody of ${unit} is ${alone.inside ?? 'outside'}, where ${alone.id} is.`,
      'SAND-HTH-1',
    )
  const things = attackers.map((attacker, at) => {
    const here = defenders.filter(({ inside }) => inside === attacker.inside)
    const order = here.map((_, index) => here[(at + index) % here.length] ?? attacker)
    return placeInContact(transaction, attacker, { defenders: order, measured: command.distance })
  })
  transaction.apply({ type: 'acted', task: 'close', things, moved: 0, stopped: null })
  const melee = meleeOf(battle, by, [...attackers, ...defenders])
  if (melee) transaction.apply({ type: 'closed', melee })
}

/** Requires figures that are not aboard a vehicle (SAND-MOVE-4). */
function requireNotAboard(transaction: Transaction, figures: readonly string[]): void {
  const aboard = figures.find((id) => isAboard(transaction.state, id))
  if (aboard !== undefined) transaction.refuse('inside', `${aboard} is aboard: it must leave first.`, 'SAND-MOVE-4')
}

/** Requires figures in the same room, or all outside: a melee takes place in one location (SAND-HTH-2). */
function requireOnePlace(transaction: Transaction, [first = '', ...others]: readonly string[]): void {
  const where = (id: string) => findFigure(transaction.state, id)?.inside ?? null
  const apart = others.find((id) => where(id) !== where(first))
  if (apart !== undefined)
    transaction.refuse('apart', `${first} and ${apart} are not in one place: close with each by itself.`, 'SAND-HTH-2')
}

/** Requires a unit already met: units stop at R1 and fire once before they close (SAND-MOVE-6, SAND-HTH-1). */
function requireMeeting(transaction: Transaction, { figures, unit }: CommandOf<'close'>): void {
  const { state: battle } = transaction
  for (const id of figures) {
    const own = findFigure(battle, id)?.unit ?? ''
    const met = battle.met.find(({ units }) => isSamePair(units, [own, unit]))
    if (!met)
      transaction.refuse('not-met', `${own} and ${unit} have not met at R1 yet: move there first.`, 'SAND-MOVE-3')
    if (!CAN_CLOSE_BY_SETTING[battle.settings.meetThenClose](met, battle.step))
      transaction.refuse('must-fire', `${own} and ${unit} fire once before they close.`, 'SAND-MOVE-6')
  }
}

/** Enemies, in this man's order of preference, and their distance as measured at the table. */
interface Enemies {
  readonly defenders: readonly Figure[]
  readonly measured: CommandOf<'close'>['distance']
}

/** The end position of a man beside the first enemy he can reach in one move (SAND-MOVE-1). */
function placeInContact(transaction: Transaction, own: Figure, enemies: Enemies): PlacedPiece {
  const { state: battle } = transaction
  const onMap = own.at ? enemies.defenders.filter(({ at }) => at !== null) : []
  if (onMap.length === 0) return placeWithoutMap(transaction, own, enemies)
  for (const enemy of onMap) {
    const path = pathTo(battle, own, enemy)
    if (!path) continue
    requireNoOtherMeeting(transaction, own, path)
    const piece = besideEnd(battle, own, path)
    requireFreeEnd(transaction, own, piece)
    return piece
  }
  const allowance = allowanceOf(battle, own)
  const least = Math.min(...onMap.map(({ id }) => measureDistance(battle, own.id, id) ?? Infinity))
  const message = least > allowance + 0.001 ? awayWords(own, least, allowance) : betweenWords(own, allowance)
  transaction.refuse('too-far', message, 'SAND-MOVE-1')
}

/** The end position of a man beside the first enemy, by the distance measured at the table (SAND-MOVE-1). */
function placeWithoutMap(transaction: Transaction, own: Figure, { defenders, measured }: Enemies): PlacedPiece {
  const { state: battle } = transaction
  const [first] = defenders
  if (!measured || !first) transaction.refuse('say-distance', 'Say how far it is to the enemy.', 'SAND-HTH-1')
  const allowance = allowanceOf(battle, own)
  const far = toR(measured, battle.settings.unitMm)
  if (far > allowance + 0.001) transaction.refuse('too-far', awayWords(own, far, allowance), 'SAND-MOVE-1')
  return { id: own.id, place: { ...getPositionFields(own), cover: null, zone: first.zone, near: first.near } }
}

function allowanceOf({ gravity }: Battle, own: Figure): number {
  return MOVERS[findMoverType(own) ?? 'infantry'].allowance[gravity]
}

function awayWords({ id }: Figure, far: number, allowance: number): string {
  return `${id} is R${Math.round(far * 1000) / 1000} away and goes R${allowance}.`
}

function betweenWords({ id }: Figure, allowance: number): string {
  return `${id} finds no way of R${allowance} to the enemy: something is between. Go round it first.`
}

/** The path to an enemy; of length zero if already in contact. */
function pathTo(battle: Battle, own: Figure, enemy: Figure): Path | null {
  if (!own.at || !enemy.at) return null
  if (isWithinReach(battle, own.id, enemy.id, CONTACT_MM)) return [own.at, own.at]
  return findShortestPath(battle, own, { to: [enemy.at] })?.path ?? null
}

/** Requires a path that stays R1 away from units not yet met. In a room all who are present are met (SAND-MOVE-3). */
function requireNoOtherMeeting(transaction: Transaction, own: Figure, path: Path): void {
  if (own.inside !== null) return
  const [pair] = findMeetingOnPath(transaction.state, [own], { path, moved: Infinity }).units
  if (pair)
    transaction.refuse(
      'meets',
      `${own.id} would come within R1 of ${pair[1]}, and stop there: move first.`,
      'SAND-MOVE-3',
    )
}

/** Requires an end position outside the outlines of vehicles (SAND-MOVE-1). */
function requireFreeEnd(transaction: Transaction, own: Figure, { place }: PlacedPiece): void {
  const { at, heading, inside } = place
  const under = inside === null ? findPieceUnder(transaction.state, own, { at, heading, movers: [] }) : null
  if (under !== null) transaction.refuse('taken', `${own.id} would end on ${under}: go round it first.`, 'SAND-MOVE-1')
}

/** The end position on the path, one base short of the enemy. */
function besideEnd(battle: Battle, own: Figure, path: Path): PlacedPiece {
  const length = listLegLengths(path).reduce((sum, leg) => sum + leg, 0)
  const at = getPointAlong(path, Math.max(0, length - CONTACT_MM))
  return { id: own.id, place: createMapPosition(battle, at, { ...getPositionFields(own), cover: null }) }
}

/** The melee of the men in contact, merged with any melee they join; null if one side has no men (SAND-HTH-4). */
function meleeOf(battle: Battle, by: string, figures: readonly Figure[]): Melee | null {
  const fresh = figures.filter((figure) => !isRobot(figure) && !isInMelee(battle, figure.id)).map(({ id }) => id)
  const joined = battle.melees.find(({ men }) => men.flat().some((id) => figures.some((figure) => figure.id === id)))
  const all = [...(joined?.men.flat() ?? []), ...fresh]
  const [first, second] = battle.sides.map((side) => all.filter((id) => findFigure(battle, id)?.side === side))
  if (!first?.length || !second?.length) return null
  return { id: joined?.id ?? `${battle.turn}-${by}-${battle.melees.length + 1}`, men: [first, second] }
}
