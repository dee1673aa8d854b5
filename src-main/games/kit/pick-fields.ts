/** Names of fields, each with `true`: a type of this kind makes it an error to forget one. */
export type FieldNames<Name extends PropertyKey> = Readonly<Record<Name, true>>

/** The named fields of an object. What is not named is left out, and a field that is missing stays missing. */
export function pickFields<Source extends object, Name extends keyof Source & string>(
  source: Source,
  names: FieldNames<Name>,
): Pick<Source, Name> {
  const picked = Object.entries(source).filter(([name]) => Object.hasOwn(names, name))
  return Object.fromEntries(picked) as Pick<Source, Name>
}
