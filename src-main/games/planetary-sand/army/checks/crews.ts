import type { ArmyPlan, ArmyProblem } from '#shared/games/planetary-sand/armies.ts'
import type { FigureJob } from '#shared/games/planetary-sand/tables/figures.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type ArmyCheck,
  countFigures,
  createArmyWarningProblem,
  countWorkforce,
  createMachineRemovalFix,
  type FiguresWithModel,
  listFiguresWithModels,
  type MachineWithModel,
  listMachinesWithModels,
} from '../army-plan-with-toy-box.ts'

/**
 * Checks that guns and pads have crews, vehicles drivers, and pushed guns pushers (SAND-GUN-3, SAND-ROBO-4,
 * SAND-MOVE-2).
 */
export const checkCrews: ArmyCheck = (picking) => {
  const lines = listFiguresWithModels(picking)
  const machines = listMachinesWithModels(picking)
  return [
    ...checkServed(picking.plan, lines, machines),
    ...checkDrivers(picking.plan, lines, machines),
    ...checkPushers(picking.plan, lines, machines),
  ]
}

const doing = (lines: readonly FiguresWithModel[], job: FigureJob) => lines.filter(({ row }) => row.jobs.includes(job))

/** Hands needed to fire a gun or pad with its full crew. */
function handsFor({ toy, row }: MachineWithModel): number {
  return row.firedBy === 'crew' && toy.weapon !== null ? getWeaponRow(toy.weapon).crew : 0
}

/** Number of missing hands. Robots do the jobs they are made for, men the rest (SAND-ROBO-5). */
function lackingHands(lines: readonly FiguresWithModel[], machines: readonly MachineWithModel[]): number {
  const men = countWorkforce(lines.filter(({ row }) => !row.isRobot))
  const lacking = (['crew', 'launch'] as const).map((job) => {
    const need = machines
      .filter(({ row }) => (row.pad === null) === (job === 'crew'))
      .reduce((sum, machine) => sum + handsFor(machine), 0)
    return Math.max(0, need - countWorkforce(doing(lines, job).filter(({ row }) => row.isRobot)))
  })
  return Math.max(0, lacking.reduce((sum, value) => sum + value, 0) - men)
}

function checkServed(
  plan: ArmyPlan,
  lines: readonly FiguresWithModel[],
  machines: readonly MachineWithModel[],
): ArmyProblem[] {
  const lacking = lackingHands(lines, machines)
  if (lacking === 0) return []
  const served = machines.filter((machine) => handsFor(machine) > 0)
  let kept = machines
  for (const gun of served.toReversed())
    if (lackingHands(lines, kept) > 0) kept = kept.filter((machine) => machine !== gun)
  const gone = machines.filter((machine) => !kept.includes(machine))
  const need = served.reduce((sum, machine) => sum + handsFor(machine), 0)
  return [
    createArmyWarningProblem(
      'crews',
      'SAND-GUN-3',
      `${formatCount(served.length, 'gun or pad needs', 'guns and pads need')} ${formatCount(need, 'hand')} to fire, ${lacking} are lacking.`,
      [createMachineRemovalFix(plan, gone)],
    ),
  ]
}

function checkDrivers(
  plan: ArmyPlan,
  lines: readonly FiguresWithModel[],
  machines: readonly MachineWithModel[],
): ArmyProblem[] {
  const driven = machines.filter(({ row, toy }) => row.firedBy === 'itself' && !toy.hasCrew)
  const drivers = countFigures(doing(lines, 'drive'))
  const over = driven.length - drivers
  if (over <= 0) return []
  const gone = driven.slice(-over)
  return [
    createArmyWarningProblem(
      'drivers',
      'SAND-ROBO-4',
      `${formatCount(driven.length, 'vehicle has', 'vehicles have')} no crew of ${driven.length === 1 ? 'its' : 'their'} own, ${drivers} can drive: a man or a driver robot each.`,
      [createMachineRemovalFix(plan, gone)],
    ),
  ]
}

function checkPushers(
  plan: ArmyPlan,
  lines: readonly FiguresWithModel[],
  machines: readonly MachineWithModel[],
): ArmyProblem[] {
  const need = MOVERS['pushed-gun'].pushers[plan.gravity]
  const guns = machines.filter(({ row }) => row.mover !== null && MOVERS[row.mover].pushers !== null)
  const hands = countWorkforce(doing(lines, 'push'))
  if (guns.length === 0 || hands >= need) return []
  return [
    createArmyWarningProblem(
      'pushers',
      'SAND-MOVE-2',
      `A pushed gun moves with ${need} men, there are hands for ${hands}: it stays where it begins.`,
      [createMachineRemovalFix(plan, guns)],
    ),
  ]
}
