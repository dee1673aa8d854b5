/** Job of a figure. */
export type FigureJob = 'fight' | 'drive' | 'crew' | 'launch' | 'load' | 'carry' | 'push' | 'guard' | 'mend' | 'restore'

/** Kind of figure: a man, or one of the seven robots. */
export interface FigureRow {
  readonly title: string
  readonly isRobot: boolean
  /** Number of men whose work it does (SAND-ROBO-1). */
  readonly hands: number
  readonly jobs: readonly FigureJob[]
  /** Whether it can walk; on foot it must stay within range band R6 of a specialist (SAND-ROBO-9). */
  readonly isMobile: boolean
}

const ROBOT = { isRobot: true, hands: 2, isMobile: false } as const

/**
 * Kinds of figures. Men can do any job; each robot has one function (SAND-ROBO-1, SAND-ROBO-2, SAND-ROBO-4 to
 * SAND-ROBO-6).
 */
// oxfmt-ignore
export const FIGURES = {
  man: { title: 'Man', isRobot: false, hands: 1, isMobile: false, jobs: ['fight', 'drive', 'crew', 'launch', 'load', 'carry', 'push', 'guard'] },
  'robot-infantry': { ...ROBOT, title: 'Infantry robot', isMobile: true, jobs: ['fight'] },
  'robot-engineer': { ...ROBOT, title: 'Engineer repair robot', isMobile: true, jobs: ['mend'] },
  'robot-electronic': { ...ROBOT, title: 'Electronic repair robot', isMobile: true, jobs: ['restore'] },
  'robot-driver': { ...ROBOT, title: 'Driver robot', jobs: ['drive'] },
  'robot-crewman': { ...ROBOT, title: 'Gun crewman robot', jobs: ['crew', 'push'] },
  'robot-labourer': { ...ROBOT, title: 'Labourer robot', isMobile: true, jobs: ['load', 'carry', 'push'] },
  'robot-technician': { ...ROBOT, title: 'Missile technician robot', jobs: ['launch', 'load'] },
} as const satisfies Readonly<Record<string, FigureRow>>
export type FigureKind = keyof typeof FIGURES

/** Row of a kind of figure, widened to the common type. */
export function getFigureRow(kind: FigureKind): FigureRow {
  return FIGURES[kind]
}

/** Limits of robots and their specialists (SAND-ROBO-8 to SAND-ROBO-10). */
export const ROBOT_LIMITS = { robotsPerSpecialist: 10, commandRange: 6, escortAdvisedFrom: 6 } as const
