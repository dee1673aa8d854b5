import type { Context } from '../api/context.ts'
import { findUnreportedFault } from './fault-reporter.ts'

interface RunningCall {
  readonly next: () => Promise<unknown>
  readonly context: Context
}

/**
 * Interceptor around every call on both channels. Reports faults that the router cannot see, such as a response that
 * violates the contract.
 */
export async function reportFaults({ next, context }: RunningCall): Promise<unknown> {
  try {
    return await next()
  } catch (error) {
    const fault = findUnreportedFault(error)
    if (fault !== null) context.report(fault, context.requestId)
    throw error
  }
}
