import { ORPCError } from '@orpc/client'

/** A call resolved by the test, so that every order of completion can be tested. */
export interface DeferredCall<Input, Output> {
  readonly input: Input
  answer(output: Output): void
  refuse(error?: Error): void
}

/** Creates a function whose calls are queued until the test resolves or rejects each. */
export function deferCalls<Input, Output>() {
  const calls: DeferredCall<Input, Output>[] = []
  const call = (input: Input): Promise<Output> =>
    new Promise((answer, reject) => {
      calls.push({ input, answer, refuse: (error = new Error('no answer')) => reject(error) })
    })
  return { calls, call }
}

/** Error of a command based on a stale version. */
export function createStaleError(message = 'It was changed meanwhile.'): Error {
  return new ORPCError('REFUSED', { message, data: { code: 'stale' } })
}

/** Resolves after everything that follows from the resolved calls has happened. */
export function waitForCallEffects(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve))
}
