import { ORPCError } from '@orpc/server'

/** Where faults go, with the request they belong to, if any. */
export type Report = (fault: unknown, requestId: string | null) => void

/** Writes each fault as one line of JSON: when, which request, what and where, never what was sent. A call that its caller gave up is no fault. */
export function createReport(write: (line: string) => void, now: () => string): Report {
  return (fault, requestId) => {
    if (isGivenUp(fault)) return
    write(JSON.stringify({ time: now(), request: requestId, fault: String(fault), stack: stackOf(fault) }))
  }
}

/** Whether a caller went away in the middle, of the call or of sending it. */
function isGivenUp(fault: unknown): boolean {
  return fault instanceof Error && (fault.name === 'AbortError' || Reflect.get(fault, 'code') === 'ECONNRESET')
}

/** The report of every shell: standard error, real time. */
export const reportToStandardError: Report = createReport(
  (line) => void process.stderr.write(`${line}\n`),
  () => new Date().toISOString(),
)

/** What went wrong in a call before or after its handler; what the router answered itself it has reported itself, and carries no cause. */
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
