import { ORPCError } from '@orpc/client'
import { connectByHttp, connectByPort } from '../client/connect.ts'
import { type Connection, createConnection } from '../client/use-client.ts'

/** How a window came to Orrery: signed in, as a player, as a stranger, or to nobody there. */
export type Arrival =
  | { readonly state: 'ready'; readonly connection: Connection }
  | { readonly state: 'player' | 'stranger' | 'silent' }

/** Picks the channel and signs in. */
export async function arrive(): Promise<Arrival> {
  try {
    const client = await (navigator.userAgent.includes('Electron') ? connectByPort() : connectByHttp())
    const session = await client.session.get()
    return session.role === 'gamemaster'
      ? { state: 'ready', connection: createConnection(client, session) }
      : { state: 'player' }
  } catch (error) {
    const isKnown = error instanceof ORPCError
    return { state: isKnown && (error.code === 'UNAUTHORIZED' || error.code === 'FORBIDDEN') ? 'stranger' : 'silent' }
  }
}
