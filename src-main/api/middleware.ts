import { ORPCError, os } from '@orpc/server'
import { AUDIENCES, type Audience } from '#shared/contract/base.ts'
import type { Role, SessionView } from '#shared/contract/session.ts'
import type { Context } from './context.ts'
import { buildErrorResponse, convertStreamErrors, createNoCampaignError } from './errors.ts'
import { trackSavedChanges } from './saved-changes.ts'

/** Areas that need no open campaign. */
const WITHOUT_CAMPAIGN: ReadonlySet<string | undefined> = new Set(['session', 'campaigns', 'live', 'desktop'])

const base = os.$context<Context>()

/** Every refusal and fault becomes an answer here, and only here. */
export const errorMiddleware = base.middleware(async ({ context, next }) => {
  const call = { campaign: context.orrery.current(), saved: [] }
  try {
    const result = await trackSavedChanges(context.orrery.events, call, () => next())
    return { ...result, output: convertStreamErrors(result.output, context, call) }
  } catch (error) {
    throw await buildErrorResponse(error, context, call)
  }
})

/** Nobody gets past but those whom the endpoint is for, and nobody without a campaign where one is needed; the input is parsed afterwards. */
export const authorizationMiddleware = base.middleware(({ context, next, procedure, path }) => {
  const session = authorizeSession(context.session, Reflect.get(procedure['~orpc'].meta, 'for'))
  const campaign = context.orrery.current()
  if (!campaign && !WITHOUT_CAMPAIGN.has(path[0])) throw createNoCampaignError(context.orrery.campaigns.underWay())
  return next({ context: { session, campaign } })
})

/** The session, where its role is among those that an endpoint is for; an endpoint that names nobody is nobody's. */
export function authorizeSession(session: SessionView | null, audience: unknown): SessionView {
  if (!session) throw new ORPCError('UNAUTHORIZED')
  if (!isAudience(audience) || !isIn(session.role, audience)) throw new ORPCError('FORBIDDEN')
  return session
}

function isAudience(audience: unknown): audience is Audience {
  return AUDIENCES.some((otherAudience) => otherAudience === audience)
}

/** Each audience is part of the one before it. */
function isIn(role: Role, audience: Audience): boolean {
  return AUDIENCES.indexOf(role) >= AUDIENCES.indexOf(audience)
}
