import { computeNeededSpecialists } from '#main/games/planetary-sand/works/effort.ts'
import type { ArmyFigures, ArmyPlan, ArmyProblem, ArmyUnit } from '#shared/games/planetary-sand/armies.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type ArmyCheck,
  countFigures,
  createArmyWarningProblem,
  listMachineJobs,
  type FiguresWithModel,
  listFiguresWithModels,
  listMachinesWithModels,
  createBlockingArmyProblem,
} from '../army-plan-with-toy-box.ts'
import { changeFigureRow, changeFirstFigures, removeFigures } from '../edits.ts'

/** Checks that robots have specialists, an escort and a post (SAND-ROBO-7, SAND-ROBO-8, SAND-ROBO-10). */
export const checkRobots: ArmyCheck = (picking) => {
  const { plan } = picking
  const lines = listFiguresWithModels(picking)
  const machines = listMachinesWithModels(picking)
  const fitting = (line: FiguresWithModel) =>
    machines.find(({ row }) => listMachineJobs(row).some((job) => line.row.jobs.includes(job)))?.id ?? null
  const isFit = (line: FiguresWithModel) =>
    machines.some(({ id, row }) => id === line.post && listMachineJobs(row).some((job) => line.row.jobs.includes(job)))
  return [
    ...lines.flatMap((line) => (line.row.isRobot && line.isSpecialist ? [robotSpecialist(plan, line)] : [])),
    ...checkSpecialists(plan, lines),
    ...plan.units.flatMap(({ id }) => checkEscort(plan, lines, id)),
    ...lines.flatMap((line) => checkPost(plan, line, { isFit: isFit(line), fitting: fitting(line) })),
  ]
}

function robotSpecialist(plan: ArmyPlan, { id, toy }: FiguresWithModel): ArmyProblem {
  return createBlockingArmyProblem(
    `robot-specialist:${id}`,
    'SAND-ROBO-8',
    `${toy.name} are robots: a Robotics Specialist is a human or an alien.`,
    [
      {
        label: 'Make them plain robots',
        plan: changeFigureRow(plan, id, (line) => [{ ...line, isSpecialist: false }]),
      },
    ],
  )
}

/** Checks for one specialist per ten robots (SAND-ROBO-8). */
function checkSpecialists(plan: ArmyPlan, lines: readonly FiguresWithModel[]): ArmyProblem[] {
  const { robotsPerSpecialist } = ROBOT_LIMITS
  const robots = lines.filter(({ row }) => row.isRobot)
  const men = lines.filter(({ row }) => !row.isRobot)
  const have = countFigures(men.filter(({ isSpecialist }) => isSpecialist))
  const [number, need] = [countFigures(robots), computeNeededSpecialists(countFigures(robots), robotsPerSpecialist)]
  if (have >= need) return []
  const plain = new Set(men.filter(({ isSpecialist }) => !isSpecialist).map(({ id }) => id))
  const robotIds = new Set(robots.map(({ id }) => id))
  const lacking = need - have
  const over = number - have * robotsPerSpecialist
  const promoted = changeFirstFigures(plan, lacking, {
    fits: ({ id }) => plain.has(id),
    change: { isSpecialist: true },
  })
  const mayPromote = countFigures(men) - have >= lacking
  return [
    createBlockingArmyProblem(
      'specialists',
      'SAND-ROBO-8',
      `${formatCount(number, 'robot needs', 'robots need')} ${formatCount(need, 'Robotics Specialist')}, one for ten; there are ${have}.`,
      [
        ...(mayPromote
          ? [
              {
                label: `Make ${formatCount(lacking, 'man', 'men')} ${lacking === 1 ? 'a specialist' : 'specialists'}`,
                plan: promoted,
              },
            ]
          : []),
        {
          label: `Leave ${formatCount(over, 'robot')} behind`,
          plan: removeFigures(plan, over, ({ id }) => robotIds.has(id)),
        },
      ],
    ),
  ]
}

