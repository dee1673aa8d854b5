import type {
  ArmyFigures,
  ArmyFix,
  ArmyMachine,
  ArmyPlan,
  ArmyProblem,
  ArmyUnit,
} from '#shared/games/planetary-sand/armies.ts'
import { type FigureRow, getFigureRow, type Job } from '#shared/games/planetary-sand/tables/figures.ts'
import { type MachineRow, getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import type { ToyBox, ToyFigure, ToyMachine } from '#shared/games/planetary-sand/toys.ts'
import { removeMachines } from './edits.ts'

/** An army and the toy box that it is picked from. */
export interface ArmyDraft {
  readonly plan: ArmyPlan
  readonly box: ToyBox
}

/** Looks for one kind of problem of an army. */
export type ArmyCheck = (picking: ArmyDraft) => readonly ArmyProblem[]

/** A problem that bars an army from battle. */
export function createRefusal(key: string, rule: string, message: string, fixes: ArmyProblem['fixes']): ArmyProblem {
  return { key, rule, severity: 'refused', message, fixes }
}

/** A problem that is only pointed out. */
export function createWarning(key: string, rule: string, message: string, fixes: ArmyProblem['fixes']): ArmyProblem {
  return { key, rule, severity: 'flagged', message, fixes }
}

/** A fix that takes machines out of an army. */
export function leaveBehind(plan: ArmyPlan, machines: readonly Pick<ArmyMachine, 'id' | 'name'>[]): ArmyFix {
  const ids = machines.map(({ id }) => id)
  return { label: `Leave ${machines.map(({ name }) => name).join(', ')} behind`, plan: removeMachines(plan, ids) }
}

/** Figures of a unit with their model; rows whose model is gone are left out. */
export interface DraftFigures extends ArmyFigures {
  readonly unit: ArmyUnit
  readonly toy: ToyFigure
  readonly row: FigureRow
}

/** A vehicle, gun or pad with its model; one whose model is gone is left out. */
export interface DraftMachine extends ArmyMachine {
  readonly toy: ToyMachine
  readonly row: MachineRow
}

/** Every row of figures. */
export function listDraftFigures({ plan, box }: ArmyDraft): DraftFigures[] {
  const toys = new Map(box.figures.map((toy) => [toy.id, toy]))
  return plan.units.flatMap((unit) =>
    unit.figures.flatMap((line) => {
      const toy = toys.get(line.toyId)
      return toy === undefined ? [] : [{ ...line, unit, toy, row: getFigureRow(toy.kind) }]
    }),
  )
}

/** Every vehicle, gun and pad. */
export function listDraftMachines({ plan, box }: ArmyDraft): DraftMachine[] {
  const toys = new Map(box.machines.map((toy) => [toy.id, toy]))
  return plan.machines.flatMap((machine) => {
    const toy = toys.get(machine.toyId)
    return toy === undefined ? [] : [{ ...machine, toy, row: getMachineRow(toy.type) }]
  })
}

/** How many figures there are in some rows. */
export function countFigures(lines: readonly Pick<ArmyFigures, 'count'>[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0)
}

/** The men whose work some rows do (SAND-ROBO-1). */
export function countHands(lines: readonly DraftFigures[]): number {
  return lines.reduce((sum, { count, row }) => sum + count * row.hands, 0)
}

/** What there is to do at a machine: serving a gun, launching from a pad, driving (SAND-ROBO-4 to SAND-ROBO-6). */
export function listJobs({ firedBy, pad }: MachineRow): readonly Job[] {
  const atPad: readonly Job[] = pad === null ? [] : ['launch', 'load']
  if (firedBy === 'itself') return ['drive', ...atPad]
  return pad === null ? ['crew', 'push'] : atPad
}
