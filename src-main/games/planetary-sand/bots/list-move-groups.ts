import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { BotStyleRow } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { computeInteriorPoint } from '#shared/kit/areas.ts'
import { computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import { getEnemySide, findMachine, findRoom, isActivePiece, isFigure, isInMelee } from '../state/find.ts'
import { isHalted, isMarchingUncontrolled } from '../state/robot-control.ts'
import type { BotSide } from './bot.ts'
import type { GroupGoal, MoveGroup, RiderGroup } from './move-group.ts'
import { isDriven, getDistanceR, listDismountableRiders, shouldRide } from './riding.ts'

/** Distance at which a figure boards on its own without being fetched, in R. */
const FETCHED_R = 1

/**
 * Divides the pieces of a side that can still move into groups: guards with their prisoners, men on the way home, then
 * units.
 */
export function listMoveGroups(battle: Battle, { by, temper }: Pick<BotSide, 'by' | 'temper'>): MoveGroup[] {
  const free = battle.figures.filter((figure) => figure.side === by && mayGo(battle, figure))
  const guarding = battle.captives.filter(({ captor, isDisarmed }) => captor === by && !isDisarmed)
  const guards = new Set(battle.captives.filter(({ captor }) => captor === by).flatMap((captive) => captive.guards))
  const home = goalHome(battle, by)
  const escorts = guarding.map(({ guards: ids, men }) => [
    ...free.filter(({ id }) => ids.includes(id)),
    ...battle.figures.filter(({ id, status, at }) => men.includes(id) && status === 'prisoner' && at !== null),
  ])
  const returning = free.filter(({ status }) => status === 'returning').map((figure) => [figure])
  const drives = battle.machines.filter((machine) => machine.side === by && mayDrive(battle, machine))
  const onFoot = unitsOf(free.filter(({ id, status }) => status === 'able' && !guards.has(id))).map((things) =>
    groupFor(things, goalOf(battle, by, things)),
  )
  return [
    ...escorts.filter(([lead]) => lead?.side === by).map((things) => groupFor(things, home)),
    ...returning.map((things) => groupFor(things, home)),
    ...onFoot,
    ...drives.flatMap((drive) => driveFor(battle, { by, onFoot, temper }, drive)),
  ]
}

/** Groups the riders who may dismount now, by vehicle and its goal. */
export function listRiderGroups(battle: Battle, by: string): RiderGroup[] {
  return battle.machines.flatMap((car) => {
    const riders = car.side === by && !car.isWreck ? listDismountableRiders(battle, car) : []
    const free = riders.filter((rider) => rider.used?.turn !== battle.turn && !isHalted(battle, rider))
    return free.length === 0 ? [] : [{ car, riders: free, goal: goalOf(battle, by, [car]) }]
  })
}

/** Splits units by location: outside, or in a room. */
function unitsOf(figures: readonly Figure[]): Figure[][] {
  const all = new Map<string, Figure[]>()
  for (const figure of figures) {
    const key = `${figure.unit}\n${figure.inside ?? ''}`
    all.set(key, [...(all.get(key) ?? []), figure])
  }
  return [...all.values()]
}

function groupFor(things: readonly (Figure | Machine)[], goal: GroupGoal): MoveGroup {
  return { things, at: computeMeanPoint(things.flatMap(({ at }) => at ?? [])), goal }
}

function mayGo(battle: Battle, figure: Figure): boolean {
  return (
    (figure.status === 'able' || figure.status === 'returning') &&
    figure.at !== null &&
    figure.used?.turn !== battle.turn &&
    !figure.isLocked &&
    !isInMelee(battle, figure.id) &&
    !isHalted(battle, figure) &&
    !isMarchingUncontrolled(battle, figure) &&
    findMachine(battle, figure.inside) === null
  )
}

function mayDrive(battle: Battle, machine: Machine): boolean {
  return (
    isActivePiece(machine) &&
    machine.at !== null &&
    machine.used?.turn !== battle.turn &&
    machine.blockedTurn !== battle.turn &&
    isDriven(battle, machine)
  )
}

interface Driving {
  readonly by: string
  readonly temper: BotStyleRow
  readonly onFoot: readonly MoveGroup[]
}

/**
 * The goal of a vehicle. Armed vehicles and those with riders drive to the objective, empty ones to men who want to
 * ride, otherwise nowhere.
 */
function driveFor(battle: Battle, { by, temper, onFoot }: Driving, car: Machine): MoveGroup[] {
  const isBound = car.weapon !== null || listDismountableRiders(battle, car).length > 0
  if (isBound) return [groupFor([car], goalOf(battle, by, [car]))]
  const waiting = car.seats > 0 ? onFoot.filter((group) => shouldRide(battle, { by, temper }, group)) : []
  const far = ({ at }: MoveGroup) => getDistanceR(battle, at, car.at ?? at)
  const [next] = waiting.toSorted((a, b) => far(a) - far(b))
  const isBeside = next && far(next) <= FETCHED_R
  if (!next || isBeside) return []
  return [groupFor([car], { at: next.at, words: `to fetch ${next.things[0]?.unit ?? ''}`, room: null, isPlain: true })]
}

/** The objective to take or keep, or the nearest enemy if there is none. */
function goalOf(battle: Battle, by: string, things: readonly (Figure | Machine)[]): GroupGoal {
  const { scenario, objectives, attacker } = battle
  const enemy = getEnemySide(battle, by)
  const takes = scenario === 'objective' || (scenario === 'defensive' && by === attacker)
  const wanted = scenario === 'basic' ? null : objectives.find(({ home }) => home === (takes ? enemy : by))
  const room = findRoom(battle, wanted?.room ?? null)
  const at = wanted?.at ?? (room?.outline ? computeInteriorPoint(room.outline) : null)
  if (wanted && at)
    return { at, words: `${takes ? 'to take' : 'to keep'} ${wanted.id}`, room: wanted.room, isPlain: false }
  const from = computeMeanPoint(things.flatMap((piece) => piece.at ?? []))
  const far = (point: Point) => Math.hypot(point.x - from.x, point.y - from.y)
  const [nearest] = [...battle.figures, ...battle.machines]
    .filter((piece) => piece.side === enemy && isActivePiece(piece) && (isFigure(piece) || piece.weapon !== null))
    .flatMap((piece) => (piece.at ? [{ at: piece.at, unit: piece.unit }] : []))
    .toSorted((a, b) => far(a.at) - far(b.at))
  return nearest
    ? { at: nearest.at, words: `towards ${nearest.unit}`, room: null, isPlain: false }
    : goalHome(battle, by)
}

/** The middle of the own zone. */
function goalHome({ fieldMm, sides, settings }: Battle, by: string): GroupGoal {
  const [width, height] = fieldMm ?? [0, 0]
  const isFirst = by === sides[0]
  const share = settings.zones[isFirst ? 0 : 1] / 2
  const along = isFirst ? share : 1 - share
  const at = width > height ? { x: width * along, y: height / 2 } : { x: width / 2, y: height * along }
  return { at, words: 'back to its own lines', room: null, isPlain: true }
}
