import { ORPCError, os } from '@orpc/server'
import { ENDPOINT_AUDIENCES, type EndpointAudience } from '#shared/contract/base.ts'
import type { Role, SessionView } from '#shared/contract/session.ts'
import type { CallContext } from './context.ts'
import { buildErrorResponse, convertStreamErrors, createNoCampaignError } from './errors.ts'
import { runTrackingSavedChanges } from './saved-changes.ts'

/** Areas that need no open campaign. */
const WITHOUT_CAMPAIGN: ReadonlySet<string | undefined> = new Set(['session', 'campaigns', 'live', 'desktop'])

const base = os.$context<CallContext>()

/** The only place that turns refusals and faults into responses. */
export const errorMiddleware = base.middleware(async ({ context, next }) => {
  const call = { campaign: context.orrery.current(), saved: [] }
  try {
    const result = await runTrackingSavedChanges(context.orrery.events, call, () => next())
    return { ...result, output: convertStreamErrors(result.output, context, call) }
  } catch (error) {
    throw await buildErrorResponse(error, context, call)
  }
})

/**
 * Admits only the roles an endpoint is meant for, and requires an open campaign where one is needed. The input is
 * parsed afterwards.
 */
export const authorizationMiddleware = base.middleware(({ context, next, procedure, path }) => {
  const session = authorizeSession(context.session, Reflect.get(procedure['~orpc'].meta, 'for'))
  const campaign = context.orrery.current()
  if (!campaign && !WITHOUT_CAMPAIGN.has(path[0])) throw createNoCampaignError(context.orrery.campaigns.underWay())
  return next({ context: { session, campaign } })
})

/**
 * Returns the session if its role is in the endpoint's audience, or throws. An endpoint without an audience admits no
 * role.
 */
export function authorizeSession(session: SessionView | null, audience: unknown): SessionView {
  if (!session) throw new ORPCError('UNAUTHORIZED')
  if (!isAudience(audience) || !isIn(session.role, audience)) throw new ORPCError('FORBIDDEN')
  return session
}

function isAudience(audience: unknown): audience is EndpointAudience {
  return ENDPOINT_AUDIENCES.some((otherAudience) => otherAudience === audience)
}

/** Whether a role is in an audience. Each audience is a subset of the previous one. */
function isIn(role: Role, audience: EndpointAudience): boolean {
  return ENDPOINT_AUDIENCES.indexOf(role) >= ENDPOINT_AUDIENCES.indexOf(audience)
}
