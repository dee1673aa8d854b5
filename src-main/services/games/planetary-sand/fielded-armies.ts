import type { ArmyRow } from '#main/db/repositories/planetary-sand.ts'
import { fielded } from '#main/games/planetary-sand/army/fielded.ts'
import { Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import type { Army } from '#shared/games/planetary-sand/options.ts'
import { boxOf, planOf } from './picked.ts'

/** Both armies as they are now; whatever both call alike has a name of its own. */
export function fieldedArmies({ file }: Tools, rows: readonly [ArmyRow, ArmyRow]): [Army, Army] {
  if (rows[0].id === rows[1].id)
    throw new Refused('illegal', `${rows[0].name} cannot fight against itself: choose two armies.`)
  const taken = new Set<string>()
  const field = (row: ArmyRow): Army => ({
    ...fielded({ plan: planOf(row), box: boxOf(file.rows.toyBoxes, row.toyBoxId) }, taken),
    built: { id: row.id, name: row.name },
  })
  return [field(rows[0]), field(rows[1])]
}
