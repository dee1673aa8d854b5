import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { ARMOUR, type PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { TASKS } from '#shared/games/planetary-sand/tables/tasks.ts'
import { shouldMeetingUnitsFace } from '../ground/facing-events.ts'
import { findMuzzlePoint } from '../ground/line-of-fire.ts'
import { findMachineBox } from '../ground/positions.ts'
import { findFigure, findMachine, findOpening, findPiece, isRobot } from '../state/find.ts'
import { getRepairPointsNeeded } from '../state/repair-points.ts'
import type { TargetKind } from './damage.ts'
import type { ShotTarget } from './direct-shot.ts'
import { getStruckPlate, getMachinePlates } from './struck-plate.ts'

/** A figure as a target: a man, a man in a suit, or a robot (SAND-DEF-1). */
export function getFigureTarget(figure: Figure): { kind: TargetKind; defence: number } {
  if (isRobot(figure)) return { kind: 'robot', defence: ARMOUR.robot.front }
  return { kind: 'man', defence: ARMOUR[figure.hasSuit ? 'suited-man' : 'man'].front }
}

/**
 * The part that a direct shot hits: a body, the plate facing the shooter, or a part of a building; null if the plate
 * must be entered (SAND-DEF-1, SAND-DEF-3).
 */
export function findShotTarget(
  battle: Battle,
  shooter: string,
  { target, plate: givenPlate }: { target: string; plate: PlateId | null },
): ShotTarget | null {
  const figure = findFigure(battle, target)
  if (figure) return { ...getFigureTarget(figure), plate: null }
  const opening = findOpening(battle, target)
  if (opening) return { kind: 'structure', defence: getRepairPointsNeeded(battle, target), plate: opening.part }
  const machine = findMachine(battle, target)
  if (!machine) return null
  const plates = getMachinePlates(machine)
  const [box, muzzle] = [findMachineBox(machine), findMuzzlePoint(battle, shooter)]
  const plate =
    box && muzzle ? getStruckPlate(box, muzzle, plates) : (givenPlate ?? plateFaced(battle, shooter, machine))
  return plate && { kind: 'machine', defence: plates[plate], plate }
}

/** Number of phases of a turn from the first move to the fire. */
const STEPS_TO_FIRE = 3

/**
 * Without a map: the front of a machine whose unit has met the shooter's this turn, since they face each other
 * (SAND-MOVE-3); otherwise null.
 */
function plateFaced(battle: Battle, shooter: string, { unit }: Machine): PlateId | null {
  const own = findPiece(battle, shooter)?.unit
  const isFaced = battle.met.some(
    ({ units, step }) =>
      battle.step - step <= STEPS_TO_FIRE && units.includes(unit) && units.some((text) => text === own),
  )
  return isFaced && shouldMeetingUnitsFace(battle) ? 'front' : null
}

/** Whether a target fired in the last volley or will fire in this one, itself or by serving a gun (SAND-HIT-4). */
export function isTargetFiring(battle: Battle, target: string): boolean {
  const serves = (entry: { readonly shooter: string; readonly crew: readonly string[] }) =>
    entry.shooter === target || entry.crew.includes(target)
  if (findOpening(battle, target) !== null || battle.fired.some(serves)) return true
  return battle.sides.some((side) => battle.lists[side]?.some(serves) ?? false)
}

/** Who benefits from a shot of the last volley, by setting (SAND-HIT-2). */
const PROFITS: Readonly<
  Record<SandSettings['againScope'], (fired: Battle['fired'][number], by: { shooter: string; side: string }) => boolean>
> = {
  'same-shooter': (fired, by) => fired.shooter === by.shooter,
  'same-side': (fired, by) => fired.side === by.side,
}

/** Whether this shooter fires again at a target that has not moved since (SAND-HIT-2). */
export function isRepeatShot(battle: Battle, shooter: string, target: string): boolean {
  const [own, aimed] = [findPiece(battle, shooter), findPiece(battle, target)]
  const hasMoved = aimed?.used?.turn === battle.turn && TASKS[aimed.used.task].isMoving
  const by = { shooter, side: own?.side ?? '' }
  return (
    !hasMoved && battle.fired.some((shot) => shot.target === target && PROFITS[battle.settings.againScope](shot, by))
  )
}
