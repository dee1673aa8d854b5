import type { ArmyProblem } from '#shared/games/planetary-sand/armies.ts'
import { type ArmyCheck, createArmyWarningProblem, createBlockingArmyProblem } from '../army-plan-with-toy-box.ts'
import { changeMachine, changeAllUnits } from '../edits.ts'

const LONGEST = 26

/**
 * Checks that units and vehicles have distinct names, since orders refer to them by name, and that units are not empty
 * (SAND-SET-1).
 */
export const checkNames: ArmyCheck = ({ plan }) => {
  const called = [...plan.units, ...plan.machines]
  const twice = called.filter(({ name }, at) => called.findIndex((candidate) => candidate.name === name) < at)
  return [
    ...twice.map(({ id, name }): ArmyProblem => {
      const free = findFreeName(plan, name)
      const isUnit = plan.units.some((unit) => unit.id === id)
      return createBlockingArmyProblem(`name:${id}`, 'SAND-SET-1', `Two things of the army are called ${name}.`, [
        {
          label: `Call this one ${free}`,
          plan: isUnit
            ? changeAllUnits(plan, (unit) => (unit.id === id ? { ...unit, name: free } : unit))
            : changeMachine(plan, id, { name: free }),
        },
      ])
    }),
    ...plan.units
      .filter(({ figures }) => figures.length === 0)
      .map(({ id, name }): ArmyProblem =>
        createArmyWarningProblem(`empty:${id}`, 'SAND-SET-1', `${name} has no figures.`, [
          { label: `Remove ${name}`, plan: { ...plan, units: plan.units.filter((unit) => unit.id !== id) } },
        ]),
      ),
  ]
}

/** Finds an unused name by appending the first free number. */
export function findFreeName(
  { units, machines }: Readonly<Record<'units' | 'machines', readonly { readonly name: string }[]>>,
  name: string,
): string {
  const taken = new Set([...units, ...machines].map((item) => item.name))
  const stem = name.replace(/ \d+$/, '').slice(0, LONGEST).trim()
  let number = 2
  while (taken.has(`${stem} ${number}`)) number += 1
  return taken.has(name) ? `${stem} ${number}` : name
}
