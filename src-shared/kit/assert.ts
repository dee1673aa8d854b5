/** Something came about that the code never brings about: a fault, told to nobody as a refusal. */
export class InvariantError extends Error {
  override readonly name = 'BrokenInvariant'
}

/** Throws where something does not hold that always holds, in every build; `what` says what broke. */
export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new InvariantError(what)
}
