import type { Context } from '../api/context.ts'
import { findUnreportedFault } from './report.ts'

interface RunningCall {
  readonly next: () => Promise<unknown>
  readonly context: Context
}

/** Both channels put this around every call: it reports the faults that the router cannot see, such as an answer that breaks the contract. */
export async function reportFaults({ next, context }: RunningCall): Promise<unknown> {
  try {
    return await next()
  } catch (error) {
    const fault = findUnreportedFault(error)
    if (fault !== null) context.report(fault, context.requestId)
    throw error
  }
}
