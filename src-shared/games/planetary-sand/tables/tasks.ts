/** A task that uses a figure's or vehicle's move. */
export interface TaskRow {
  readonly title: string
  /** Whether it counts as moving. */
  readonly isMoving: boolean
  /** Whether it prevents firing this turn (SAND-TURN-2). */
  readonly stopsFire: boolean
}

const WORK = { isMoving: false, stopsFire: true } as const
const WAY = { isMoving: true, stopsFire: false } as const

/** Tasks that use a figure's move (SAND-TURN-1, SAND-TURN-2). */
export const TASKS = {
  move: { ...WAY, title: 'moves' },
  push: { ...WAY, title: 'pushes a gun' },
  march: { ...WAY, title: 'marches on' },
  close: { ...WAY, title: 'closes to contact' },
  ram: { ...WAY, title: 'rams' },
  carry: { ...WAY, title: 'carries', stopsFire: true },
  board: { ...WAY, title: 'boards', stopsFire: true },
  leave: { ...WAY, title: 'leaves', stopsFire: true },
  evacuate: { ...WAY, title: 'evacuates', stopsFire: true },
  suit: { ...WORK, title: 'puts on a suit' },
  reload: { ...WORK, title: 'reloads' },
  repair: { ...WORK, title: 'repairs' },
  salvage: { ...WORK, title: 'salvages' },
} as const satisfies Readonly<Record<string, TaskRow>>
export type TaskId = keyof typeof TASKS
