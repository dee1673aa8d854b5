/** Fields of which some may be missing. */
export type DefinedFields<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

/** The fields that are given: one that came as undefined is not. */
export function omitUndefined<Fields extends object>(fields: Fields): DefinedFields<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<Fields>
}
