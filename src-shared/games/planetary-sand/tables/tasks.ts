/** What a figure or vehicle did with its move. */
export interface TaskRow {
  readonly title: string
  /** Whether whoever did it was on the way. */
  readonly isMoving: boolean
  /** Whether whoever did it cannot fire this turn (SAND-TURN-2). */
  readonly stopsFire: boolean
}

const WORK = { isMoving: false, stopsFire: true } as const
const WAY = { isMoving: true, stopsFire: false } as const

/** What takes a figure's move (SAND-TURN-1, SAND-TURN-2). */
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
