import { type ArmyCheck, listFiguresWithModels, createBlockingArmyProblem } from '../army-plan-with-toy-box.ts'
import { changeFigureRow } from '../edits.ts'

/** Checks that only figures armed with grenades carry them (SAND-GREN-1). */
export const checkGrenades: ArmyCheck = (picking) =>
  listFiguresWithModels(picking)
    .filter(({ grenades, toy }) => grenades > 0 && !toy.hasGrenades)
    .map(({ id, toy, grenades }) =>
      createBlockingArmyProblem(
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
