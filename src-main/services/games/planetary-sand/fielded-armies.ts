import type { ArmyRow } from '#main/db/repositories/planetary-sand.ts'
import { createBattleArmy, listSharedNames } from '#main/games/planetary-sand/army/create-army.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { Army } from '#shared/games/planetary-sand/options.ts'
import { getArmyToyBox, extractArmyPlan } from './army-plan.ts'

/** Builds both armies in their present state. Names that both use are distinguished by the side. */
export function buildFieldedArmies(
  { file }: ServiceDependencies,
  rows: readonly [ArmyRow, ArmyRow],
  [first, second]: readonly [string, string],
): [Army, Army] {
  if (rows[0].id === rows[1].id)
    throw new RefusalError('illegal', `${rows[0].name} cannot fight against itself: choose two armies.`)
  const [taken, twins] = [new Set<string>(), listSharedNames([extractArmyPlan(rows[0]), extractArmyPlan(rows[1])])]
  const field = (row: ArmyRow, side: string): Army => ({
    ...createBattleArmy(
      { plan: extractArmyPlan(row), box: getArmyToyBox(file.rows.toyBoxes, row.toyBoxId) },
      { side, twins, taken },
    ),
    built: { id: row.id, name: row.name },
  })
  return [field(rows[0], first), field(rows[1], second)]
}
