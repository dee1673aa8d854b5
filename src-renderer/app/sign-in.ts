import { ORPCError } from '@orpc/client'
import type { CampaignsView } from '#shared/contract/campaigns.ts'
import { connectByHttp, connectByPort } from '../client/connect.ts'
import { type Connection, createConnection, createQueries } from '../client/use-client.ts'

/** Result of signing in: signed in, as a player, not authorised, or server unreachable. */
export type SignInResult =
  | { readonly state: 'ready'; readonly connection: Connection; readonly campaigns: CampaignsView }
  | { readonly state: 'player' | 'stranger' | 'silent' }

/** Chooses the channel and signs in. `askEarly` prefetches the data of the page while the sign-in is pending. */
export async function signIn(askEarly: (queries: Connection['queries']) => void): Promise<SignInResult> {
  try {
    const client = await (navigator.userAgent.includes('Electron') ? connectByPort() : connectByHttp())
    const early = client.campaigns.get() // fetched immediately, because every page needs it
    early.catch(() => {}) // refused for a player's session, which is handled below
    const asked = client.session.get()
    askEarly(createQueries(client))
    const session = await asked
    if (session.role !== 'gamemaster') return { state: 'player' }
    return { state: 'ready', connection: createConnection(client, session), campaigns: await early }
  } catch (error) {
    const isKnown = error instanceof ORPCError
    return { state: isKnown && (error.code === 'UNAUTHORIZED' || error.code === 'FORBIDDEN') ? 'stranger' : 'silent' }
  }
}
