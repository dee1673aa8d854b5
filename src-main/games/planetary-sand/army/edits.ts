import type { ArmyFigures, ArmyMachine, ArmyPlan, ArmyUnit } from '#shared/games/planetary-sand/armies.ts'

/** Returns the army with one row of figures changed or removed. */
export function changeFigureRow(
  plan: ArmyPlan,
  id: string,
  change: (line: ArmyFigures) => readonly ArmyFigures[],
): ArmyPlan {
  return changeAllUnits(plan, (unit) => ({
    ...unit,
    figures: unit.figures.flatMap((line) => (line.id === id ? change(line) : [line])),
  }))
}

/** Returns the army with every unit changed. */
export function changeAllUnits(plan: ArmyPlan, change: (unit: ArmyUnit) => ArmyUnit): ArmyPlan {
  return { ...plan, units: plan.units.map(change) }
}

/** Returns the army with one machine changed. */
export function changeMachine(plan: ArmyPlan, id: string, change: Partial<ArmyMachine>): ArmyPlan {
  return {
    ...plan,
    machines: plan.machines.map((machine) => (machine.id === id ? { ...machine, ...change } : machine)),
  }
}

/** Returns the army without some machines. Their riders walk, and figures assigned to them lose their post. */
export function removeMachines(plan: ArmyPlan, ids: readonly string[]): ArmyPlan {
  const kept = (id: string | null) => (id !== null && ids.includes(id) ? null : id)
  const left = changeAllUnits(plan, (unit) => ({
    ...unit,
    ridesIn: kept(unit.ridesIn),
    figures: unit.figures.map((line) => ({ ...line, post: kept(line.post) })),
  }))
  return { ...left, machines: plan.machines.filter(({ id }) => !ids.includes(id)) }
}

/** Returns the army with a number of figures removed from the matching rows, last rows first. */
export function removeFigures(plan: ArmyPlan, number: number, fits: (line: ArmyFigures) => boolean): ArmyPlan {
  let [left, taken] = [number, plan]
  for (const line of plan.units.flatMap(({ figures }) => figures).toReversed()) {
    if (left <= 0) break
    if (!fits(line)) continue
    const going = Math.min(left, line.count)
    left -= going
    taken = changeFigureRow(taken, line.id, (armyFigures) =>
      going < armyFigures.count ? [{ ...armyFigures, count: armyFigures.count - going }] : [],
    )
  }
  return taken
}

/** Changes a number of figures in the matching rows, first rows first. A row with more figures is split. */
export function changeFirstFigures(
  plan: ArmyPlan,
  number: number,
  { fits, change }: { readonly fits: (line: ArmyFigures) => boolean; readonly change: Partial<ArmyFigures> },
): ArmyPlan {
  let [left, changed] = [number, plan]
  for (const line of plan.units.flatMap(({ figures }) => figures)) {
    if (left <= 0) break
    if (!fits(line)) continue
    const touched = Math.min(left, line.count)
    left -= touched
    const id = freeId(changed, 'figures')
    changed = changeFigureRow(changed, line.id, (armyFigures) =>
      touched === armyFigures.count
        ? [{ ...armyFigures, ...change }]
        : [
            { ...armyFigures, count: armyFigures.count - touched },
            { ...armyFigures, id, ...change, count: touched },
          ],
    )
  }
  return changed
}

/** An unused id in the army. */
function freeId({ units, machines }: ArmyPlan, stem: string): string {
  const taken = new Set([...units, ...units.flatMap(({ figures }) => figures), ...machines].map(({ id }) => id))
  let number = 1
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
