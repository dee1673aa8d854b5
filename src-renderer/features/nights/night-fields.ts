import type { NightFields, NightView } from '../../../src-shared/contract/nights.ts'

/** What is planned for a session that is about to be made. */
export type NightPlan = Pick<NightFields, 'heldOn' | 'plan'>

/** A new session. */
export function newNight(name: string, { heldOn, plan }: NightPlan): NightFields {
  return { name, heldOn, present: [], plan, recap: '', fromDay: null, toDay: null }
}

/** What of a stored session is filled in. */
export function nightFields(view: NightView): NightFields {
  const { name, heldOn, present, plan, recap, fromDay, toDay } = view
  return { name, heldOn, present, plan, recap, fromDay, toDay }
}

/** What a person is editing: the version they saw, what it said, and what they made of it. */
export interface NightEdit {
  seen: number
  base: NightFields
  fields: NightFields
}

/** An edit that has changed nothing yet. */
export function startEdit(view: NightView): NightEdit {
  const fields = JSON.stringify(nightFields(view))
  return { seen: view.version, base: JSON.parse(fields), fields: JSON.parse(fields) }
}

/** Whether something was changed. */
export function isEdited({ base, fields }: NightEdit): boolean {
  return JSON.stringify(base) !== JSON.stringify(fields)
}

/** What keeps a session from being saved, or null. */
export function findFault({ name }: NightFields): string | null {
  return name.trim() === '' ? 'Give the session a name.' : null
}

/** Who came, with one more or one fewer of them, in the order of the table. */
export function withPlayer(order: readonly string[], present: readonly string[], id: string, came: boolean): string[] {
  return order.filter((one) => (one === id ? came : present.includes(one)))
}
