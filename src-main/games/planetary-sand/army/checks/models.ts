import type { ArmyPlan, ArmyProblem } from '#shared/games/planetary-sand/armies.ts'
import { MAX_ARMY_FIGURES } from '#shared/games/planetary-sand/toys.ts'
import { formatCount } from '#shared/kit/format.ts'
import { type ArmyCheck, countFigures, createBlockingArmyProblem } from '../army-plan-with-toy-box.ts'
import { removeFigures, removeMachines } from '../edits.ts'

/** Checks that the army uses no more models than the toy box holds (SAND-SET-1). */
export const checkModels: ArmyCheck = ({ plan, box }) => {
  const lines = plan.units.flatMap(({ figures }) => figures)
  const rows = [
    ...sums(lines).map((row) => ({ ...row, toy: box.figures.find(({ id }) => id === row.toyId), isFigure: true })),
    ...sums(plan.machines.map(({ toyId }) => ({ toyId, count: 1 }))).map((row) => ({
      ...row,
      toy: box.machines.find(({ id }) => id === row.toyId),
      isFigure: false,
    })),
  ]
  const over = rows.flatMap(({ toyId, count, toy, isFigure }): ArmyProblem[] => {
    const owned = toy?.count ?? 0
    if (count <= owned) return []
    const message = toy
      ? `${count} × ${toy.name} are picked, the toy box holds ${owned}.`
      : `${formatCount(count, 'model')} of this army ${count === 1 ? 'is' : 'are'} not in its toy box.`
    return [
      createBlockingArmyProblem(`${isFigure ? 'figures' : 'machines'}:${toyId}`, 'SAND-SET-1', message, [
        {
          label: owned === 0 ? `Remove ${count === 1 ? 'it' : 'them'}` : `Pick ${owned}`,
          plan: isFigure
            ? removeFigures(plan, count - owned, (line) => line.toyId === toyId)
            : fewerMachines(plan, toyId, count - owned),
        },
      ]),
    ]
  })
  return [...over, ...checkMost(plan)]
}

/** Checks the maximum number of figures in a battle. */
function checkMost(plan: ArmyPlan): ArmyProblem[] {
  const count = countFigures(plan.units.flatMap(({ figures }) => figures))
  if (count <= MAX_ARMY_FIGURES) return []
  return [
    createBlockingArmyProblem(
      'most',
      'SAND-SET-1',
      `${count} figures are picked, a battle takes ${MAX_ARMY_FIGURES} a side.`,
      [
        {
          label: `Leave ${count - MAX_ARMY_FIGURES} behind`,
          plan: removeFigures(plan, count - MAX_ARMY_FIGURES, () => true),
        },
      ],
    ),
  ]
}

function fewerMachines(plan: ArmyPlan, toyId: string, number: number): ArmyPlan {
  const ids = plan.machines.filter((machine) => machine.toyId === toyId).map(({ id }) => id)
  return removeMachines(plan, ids.slice(-number))
}

/** The number of picks of each model. */
function sums(rows: readonly { readonly toyId: string; readonly count: number }[]) {
  const counts = new Map<string, number>()
  for (const { toyId, count } of rows) counts.set(toyId, (counts.get(toyId) ?? 0) + count)
  return [...counts].map(([toyId, count]) => ({ toyId, count }))
}
