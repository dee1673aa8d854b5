import type { CallContext } from '../api/context.ts'
import { findUnreportedFault } from './fault-reporter.ts'

interface RunningCall {
  readonly next: () => Promise<unknown>
  readonly context: CallContext
}

/**
 * Interceptor around every call on both channels. Reports faults that the router cannot see, such as a response that
 * violates the contract, and rethrows every error.
 */
export async function reportAndRethrowFaults({ next, context }: RunningCall): Promise<unknown> {
  try {
    return await next()
  } catch (error) {
    const fault = findUnreportedFault(error)
    if (fault !== null) context.report(fault, context.requestId)
    throw error
  }
}
