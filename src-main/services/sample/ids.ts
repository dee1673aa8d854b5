/** Ids of what was made, by name. */
export type Ids = ReadonlyMap<string, string>

/** The ids of rows by their names. */
export function mapIdsByName(rows: readonly { readonly id: string; readonly name: string }[]): Ids {
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** The id of the one of this name. */
export function getId(ids: Ids, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The sample campaign has nothing called ${name}`)
  return id
}

/** The time so many days later, or earlier where there are fewer than none. */
export function addDays(time: string, days: number): string {
  const date = new Date(time)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString()
}
