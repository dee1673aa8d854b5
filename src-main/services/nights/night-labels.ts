import type { GameNight } from '#main/db/repositories/game-nights.ts'
import type { NightFields } from '#shared/contract/nights.ts'

/** History label of an edit of a game night, naming the one thing that changed if there is only one. */
export function formatNightLabel(before: NightFields | GameNight, after: NightFields): string {
  if (before.name !== after.name) return `Session “${before.name}” becomes “${after.name}”`
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const [first, ...others] = changed
  const words = first !== undefined && others.length === 0 ? WORDS[first] : 'Edit'
  return `${words} session “${after.name}”`
}

const WORDS = {
  heldOn: 'Set the date of',
  present: 'Note who came to',
  plan: 'Plan',
  recap: 'Write the recap of',
  fromDay: 'Set the days of',
  toDay: 'Set the days of',
} as const
const FIELDS = ['heldOn', 'present', 'plan', 'recap', 'fromDay', 'toDay'] as const

/** The campaign days of a night to be closed: the stored ones, else from the end of the previous night until today. */
export function computeClosingDays(
  { fromDay, toDay }: Pick<GameNight, 'fromDay' | 'toDay'>,
  last: Pick<GameNight, 'toDay'> | null,
  today: number,
): Pick<GameNight, 'fromDay' | 'toDay'> {
  const to = toDay ?? Math.max(today, fromDay ?? today)
  return { fromDay: fromDay ?? Math.min(last?.toDay ?? to, to), toDay: to }
}
