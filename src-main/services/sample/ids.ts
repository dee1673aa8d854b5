/** Ids of created rows, by name. */
export type IdsByName = ReadonlyMap<string, string>

/** Maps the names of rows to their ids. */
export function mapIdsByName(rows: readonly { readonly id: string; readonly name: string }[]): IdsByName {
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Returns the id of a name. Throws if it is unknown. */
export function getIdByName(ids: IdsByName, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The sample campaign has nothing called ${name}`)
  return id
}

/** Adds days to a time; a negative count subtracts. */
export function addDays(time: string, days: number): string {
  const date = new Date(time)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString()
}
