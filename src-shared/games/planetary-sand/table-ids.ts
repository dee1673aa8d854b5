/** The ids of a table, for a schema. */
export function listTableIds<Id extends string>(table: Readonly<Record<Id, unknown>>): [Id, ...Id[]] {
  return Object.keys(table) as [Id, ...Id[]]
}
