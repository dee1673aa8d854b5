import { type ArmyFix, type ArmyProblem, MAX_FIGURE_ROWS } from '#shared/games/planetary-sand/armies.ts'
import {
  type ArmyCheck,
  countFigures,
  listFiguresWithModels,
  listMachinesWithModels,
  type ArmyPlanWithToyBox,
} from './army-plan-with-toy-box.ts'
import { checkCrews } from './checks/crews.ts'
import { checkGrenades } from './checks/grenades.ts'
import { checkMissiles } from './checks/missiles.ts'
import { checkModels } from './checks/models.ts'
import { checkNames } from './checks/names.ts'
import { checkRobots } from './checks/robots.ts'
import { checkSeats } from './checks/seats.ts'
import { checkSuits } from './checks/suits.ts'
import { computeFigureValue, computeMachineValue } from './value.ts'

/** Names come first, because other problems and fixes refer to units and machines by name. */
const CHECKS: readonly ArmyCheck[] = [
  checkNames,
  checkModels,
  checkMissiles,
  checkRobots,
  checkSuits,
  checkGrenades,
  checkSeats,
  checkCrews,
]

/** Lists the errors and warnings of an army with their fixes. */
export function listArmyProblems(picking: ArmyPlanWithToyBox): ArmyProblem[] {
  const isSmallEnough = ({ plan }: ArmyFix): boolean =>
    plan.units.every(({ figures }) => figures.length <= MAX_FIGURE_ROWS)
  return CHECKS.flatMap((check) => check(picking)).map((problem) => ({
    ...problem,
    fixes: problem.fixes.filter(isSmallEnough),
  }))
}

/** Computes totals, value and problems of an army, and the remaining contents of its toy box (SAND-SET-1). */
export function analyseArmy(picking: ArmyPlanWithToyBox) {
  const figures = listFiguresWithModels(picking)
  const machines = listMachinesWithModels(picking)
  const parts = [
    ...figures.map(({ toy, unit, count, hasSuit, grenades }) => ({
      name: `${toy.name}, ${unit.name}`,
      count,
      each: computeFigureValue({ kind: toy.kind, hasSuit, weapon: toy.weapon, grenades }),
    })),
    ...machines.map(({ name, toy }) => ({ name, count: 1, each: computeMachineValue(toy) })),
  ]
  const picked = (toyId: string) =>
    countFigures(figures.filter((figure) => figure.toyId === toyId)) +
    machines.filter((machine) => machine.toyId === toyId).length
  const toys = [...picking.box.figures, ...picking.box.machines]
  return {
    figures: countFigures(picking.plan.units.flatMap((unit) => unit.figures)),
    machines: picking.plan.machines.length,
    value: parts.reduce((sum, { count, each: valueEach }) => sum + count * valueEach, 0),
    parts,
    problems: listArmyProblems(picking),
    left: Object.fromEntries(toys.map(({ id, count }) => [id, count - picked(id)])),
  }
}
