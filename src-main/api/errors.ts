import { mapEventIterator } from '@orpc/client'
import { ORPCError } from '@orpc/server'
import { campaignFileProblem, Refused } from '../services/refused.ts'
import type { Context } from './context.ts'

/** The answer to whatever was thrown: a refusal says why, a fault is logged and answers no more than that it happened. */
export function answerFor(error: unknown, { orrery, requestId, report }: Context): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error
  if (error instanceof Refused) {
    const { code, message, refusal } = error
    return new ORPCError('REFUSED', { status: 409, message, data: { code, ...(refusal && { refusal }) } })
  }
  const problem = campaignFileProblem(error, orrery.file()?.path ?? null)
  if (problem) return new ORPCError('CAMPAIGN_FILE', { status: 409, ...problem })
  report(error, requestId)
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: `Orrery made a mistake. Nothing of this was saved. The log names it as request ${requestId}.`,
  })
}

/** The same for what a running answer throws later. */
export function answeringIterator<Output>(output: Output, context: Context): Output {
  if (!isIterator(output)) return output
  return mapEventIterator(output, {
    value: (value) => Promise.resolve(value),
    error: (error) => Promise.resolve(answerFor(error, context)),
  }) as Output
}

function isIterator(output: unknown): output is AsyncIterator<unknown> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output
}
