/** Fields of which some may be missing. */
export type Given<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

/** The fields that are given: one that came as undefined is not. */
export function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>
}
