/** Optional fields whose value is never undefined. */
export type DefinedFields<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

/** Copies an object without the properties that are undefined. */
export function omitUndefined<Fields extends object>(fields: Fields): DefinedFields<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<Fields>
}
