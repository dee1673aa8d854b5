import type { Stored } from '#renderer/parts/use-edit-draft.ts'
import type { NightFields, NightView } from '#shared/contract/nights.ts'

/** What is planned for a session that is about to be made. */
export type NightPlan = Pick<NightFields, 'heldOn' | 'plan'>

/** A new session. */
export function newNight(name: string, { heldOn, plan }: NightPlan): NightFields {
  return { name, heldOn, present: [], plan, recap: '', fromDay: null, toDay: null }
}

/** What of a stored session is filled in, and its version. */
export function toStoredNight(view: NightView): Stored<NightFields> {
  const { version, name, heldOn, present, plan, recap, fromDay, toDay } = view
  return { version, fields: { name, heldOn, present, plan, recap, fromDay, toDay } }
}

/** What keeps a session from being saved, or null. */
export function findProblem({ name }: NightFields): string | null {
  return name.trim() === '' ? 'Give the session a name.' : null
}

/** Who came, with one more or one fewer of them, in the order of the table. */
export function setPresence(order: readonly string[], present: readonly string[], id: string, came: boolean): string[] {
  return order.filter((otherId) => (otherId === id ? came : present.includes(otherId)))
}
