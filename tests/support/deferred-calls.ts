import { ORPCError } from '@orpc/client'

/** A call that is answered when the test says so, so that every order of endings can be tried. */
export interface DeferredCall<Input, Output> {
  readonly input: Input
  answer(output: Output): void
  refuse(error?: Error): void
}

/** A function whose calls wait in a list until each is answered or refused. */
export function deferCalls<Input, Output>() {
  const calls: DeferredCall<Input, Output>[] = []
  const call = (input: Input): Promise<Output> =>
    new Promise((answer, reject) => {
      calls.push({ input, answer, refuse: (error = new Error('no answer')) => reject(error) })
    })
  return { calls, call }
}

/** The refusal of a command that was made from an older state. */
export function staleRefusal(message = 'It was changed meanwhile.'): Error {
  return new ORPCError('REFUSED', { message, data: { code: 'stale' } })
}

/** Everything that follows from what was answered has happened. */
export function ended(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve))
}