/** Checks that six or more infantry robots are accompanied by a specialist (SAND-ROBO-10). */
function checkEscort(plan: ArmyPlan, lines: readonly FiguresWithModel[], unitId: string): ArmyProblem[] {
  const { escortAdvisedFrom } = ROBOT_LIMITS
  const here = lines.filter(({ unit }) => unit.id === unitId)
  const fighters = here.filter(isRobotFighter)
  const number = countFigures(fighters)
  const unit = here[0]?.unit
  if (unit === undefined || number < escortAdvisedFrom || here.some(isSpecialistMan)) return []
  const { name } = unit
  const man = findEscort(lines, unitId)
  const ids = new Set(fighters.map(({ id }) => id))
  return [
    createArmyWarningProblem(
      `escort:${unitId}`,
      'SAND-ROBO-10',
      `${name} has ${number} infantry robots and no specialist along: beyond R6 of one they halt.`,
      [
        ...(man ? [{ label: formatEscortLabel(man, unit), plan: sent(plan, man, unitId) }] : []),
        {
          label: `Keep ${escortAdvisedFrom - 1} robots in ${name}`,
          plan: removeFigures(plan, number - escortAdvisedFrom + 1, ({ id }) => ids.has(id)),
        },
      ],
    ),
  ]
}

function formatEscortLabel({ unit, isSpecialist }: FiguresWithModel, to: ArmyUnit): string {
  if (isSpecialist) return `Send a specialist of ${unit.name} with ${to.name}`
  return unit.id === to.id
    ? `Make 1 man of ${unit.name} a specialist`
    : `Make 1 man of ${unit.name} the specialist of ${to.name}`
}

/**
 * Chooses an escort: a specialist not needed in his unit, else a man of the unit, else any man who is not a specialist
 * yet.
 */
function findEscort(lines: readonly FiguresWithModel[], unitId: string): FiguresWithModel | undefined {
  const needed = new Set(
    lines.flatMap(({ unit }) => {
      const unitLines = lines.filter((line) => line.unit.id === unit.id)
      const isLarge = countFigures(unitLines.filter(isRobotFighter)) >= ROBOT_LIMITS.escortAdvisedFrom
      return isLarge && countFigures(unitLines.filter(isSpecialistMan)) === 1 ? [unit.id] : []
    }),
  )
  const plainMen = lines.filter(({ row, isSpecialist }) => !row.isRobot && !isSpecialist)
  return (
    lines.find((line) => isSpecialistMan(line) && !needed.has(line.unit.id)) ??
    plainMen.find(({ unit }) => unit.id === unitId) ??
    plainMen[0]
  )
}

function isRobotFighter({ row }: FiguresWithModel): boolean {
  return row.isRobot && row.jobs.includes('fight')
}

function isSpecialistMan({ row, isSpecialist }: FiguresWithModel): boolean {
  return isSpecialist && !row.isRobot
}

/** Moves one man of a row to a unit as its specialist. */
function sent(plan: ArmyPlan, { id, toyId, hasSuit, grenades }: FiguresWithModel, unitId: string): ArmyPlan {
  const taken = removeFigures(plan, 1, (line) => line.id === id)
  const ids = new Set(taken.units.flatMap(({ figures }) => figures.map((line) => line.id)))
  let number = 1
  while (ids.has(`specialist-${number}`)) number += 1
  const specialist: ArmyFigures = {
    id: `specialist-${number}`,
    toyId,
    count: 1,
    hasSuit,
    isSpecialist: true,
    grenades,
    post: null,
  }
  return {
    ...taken,
    units: taken.units.map((unit) => (unit.id === unitId ? { ...unit, figures: [...unit.figures, specialist] } : unit)),
  }
}

interface Posting {
  readonly isFit: boolean
  /** The first machine that offers suitable work. */
  readonly fitting: string | null
}

/**
 * Checks that a robot bound to a machine is assigned to one, and that no figure is assigned to unsuitable work
 * (SAND-ROBO-7).
 */
function checkPost(plan: ArmyPlan, line: FiguresWithModel, { isFit, fitting }: Posting): ArmyProblem[] {
  const { id, post, row, toy } = line
  const needsPost = row.isRobot && !row.isMobile
  if (post === null ? !needsPost : row.isRobot && isFit) return []
  const changed = (to: string | null) => changeFigureRow(plan, id, (armyFigures) => [{ ...armyFigures, post: to }])
  const machine = plan.machines.find((armyMachine) => armyMachine.id === fitting)
  const assign = row.isRobot && machine ? [{ label: `Assign to ${machine.name}`, plan: changed(machine.id) }] : []
  const otherwise = needsPost
    ? { label: 'Leave them behind', plan: changeFigureRow(plan, id, () => []) }
    : { label: 'Clear the post', plan: changed(null) }
  return [
    {
      key: `post:${id}`,
      rule: 'SAND-ROBO-7',
      severity: post === null ? 'flagged' : 'refused',
      message:
        post === null
          ? `${toy.name} are assigned to nothing: each stays at one vehicle, gun or pad.`
          : `${toy.name} are assigned where there is no work for them.`,
      fixes: [...assign, otherwise],
    },
  ]
}
