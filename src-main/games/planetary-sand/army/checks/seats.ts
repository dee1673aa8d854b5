import type { ArmyPlan, ArmyProblem, ArmyUnit } from '#shared/games/planetary-sand/armies.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type ArmyCheck,
  countFigures,
  type MachineWithModel,
  listMachinesWithModels,
  createBlockingArmyProblem,
} from '../army-plan-with-toy-box.ts'
import { changeAllUnits } from '../edits.ts'

/** Checks that riders do not exceed the seats of their vehicle (SAND-MOVE-4). */
export const checkSeats: ArmyCheck = (picking) => {
  const { plan } = picking
  const machines = listMachinesWithModels(picking)
  return [
    ...plan.units.flatMap((unit) => checkRide(plan, unit, machines)),
    ...machines.flatMap((machine) => checkFull(plan, machine, machines)),
  ]
}

/** Capacity of a machine: its riders, and a crew if the model brings none. */
function roomIn({ toy, row }: MachineWithModel): number {
  return toy.seats + (toy.hasCrew ? 0 : row.crew)
}

function ridersIn(plan: ArmyPlan, id: string): number {
  return plan.units.filter(({ ridesIn }) => ridesIn === id).reduce((sum, { figures }) => sum + countFigures(figures), 0)
}

function put(plan: ArmyPlan, units: readonly string[], into: string | null): ArmyPlan {
  return changeAllUnits(plan, (unit) => (units.includes(unit.id) ? { ...unit, ridesIn: into } : unit))
}

function checkRide(
  plan: ArmyPlan,
  { id, name, ridesIn }: ArmyUnit,
  machines: readonly MachineWithModel[],
): ArmyProblem[] {
  if (ridesIn === null || machines.some((machine) => machine.id === ridesIn)) return []
  return [
    createBlockingArmyProblem(`ride:${id}`, 'SAND-MOVE-4', `${name} rides in a vehicle that is not in the army.`, [
      { label: `Let ${name} walk`, plan: put(plan, [id], null) },
    ]),
  ]
}

function checkFull(plan: ArmyPlan, machine: MachineWithModel, machines: readonly MachineWithModel[]): ArmyProblem[] {
  const [riders, room] = [ridersIn(plan, machine.id), roomIn(machine)]
  if (riders <= room) return []
  const aboard = plan.units.filter(({ ridesIn }) => ridesIn === machine.id)
  const going: ArmyUnit[] = []
  for (const unit of aboard.toReversed())
    if (riders - going.reduce((sum, { figures }) => sum + countFigures(figures), 0) > room) going.push(unit)
  const ids = going.map(({ id }) => id)
  const number = going.reduce((sum, { figures }) => sum + countFigures(figures), 0)
  const otherMachine = machines.find(
    (draftMachine) =>
      draftMachine.id !== machine.id && roomIn(draftMachine) - ridersIn(plan, draftMachine.id) >= number,
  )
  const names = going.map(({ name }) => name).join(', ')
  return [
    createBlockingArmyProblem(
      `seats:${machine.id}`,
      'SAND-MOVE-4',
      `${riders} ride in ${machine.name}, which holds ${formatCount(room, 'figure')}.`,
      [
        { label: `Let ${names} walk`, plan: put(plan, ids, null) },
        ...(otherMachine
          ? [{ label: `Put ${names} in ${otherMachine.name}`, plan: put(plan, ids, otherMachine.id) }]
          : []),
      ],
    ),
  ]
}
