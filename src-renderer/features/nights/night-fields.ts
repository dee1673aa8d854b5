import type { VersionedFields } from '#renderer/parts/use-edit-draft.ts'
import type { NightFields, NightView } from '#shared/contract/nights.ts'

export type NightDateAndPlan = Pick<NightFields, 'heldOn' | 'plan'>

export function createNightFields(name: string, { heldOn, plan }: NightDateAndPlan): NightFields {
  return { name, heldOn, present: [], plan, recap: '', fromDay: null, toDay: null }
}

/** Extracts the editable fields and the version of a stored session. */
export function toVersionedNightFields(view: NightView): VersionedFields<NightFields> {
  const { version, name, heldOn, present, plan, recap, fromDay, toDay } = view
  return { version, fields: { name, heldOn, present, plan, recap, fromDay, toDay } }
}

/** First validation error that prevents saving, or null. */
export function findNightProblem({ name }: NightFields): string | null {
  return name.trim() === '' ? 'Give the session a name.' : null
}

/** Adds or removes a person's presence, keeping the order of the table. */
export function withPlayerPresence(
  order: readonly string[],
  present: readonly string[],
  id: string,
  came: boolean,
): string[] {
  return order.filter((otherId) => (otherId === id ? came : present.includes(otherId)))
}
