import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { listSidesToAct } from '#shared/games/planetary-sand/sides-to-act.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { OBJECTIVE_HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { areShotsDeclaredFirst, isVolleyRolled } from '../fire/declared-shots.ts'
import { listShootersWithShotsLeft } from '../fire/firing-list-entries.ts'
import { isRepeatShot } from '../fire/shot-target.ts'
import { shouldMeetingUnitsFace } from '../ground/facing-events.ts'
import { computeNeededGuards } from '../melee/guards.ts'
import { listLivingPrisoners, listEffectiveGuards } from '../melee/prisoners.ts'
import { movesOnlyByOrder, formatRobotOrder } from '../robots/one-order.ts'
import { canDoJob, findOpening, findPiece, isActivePiece, isRobot, needsAir, isAlive, isVacuum } from '../state/find.ts'
import { isHalted, isMarchingUncontrolled } from '../state/robot-control.ts'
import { WORK_RESTARTS_IF_INTERRUPTED } from '../works/progress.ts'

/** Something pending, or that is about to happen. */
export interface PendingItem {
  readonly text: string
  readonly side: string | null
  readonly rule: string
  readonly isUrgent: boolean
}

/** Lists everything pending, most urgent first: deadlines, guards, robots, counts, work, and repeat shots. */
export function listPendingItems(battle: Battle): PendingItem[] {
  if (battle.phase === 'over') return []
  const all = [
    ...declarationsDue(battle),
    ...blastsDue(battle),
    ...airDue(battle),
    ...guardsDue(battle),
    ...facingDue(battle),
    ...ordersDue(battle),
    ...robotsDue(battle),
    ...holdsDue(battle),
    ...worksDue(battle),
    ...riversDue(battle),
    ...againDue(battle),
    ...limitDue(battle),
  ]
  return [...all.filter(({ isUrgent }) => isUrgent), ...all.filter(({ isUrgent }) => !isUrgent)]
}

/** Sides that are still declaring shots, and their shooters without a declared one (SAND-TURN-1). */
function declarationsDue(battle: Battle): PendingItem[] {
  if (battle.phase !== 'fire' || !areShotsDeclaredFirst(battle) || isVolleyRolled(battle)) return []
  const open = listShootersWithShotsLeft(battle)
  return listSidesToAct(battle).map((side) => {
    const left = [...new Set(open.filter((line) => line.side === side).map(({ shooter }) => shooter))]
    const text =
      left.length === 0
        ? `${side} has declared every shot: confirm them.`
        : `${side} declares its shots before any die is thrown. ${formatCount(left.length, 'shooter has', 'shooters have')} shots left.`
    return { text, side, rule: 'SAND-TURN-1', isUrgent: false }
  })
}

function blastsDue({ launches }: Battle): PendingItem[] {
  return launches
    .filter(({ drift, hits }) => drift !== null && hits === null)
    .map(({ shooter, side }) => ({
      text: `Say who lies under the blast of ${shooter}.`,
      side,
      rule: 'SAND-CUP-3',
      isUrgent: true,
    }))
}

/** Rooms that are losing their air, and the figures in them who breathe (SAND-AIR-3). */
function airDue(battle: Battle): PendingItem[] {
  if (!isVacuum(battle)) return []
  return battle.rooms
    .filter(({ leakTurn, hasAir }) => leakTurn !== null && hasAir)
    .map(({ id }) => {
      const inside = battle.figures.filter(
        (figure) => figure.inside === id && isAlive(figure.status) && needsAir(figure),
      )
      const who =
        inside.length === 0
          ? 'nobody in it needs it'
          : `${formatList(inside.map((figure) => figure.id))} must leave or suit up`
      return {
        text: `${id} loses its air at the end of the next move: ${who}.`,
        side: inside[0]?.side ?? null,
        rule: 'SAND-AIR-3',
        isUrgent: inside.length > 0,
      }
    })
}

function guardsDue(battle: Battle): PendingItem[] {
  return battle.captives.flatMap((captives) => {
    const { captor, isDisarmed } = captives
    const [held, guards] = [listLivingPrisoners(battle, captives), listEffectiveGuards(battle, captives)]
    if (held.length === 0) return []
    const need = computeNeededGuards(held.length, isDisarmed)
    const where = isDisarmed ? 'in the lines' : 'to bring home'
    const short = need > guards.length
    return [
      {
        text: `${captor} has ${formatCount(held.length, 'prisoner')} ${where}: ${formatCount(guards.length, 'guard')} of ${need}.`,
        side: captor,
        rule: isDisarmed ? 'SAND-PRIS-3' : 'SAND-PRIS-1',
        isUrgent: short,
      },
    ]
  })
}

/** Without a map: units that have just met and turn to face each other (SAND-MOVE-3). */
function facingDue(battle: Battle): PendingItem[] {
  if (battle.fieldMm !== null || !shouldMeetingUnitsFace(battle)) return []
  return battle.met
    .filter(({ step }) => step >= battle.step - 1)
    .map(({ units }) => ({
      text: `Turn to face each other: ${formatList([...units])}.`,
      side: null,
      rule: 'SAND-MOVE-3',
      isUrgent: false,
    }))
}

