import { changeFigures } from '../edits.ts'
import { type ArmyCheck, pickedFigures } from '../picking.ts'

/** Only figures armed with grenades throw them (SAND-GREN-1). */
export const checkGrenades: ArmyCheck = (picking) =>
  pickedFigures(picking)
    .filter(({ grenades, toy }) => grenades > 0 && !toy.hasGrenades)
    .map(({ id, toy, grenades }) => ({
      key: `grenades:${id}`,
      rule: 'SAND-GREN-1',
      severity: 'refused',
      message: `${toy.name} carry ${grenades} grenades each, their models none.`,
      fixes: [
        {
          label: 'Take the grenades away',
          plan: changeFigures(picking.plan, id, (line) => [{ ...line, grenades: 0 }]),
        },
      ],
    }))
