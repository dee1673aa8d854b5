import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { findPiece, isRobot } from './find.ts'

/** Whether a robot out of command halts, by setting (SAND-ROBO-9). */
const STANDS: Readonly<Record<SandSettings['outOfCommand'], boolean>> = { halt: true, 'march-on': false }

/** Whether a robot is halted and only returns fire (SAND-ROBO-9). */
export function isHalted({ settings }: Battle, { isOutOfCommand }: Figure): boolean {
  return isOutOfCommand && STANDS[settings.outOfCommand]
}

/** Whether a robot marches straight on without control of its side (SAND-ROBO-3, SAND-ROBO-9). */
export function isMarchingUncontrolled(battle: Battle, robot: Figure): boolean {
  return isRobot(robot) && (robot.isMarching || (robot.isOutOfCommand && !isHalted(battle, robot)))
}

/**
 * The units that a robot may fire at: the one in its order, and those that fired at its own unit; null for any
 * (SAND-ROBO-2, SAND-ROBO-3).
 */
export function findAllowedTargetUnits(battle: Battle, figure: Figure): readonly string[] | null {
  if (!isRobot(figure)) return null
  const { order } = figure
  const isUnderOrder = order !== null && order.from <= battle.turn
  const own = isUnderOrder && LIMITS_TARGET_BY_ORDER[order.kind] && !isHalted(battle, figure) ? [order.target] : []
  if (!isHalted(battle, figure) && own.length === 0) return null
  return [...own, ...listUnitsThatFiredAt(battle, figure.unit)]
}

/** Whether an order names the only unit that may be attacked (SAND-ROBO-3). */
export const LIMITS_TARGET_BY_ORDER = { 'go-to': false, guard: false, attack: true } as const

/** The units that fired at this one in the last volley. */
export function listUnitsThatFiredAt(battle: Battle, unit: string): string[] {
  return battle.fired
    .filter(({ target }) => target !== null && findPiece(battle, target)?.unit === unit)
    .map(({ unit: attacker }) => attacker)
}