/** The orders of infantry robots, and those without one (SAND-ROBO-2). */
function ordersDue(battle: Battle): PendingItem[] {
  return battle.sides.flatMap((side) => {
    const robots = battle.figures.filter(
      (figure) => figure.side === side && isActivePiece(figure) && movesOnlyByOrder(battle, figure),
    )
    const robotsByOrder = Map.groupBy(robots, ({ order }) => (order === null ? '' : formatRobotOrder(order)))
    return [...robotsByOrder].map(([text, ones]) => ({
      text:
        text === '' ? `Without an order, standing still: ${namesOf(ones)}.` : `Ordered to ${text}: ${namesOf(ones)}.`,
      side,
      rule: 'SAND-ROBO-2',
      isUrgent: false,
    }))
  })
}

const namesOf = (figures: Battle['figures']): string => formatList(figures.map(({ id }) => id))

/**
 * Robots that are halted or march on, and infantry robots without a specialist (SAND-ROBO-3, SAND-ROBO-9,
 * SAND-ROBO-10).
 */
function robotsDue(battle: Battle): PendingItem[] {
  return battle.sides.flatMap((side) => {
    const robots = battle.figures.filter((figure) => figure.side === side && isActivePiece(figure))
    const halted = robots.filter((robot) => isHalted(battle, robot)).map(({ id }) => id)
    const marching = robots.filter((robot) => isMarchingUncontrolled(battle, robot)).map(({ id }) => id)
    const foot = robots.filter((robot) => isRobot(robot) && canDoJob(robot, 'fight', null))
    const isAlone = foot.length >= ROBOT_LIMITS.escortAdvisedFrom && !robots.some(({ isSpecialist }) => isSpecialist)
    const line = (text: string, rule: string): PendingItem => ({ text, side, rule, isUrgent: false })
    return [
      ...(halted.length > 0
        ? [line(`Beyond R6 of a specialist, standing still: ${formatList(halted)}.`, 'SAND-ROBO-9')]
        : []),
      ...(marching.length > 0
        ? [line(`Marching on until off the table: ${formatList(marching)}.`, 'SAND-ROBO-3')]
        : []),
      ...(isAlone ? [line(`${side} has ${foot.length} infantry robots and no specialist.`, 'SAND-ROBO-10')] : []),
    ]
  })
}

function holdsDue({ holds }: Battle): PendingItem[] {
  return Object.entries(holds)
    .filter(([, { goal }]) => goal > 0)
    .map(([side, { goal }]) => ({
      text: `${side} has held the objective for ${goal} of ${OBJECTIVE_HOLD_TURNS} turns.`,
      side,
      rule: 'SAND-VIC-4',
      isUrgent: goal >= OBJECTIVE_HOLD_TURNS - 1,
    }))
}

const WORKS = {
  reload: 'Reloading',
  repair: 'Repairing',
  restore: 'Bringing air back to',
  salvage: 'Making a robot of',
}

/** What happens to work that is not continued this turn. */
const LEFT_ALONE = { restarts: 'begins again if nobody works on', stays: 'waits for somebody to go on' } as const

/** Work in progress. A reload that is not continued this turn starts again (SAND-RELOAD-2, SAND-FIX-1). */
function worksDue({ works, turn }: Battle): PendingItem[] {
  return works.map(({ kind, subject, side, done, need, turn: worked }) => ({
    text: `${WORKS[kind]} ${subject}: ${done} of ${need}, ${worked === turn ? 'at work' : LEFT_ALONE[WORK_RESTARTS_IF_INTERRUPTED[kind] ? 'restarts' : 'stays']}.`,
    side,
    rule: kind === 'reload' ? 'SAND-RELOAD-2' : 'SAND-FIX-1',
    isUrgent: false,
  }))
}

function riversDue(battle: Battle): PendingItem[] {
  const things = [...battle.figures, ...battle.machines].filter((piece) => isActivePiece(piece) && piece.river !== null)
  return battle.sides.flatMap((side) => {
    const own = things.filter((piece) => piece.side === side)
    const line = (where: 'bank' | 'water', text: string): PendingItem[] => {
      const ids = own.filter(({ river }) => river === where).map(({ id }) => id)
      return ids.length === 0
        ? []
        : [{ text: `${text}: ${formatList(ids)}.`, side, rule: 'SAND-TERR-5', isUrgent: false }]
    }
    return [...line('bank', 'On the bank, next into the water'), ...line('water', 'In the water, next the far bank')]
  })
}

/** Shooters of the last volley whose target has not moved (SAND-HIT-2). */
function againDue(battle: Battle): PendingItem[] {
  const stands = (id: string) => {
    const piece = findPiece(battle, id)
    return piece ? isActivePiece(piece) : findOpening(battle, id)?.state !== 'breached'
  }
  const again = battle.fired.filter(
    ({ shooter, target }) =>
      target !== null && isRepeatShot(battle, shooter, target) && [shooter, target].every(stands),
  )
  return battle.sides.flatMap((side) => {
    const own = again.filter((shot) => shot.side === side).map(({ shooter, target }) => `${shooter} at ${target ?? ''}`)
    return own.length === 0
      ? []
      : [{ text: `Again +2: ${formatList(own)}.`, side, rule: 'SAND-HIT-2', isUrgent: false }]
  })
}

function limitDue({ settings: { turnLimit }, turn }: Battle): PendingItem[] {
  return turnLimit === null || turn < turnLimit
    ? []
    : [{ text: `Turn ${turn} is the last one.`, side: null, rule: 'SAND-TURN-4', isUrgent: true }]
}
