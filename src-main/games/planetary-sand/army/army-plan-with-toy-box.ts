import type {
  ArmyFigures,
  ArmyFix,
  ArmyMachine,
  ArmyPlan,
  ArmyProblem,
  ArmyUnit,
} from '#shared/games/planetary-sand/armies.ts'
import { type FigureRow, getFigureRow, type FigureJob } from '#shared/games/planetary-sand/tables/figures.ts'
import { type MachineRow, getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import type { ToyBox, ToyFigure, ToyMachine } from '#shared/games/planetary-sand/toys.ts'
import { removeMachines } from './edits.ts'

/** An army with the toy box from which it is picked. */
export interface ArmyPlanWithToyBox {
  readonly plan: ArmyPlan
  readonly box: ToyBox
}

/** Checks an army for one kind of problem. */
export type ArmyCheck = (picking: ArmyPlanWithToyBox) => readonly ArmyProblem[]

/** Creates a problem that bars an army from battle. */
export function createBlockingArmyProblem(
  key: string,
  rule: string,
  message: string,
  fixes: ArmyProblem['fixes'],
): ArmyProblem {
  return { key, rule, severity: 'refused', message, fixes }
}

/** Creates a problem that is only a warning. */
export function createArmyWarningProblem(
  key: string,
  rule: string,
  message: string,
  fixes: ArmyProblem['fixes'],
): ArmyProblem {
  return { key, rule, severity: 'flagged', message, fixes }
}

/** Creates a fix that removes machines from an army. */
export function createMachineRemovalFix(
  plan: ArmyPlan,
  machines: readonly Pick<ArmyMachine, 'id' | 'name'>[],
): ArmyFix {
  const ids = machines.map(({ id }) => id)
  return { label: `Leave ${machines.map(({ name }) => name).join(', ')} behind`, plan: removeMachines(plan, ids) }
}

/** Figures of a unit with their model. Rows whose model no longer exists are left out. */
export interface FiguresWithModel extends ArmyFigures {
  readonly unit: ArmyUnit
  readonly toy: ToyFigure
  readonly row: FigureRow
}

/** A vehicle, gun or pad with its model. Machines whose model no longer exists are left out. */
export interface MachineWithModel extends ArmyMachine {
  readonly toy: ToyMachine
  readonly row: MachineRow
}

export function listFiguresWithModels({ plan, box }: ArmyPlanWithToyBox): FiguresWithModel[] {
  const toys = new Map(box.figures.map((toy) => [toy.id, toy]))
  return plan.units.flatMap((unit) =>
    unit.figures.flatMap((line) => {
      const toy = toys.get(line.toyId)
      return toy === undefined ? [] : [{ ...line, unit, toy, row: getFigureRow(toy.kind) }]
    }),
  )
}

export function listMachinesWithModels({ plan, box }: ArmyPlanWithToyBox): MachineWithModel[] {
  const toys = new Map(box.machines.map((toy) => [toy.id, toy]))
  return plan.machines.flatMap((machine) => {
    const toy = toys.get(machine.toyId)
    return toy === undefined ? [] : [{ ...machine, toy, row: getMachineRow(toy.type) }]
  })
}

/** The total number of figures in rows. */
export function countFigures(lines: readonly Pick<ArmyFigures, 'count'>[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0)
}

/** The work of rows of figures, counted in men (SAND-ROBO-1). */
export function countWorkforce(lines: readonly FiguresWithModel[]): number {
  return lines.reduce((sum, { count, row }) => sum + count * row.hands, 0)
}

/** The jobs at a machine: serving a gun, launching from a pad, driving (SAND-ROBO-4 to SAND-ROBO-6). */
export function listMachineJobs({ firedBy, pad }: MachineRow): readonly FigureJob[] {
  const atPad: readonly FigureJob[] = pad === null ? [] : ['launch', 'load']
  if (firedBy === 'itself') return ['drive', ...atPad]
  return pad === null ? ['crew', 'push'] : atPad
}
