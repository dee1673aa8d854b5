/** Ids of a table as a tuple for a zod enum. */
export function listTableIds<Id extends string>(table: Readonly<Record<Id, unknown>>): [Id, ...Id[]] {
  return Object.keys(table) as [Id, ...Id[]]
}
