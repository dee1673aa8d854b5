/** A broken invariant: a bug, never reported to users as a refusal. */
export class InvariantError extends Error {
  override readonly name = 'BrokenInvariant'
}

/** Throws an `InvariantError` if an invariant does not hold, in every build. `what` names the invariant. */
export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new InvariantError(what)
}
