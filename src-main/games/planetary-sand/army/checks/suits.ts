import type { ArmyPlan, ArmyProblem } from '#shared/games/planetary-sand/armies.ts'
import { AIRS } from '#shared/games/planetary-sand/tables/environment.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type ArmyCheck,
  countFigures,
  createArmyWarningProblem,
  type FiguresWithModel,
  listFiguresWithModels,
  type ArmyPlanWithToyBox,
  createBlockingArmyProblem,
} from '../army-plan-with-toy-box.ts'
import { changeFigureRow, changeFirstFigures } from '../edits.ts'

/** Checks the number of suits, which are helmets owned by the group. Robots need none (SAND-AIR-4, SAND-ENV-2). */
export const checkSuits: ArmyCheck = (picking) => {
  const lines = listFiguresWithModels(picking)
  const men = lines.filter(({ row }) => !row.isRobot)
  return [
    ...lines.filter(({ row, hasSuit }) => row.isRobot && hasSuit).map((line) => robotSuit(picking.plan, line)),
    ...checkHelmets(picking, men),
    ...checkVacuum(picking, men),
  ]
}

function robotSuit(plan: ArmyPlan, { id, toy }: FiguresWithModel): ArmyProblem {
  return createBlockingArmyProblem(
    `robot-suit:${id}`,
    'SAND-AIR-4',
    `${toy.name} are robots: they need no air and no helmet.`,
    [{ label: 'Take their suits off', plan: changeFigureRow(plan, id, (line) => [{ ...line, hasSuit: false }]) }],
  )
}

function checkHelmets({ plan, box }: ArmyPlanWithToyBox, men: readonly FiguresWithModel[]): ArmyProblem[] {
  const worn = countFigures(men.filter(({ hasSuit }) => hasSuit))
  const { helmets: owned } = box.kit
  const over = worn + plan.helmets - owned
  if (over <= 0) return []
  const fewer = Math.min(over, plan.helmets)
  const ids = new Set(men.map(({ id }) => id))
  const spared = { ...plan, helmets: plan.helmets - fewer }
  return [
    createBlockingArmyProblem(
      'helmets',
      'SAND-AIR-4',
      `${worn} helmets are worn and ${plan.helmets} taken along, the toy box holds ${owned}.`,
      [
        {
          label: `Take ${formatCount(over, 'helmet')} fewer`,
          plan: changeFirstFigures(spared, over - fewer, {
            fits: ({ id, hasSuit }) => hasSuit && ids.has(id),
            change: { hasSuit: false },
          }),
        },
      ],
    ),
  ]
}

function checkVacuum({ plan, box }: ArmyPlanWithToyBox, men: readonly FiguresWithModel[]): ArmyProblem[] {
  const bare = men.filter(({ hasSuit }) => !hasSuit)
  const number = countFigures(bare)
  if (number === 0 || !AIRS[plan.air].isVacuum) return []
  const ids = new Set(bare.map(({ id }) => id))
  const suited = changeFirstFigures(plan, number, { fits: ({ id }) => ids.has(id), change: { hasSuit: true } })
  const needed = countFigures(men)
  const fits = needed <= box.kit.helmets
  return [
    createArmyWarningProblem(
      'unsuited',
      'SAND-ENV-2',
      `${formatCount(number, 'man has', 'men have')} no suit: in a vacuum they live only in rooms and vehicles with air.`,
      [
        ...(fits
          ? [
              {
                label: 'Give them helmets',
                plan: { ...suited, helmets: Math.min(plan.helmets, box.kit.helmets - needed) },
              },
            ]
          : []),
        { label: 'Plan for half-Earth air', plan: { ...plan, air: 'HE' as const } },
      ],
    ),
  ]
}
