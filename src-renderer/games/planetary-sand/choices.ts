import type { Choice } from '#renderer/ui/types.ts'

/** The rows of a table as choices. */
export function listChoices<Id extends string>(
  table: Readonly<Record<Id, { readonly title: string }>>,
): readonly Choice<Id>[] {
  return (Object.keys(table) as Id[]).map((id) => ({ value: id, label: table[id].title }))
}
