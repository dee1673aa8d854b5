import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** Expects one thing to equal the other, large as they may be: told in no time where it does, with what differs where not. */
export function expectSame(a: unknown, b: unknown, why?: string): void {
  if (!isDeepStrictEqual(a, b)) expect(a, why).toEqual(b)
}
