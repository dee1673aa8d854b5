import type { Choice } from '#renderer/ui/types.ts'

/** Turns the rows of a table into choices. */
export function listRowChoices<Id extends string>(
  table: Readonly<Record<Id, { readonly title: string }>>,
): readonly Choice<Id>[] {
  return (Object.keys(table) as Id[]).map((id) => ({ value: id, label: table[id].title }))
}
