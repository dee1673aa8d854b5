import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { Client } from '#shared/contract/contract.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import type { TableServer } from './table-server.ts'

/** Credentials of a signed-in browser. */
export interface BrowserCredentials {
  readonly origin: string
  readonly cookie: string
  readonly key: string
}

/** Creates a client with a browser's credentials. */
export function createSignedInClient({ origin, cookie, key }: BrowserCredentials): Client {
  const headers = { cookie, origin, [SESSION_KEY_HEADER]: key }
  return createORPCClient<Client>(
    new RPCLink({ url: `${origin}/rpc`, headers, plugins: [new SimpleCsrfProtectionLinkPlugin()] }),
  )
}

/** Signs in as the gamemaster outside all pages, runs `act`, and signs out. */
export async function runAsGamemaster({ url }: TableServer, act: (client: Client) => Promise<unknown>): Promise<void> {
  const { origin, hash } = new URL(url)
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const answer = await fetch(`${origin}/session`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`The table server let nobody in: ${answer.status}`)
  const { key } = (await answer.json()) as { key: string }
  const cookie = answer.headers.getSetCookie().map((text) => text.replace(/;.*$/, ''))
  const signedIn = { origin, key, cookie: cookie.join('; ') }
  await act(createSignedInClient(signedIn))
  const headers = { origin, cookie: signedIn.cookie, [SESSION_KEY_HEADER]: key }
  await fetch(`${origin}/session`, { method: 'DELETE', headers })
}
