import { implement, ORPCError } from '@orpc/server'
import { contract } from '#shared/contract/contract.ts'
import type { Context } from './context.ts'
import { answerFor, answeringIterator } from './errors.ts'

const os = implement(contract).$context<Context>()

/** Every refusal and fault becomes an answer here, and only here. */
export const answering = os.use(async ({ context, next }) => {
  try {
    const result = await next()
    return { ...result, output: answeringIterator(result.output, context) }
  } catch (error) {
    throw answerFor(error, context)
  }
})

/** Endpoints for anyone who is signed in. */
export const signedIn = answering.use(({ context, next }) => {
  if (!context.session) throw new ORPCError('UNAUTHORIZED')
  return next({ context: { session: context.session } })
})

/** Endpoints for the gamemaster; `author` is who History names. */
export const gamemaster = signedIn.use(({ context, next }) => {
  const { role, id, name } = context.session
  if (role !== 'gamemaster') throw new ORPCError('FORBIDDEN')
  return next({ context: { author: { name, session: id } } })
})

/** Endpoints for the gamemaster that need an open campaign; `campaign` holds its use cases. */
export const campaigning = gamemaster.use(({ context, next }) => {
  const campaign = context.orrery.current()
  if (!campaign) throw new ORPCError('NO_CAMPAIGN')
  return next({ context: { campaign } })
})
