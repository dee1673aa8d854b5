import { type ArmyCheck, listDraftFigures, createArmyRefusal } from '../army-draft.ts'
import { changeFigureRow } from '../edits.ts'

/** Checks that only figures armed with grenades carry them (SAND-GREN-1). */
export const checkGrenades: ArmyCheck = (picking) =>
  listDraftFigures(picking)
    .filter(({ grenades, toy }) => grenades > 0 && !toy.hasGrenades)
    .map(({ id, toy, grenades }) =>
      createArmyRefusal(
        `grenades:${id}`,
        'SAND-GREN-1',
        `${toy.name} carry ${grenades} grenades each, their models none.`,
        [
          {
            label: 'Take the grenades away',
            plan: changeFigureRow(picking.plan, id, (line) => [{ ...line, grenades: 0 }]),
          },
        ],
      ),
    )
