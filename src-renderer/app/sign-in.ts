import { ORPCError } from '@orpc/client'
import type { CampaignsView } from '#shared/contract/campaigns.ts'
import { connectByHttp, connectByPort } from '../client/connect.ts'
import { type Connection, createConnection, createQueries } from '../client/use-client.ts'

/** How a window came to Orrery: signed in, as a player, as a stranger, or to nobody there. */
export type SignIn =
  | { readonly state: 'ready'; readonly connection: Connection; readonly campaigns: CampaignsView }
  | { readonly state: 'player' | 'stranger' | 'silent' }

/** Picks the channel and signs in; `askEarly` asks what the page will show, while it is still being found out who asks. */
export async function signIn(askEarly: (queries: Connection['queries']) => void): Promise<SignIn> {
  try {
    const client = await (navigator.userAgent.includes('Electron') ? connectByPort() : connectByHttp())
    const early = client.campaigns.get() // asked at once, because every page needs it
    early.catch(() => {}) // a player's session is refused it, and is told what it may do below
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
