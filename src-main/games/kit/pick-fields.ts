/** Field names, each with `true`. The type makes it an error to omit one. */
export type FieldNames<Name extends PropertyKey> = Readonly<Record<Name, true>>

/** Returns a copy with the named fields only. Fields that are missing stay missing. */
export function pickFields<Source extends object, Name extends keyof Source & string>(
  source: Source,
  names: FieldNames<Name>,
): Pick<Source, Name> {
  const picked = Object.entries(source).filter(([name]) => Object.hasOwn(names, name))
  return Object.fromEntries(picked) as Pick<Source, Name>
}
