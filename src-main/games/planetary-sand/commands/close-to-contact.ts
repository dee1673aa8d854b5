import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle, Melee } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { toR } from '../distance/cords.ts'
import { isSamePair } from '../evolve.ts'
import { getEnemy, findFigure, isAble, isInMelee, isRobot, getPlace } from '../find.ts'
import { isAboard } from '../map/line-of-fire.ts'
import { findPieceUnder } from '../map/piece-under.ts'
import { isWithinReach, measureDistance, createPlace } from '../map/positions.ts'
import { CAN_CLOSE, findMeetingOnPath } from '../move/meet.ts'
import { listLegLengths, type Path, getPointAlong } from '../move/path.ts'
import { findShortestPath } from '../move/shortest-path.ts'
import { findMover } from '../move/travel.ts'
import {
  findFiguresRefusal,
  findMarchingRefusal,
  findMovePhaseRefusal,
  findReturningRefusal,
} from './action-refusals.ts'

/** Distance of figures in contact, in millimetres. */
const CONTACT_MM = 20

/**
 * Closes to contact with a unit already met, outside or in the same room, on the map around obstacles. Men fight hand
 * to hand at the end of the turn, robots never do (SAND-HTH-1, SAND-HTH-4, SAND-MOVE-6).
 */
export function closeToContact(battle: Battle, command: CommandOf<'close'>): Decision<BattleEvent> {
  const { by, figures, unit } = command
  const refusal =
    findMovePhaseRefusal(battle, by) ??
    findFiguresRefusal(battle, by, figures) ??
    findReturningRefusal(battle, figures) ??
    refuseAboard(battle, figures) ??
    findMarchingRefusal(battle, figures) ??
    refuseApart(battle, figures) ??
    refuseMeeting(battle, command)
  if (refusal) return refusal
  const attackers = figures.flatMap((id) => findFigure(battle, id) ?? [])
  const defenders = battle.figures.filter(
    (figure) =>
      figure.side === getEnemy(battle, by) &&
      figure.unit === unit &&
      isAble(figure) &&
      attackers.some(({ inside }) => inside === figure.inside),
  )
  const alone = attackers.find(({ inside }) => defenders.every((defender) => defender.inside !== inside))
  if (alone)
    return refuse(
      'nobody-there',
      `Nobody of ${unit} is ${alone.inside ?? 'outside'}, where ${alone.id} is.`,
      'SAND-HTH-1',
    )
  const things: PlacedPiece[] = []
  for (const [at, attacker] of attackers.entries()) {
    const here = defenders.filter(({ inside }) => inside === attacker.inside)
    const order = here.map((_, index) => here[(at + index) % here.length] ?? attacker)
    const placed = contactWith(battle, attacker, { defenders: order, said: command.distance })
    if ('ok' in placed) return placed
    things.push(placed)
  }
  const acted: BattleEvent = { type: 'acted', task: 'close', things, moved: 0, stopped: null }
  const melee = meleeOf(battle, by, [...attackers, ...defenders])
  return { ok: true, events: melee ? [acted, { type: 'closed', melee }] : [acted] }
}

/** Refuses figures aboard a vehicle (SAND-MOVE-4). */
function refuseAboard(battle: Battle, figures: readonly string[]): Decision<never> | null {
  const aboard = figures.find((id) => isAboard(battle, id))
  return aboard === undefined ? null : refuse('inside', `${aboard} is aboard: it must leave first.`, 'SAND-MOVE-4')
}

/** Refuses figures in different rooms: a melee takes place in one location (SAND-HTH-2). */
function refuseApart(battle: Battle, [first = '', ...others]: readonly string[]): Decision<never> | null {
  const where = (id: string) => findFigure(battle, id)?.inside ?? null
  const apart = others.find((id) => where(id) !== where(first))
  return apart === undefined
    ? null
    : refuse('apart', `${first} and ${apart} are not in one place: close with each by itself.`, 'SAND-HTH-2')
}

/** Refuses a unit not yet met: units stop at R1 and fire once before they close (SAND-MOVE-6, SAND-HTH-1). */
function refuseMeeting(battle: Battle, { figures, unit }: CommandOf<'close'>): Decision<never> | null {
  for (const id of figures) {
    const own = findFigure(battle, id)?.unit ?? ''
    const met = battle.met.find(({ units }) => isSamePair(units, [own, unit]))
    if (!met) return refuse('not-met', `${own} and ${unit} have not met at R1 yet: move there first.`, 'SAND-MOVE-3')
    if (!CAN_CLOSE[battle.settings.meetThenClose](met, battle.step))
      return refuse('must-fire', `${own} and ${unit} fire once before they close.`, 'SAND-MOVE-6')
  }
  return null
}

/** Enemies, in this man's order of preference, and their distances as measured at the table. */
interface Enemies {
  readonly defenders: readonly Figure[]
  readonly said: CommandOf<'close'>['distance']
}

/** The end position of a man beside the first enemy he can reach in one move, or a refusal. */
function contactWith(battle: Battle, own: Figure, { defenders, said }: Enemies): PlacedPiece | Decision<never> {
  const allowance = MOVERS[findMover(own) ?? 'infantry'].allowance[battle.gravity]
  const onMap = own.at ? defenders.filter(({ at }) => at !== null) : []
  const [first] = defenders
  if (onMap.length === 0) {
    if (!said || !first) return refuse('say-distance', 'Say how far it is to the enemy.', 'SAND-HTH-1')
    const far = toR(said, battle.settings.unitMm)
    if (far > allowance + 0.001) return refuse('too-far', awayWords(own, far, allowance), 'SAND-MOVE-1')
    return { id: own.id, place: { ...getPlace(own), cover: null, zone: first.zone, near: first.near } }
  }
  for (const enemy of onMap) {
    const path = pathTo(battle, own, enemy)
    if (path) return refuseThird(battle, own, path) ?? refuseOnMachine(battle, own, besideEnd(battle, own, path))
  }
  const least = Math.min(...onMap.map(({ id }) => measureDistance(battle, own.id, id) ?? Infinity))
  const message = least > allowance + 0.001 ? awayWords(own, least, allowance) : betweenWords(own, allowance)
  return refuse('too-far', message, 'SAND-MOVE-1')
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

/** Refuses a path that comes within R1 of a unit not yet met. In a room all who are present are met (SAND-MOVE-3). */
function refuseThird(battle: Battle, own: Figure, path: Path): Decision<never> | null {
  if (own.inside !== null) return null
  const [pair] = findMeetingOnPath(battle, [own], { path, moved: Infinity }).units
  return pair
    ? refuse('meets', `${own.id} would come within R1 of ${pair[1]}, and stop there: move first.`, 'SAND-MOVE-3')
    : null
}

/** Refuses an end position within the outline of a vehicle (SAND-MOVE-1). */
function refuseOnMachine(battle: Battle, own: Figure, placed: PlacedPiece): PlacedPiece | Decision<never> {
  const { at, heading, inside } = placed.place
  const under = inside === null ? findPieceUnder(battle, own, { at, heading, movers: [] }) : null
  return under === null ? placed : refuse('taken', `${own.id} would end on ${under}: go round it first.`, 'SAND-MOVE-1')
}

/** The end position on the path, one base short of the enemy. */
function besideEnd(battle: Battle, own: Figure, path: Path): PlacedPiece {
  const length = listLegLengths(path).reduce((sum, leg) => sum + leg, 0)
  const at = getPointAlong(path, Math.max(0, length - CONTACT_MM))
  return { id: own.id, place: createPlace(battle, at, { ...getPlace(own), cover: null }) }
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
