import { mapEventIterator } from '@orpc/client'
import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import { NO_CAMPAIGN_ERROR } from '#shared/contract/base.ts'
import { toCampaignFileProblem } from '../services/file-safety/campaign-file-problem.ts'
import { RefusalError } from '../services/kit/refusal-error.ts'
import type { CallContext } from './context.ts'
import type { RunningCall } from './saved-changes.ts'

/** Message of the SQLite driver if the campaign was closed during a call. */
const CLOSED = 'The database connection is not open'

/**
 * Converts an error into a response. A refusal gives its reason; a fault is logged, and the response says only that it
 * happened and whether anything was saved before.
 */
export async function buildErrorResponse(
  error: unknown,
  context: CallContext,
  call: RunningCall,
): Promise<ORPCError<string, unknown>> {
  const { orrery } = context
  if (error instanceof ORPCError) {
    if (error.code !== FAULT) return error
    return invalidValues(error, context) ?? faultOf(error.cause ?? error, context, call)
  }
  if (error instanceof RefusalError) {
    const { code, message, refusal } = error
    return new ORPCError('REFUSED', { status: 409, message, data: { code, ...(refusal && { refusal }) } })
  }
  const problem = await toCampaignFileProblem(error, orrery.file()?.path ?? null)
  if (problem) return new ORPCError('CAMPAIGN_FILE', { status: 409, ...problem })
  if (error instanceof TypeError && error.message === CLOSED && orrery.current() !== call.campaign)
    return createNoCampaignError(null)
  return faultOf(error, context, call)
}

/**
 * Creates the response to a call that needs a campaign while none is open. `underWay` names the operation in progress,
 * or is null.
 */
export function createNoCampaignError(underWay: string | null): ORPCError<string, unknown> {
  if (underWay === null) return new ORPCError('NO_CAMPAIGN', NO_CAMPAIGN_ERROR)
  return new ORPCError('NO_CAMPAIGN', { ...NO_CAMPAIGN_ERROR, message: `${underWay} Wait until that is done.` })
}

const FAULT = 'INTERNAL_SERVER_ERROR'

function faultOf(
  error: unknown,
  { requestId, report }: CallContext,
  { saved }: RunningCall,
): ORPCError<string, unknown> {
  report(error, requestId)
  return new ORPCError(FAULT, {
    message: `Orrery made a mistake. ${outcome(saved)} The log names it as request ${requestId}.`,
  })
}

/** Returns the response if a view fails validation because the campaign holds invalid values, or null. */
function invalidValues(error: ORPCError<string, unknown>, { orrery }: CallContext): ORPCError<string, unknown> | null {
  const trouble = error.cause instanceof ValidationError ? orrery.campaigns.get().trouble : null
  if (trouble?.problem !== 'invalid-values') return null
  const { problem, message, faults } = trouble
  const data = { problem, path: orrery.file()?.path ?? '', backup: null }
  return new ORPCError('CAMPAIGN_FILE', { status: 409, message: `${message} ${faults[0] ?? ''}`, data })
}

/** Says what was saved, so that the user knows whether to try again. */
function outcome(saved: readonly string[]): string {
  const label = saved.at(-1)
  if (label === undefined) return 'Nothing of this was saved.'
  return `“${label}” was saved, and only the answer failed: do not do it again, but load the page anew. History can undo it.`
}

/** As `buildErrorResponse`, for errors thrown later by a streaming response. */
export function convertStreamErrors<Output>(output: Output, context: CallContext, call: RunningCall): Output {
  if (!isIterator(output)) return output
  return mapEventIterator(output, {
    value: (value) => Promise.resolve(value),
    error: (error) => buildErrorResponse(error, context, call),
  }) as Output
}

function isIterator(output: unknown): output is AsyncIterator<unknown> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output
}
