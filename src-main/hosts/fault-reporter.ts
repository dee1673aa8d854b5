import { ORPCError } from '@orpc/server'

/** Receives faults, with the id of the request if there is one. */
export type FaultReporter = (fault: unknown, requestId: string | null) => void

/**
 * Creates a report that writes each fault as one line of JSON: time, request, error and stack, never the input. A call
 * aborted by its caller is not a fault.
 */
export function createFaultReporter(write: (line: string) => void, now: () => string): FaultReporter {
  return (fault, requestId) => {
    if (isGivenUp(fault)) return
    write(JSON.stringify({ time: now(), request: requestId, fault: String(fault), stack: stackOf(fault) }))
  }
}

/** Whether a caller disconnected during the call or while sending it. */
function isGivenUp(fault: unknown): boolean {
  return fault instanceof Error && (fault.name === 'AbortError' || Reflect.get(fault, 'code') === 'ECONNRESET')
}

/** Report used by every shell: standard error, system time. */
export const reportToStandardError: FaultReporter = createFaultReporter(
  (line) => void process.stderr.write(`${line}\n`),
  () => new Date().toISOString(),
)

/**
 * Returns the fault of a call that occurred outside its handler, or null. Errors from the router are already reported
 * and carry no cause.
 */
export function findUnreportedFault(error: unknown): unknown {
  if (!(error instanceof ORPCError)) return error
  return error.code === 'INTERNAL_SERVER_ERROR' ? (error.cause ?? null) : null
}

function stackOf(fault: unknown): string[] {
  if (!(fault instanceof Error) || fault.stack === undefined) return []
  return fault.stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())
}
