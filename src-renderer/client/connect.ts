import { createORPCClient } from '@orpc/client'
import { RPCLink as FetchLink } from '@orpc/client/fetch'
import { RPCLink as PortLink } from '@orpc/client/message-port'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { Client } from '#shared/contract/contract.ts'
import { PORT_REQUEST_CHANNEL, PORT_CHANNEL } from '#shared/contract/port-channels.ts'
import { getAuthorisationHeaders, SIGN_IN_PROMISE } from './session.ts'

/** Creates the client over the window's MessagePort, for the desktop app. */
export async function connectByPort(): Promise<Client> {
  const port = await new Promise<MessagePort>((resolve) => {
    window.addEventListener('message', function receive({ source, data, ports }) {
      const [first] = ports
      if (source !== window || data !== PORT_CHANNEL || !first) return
      window.removeEventListener('message', receive)
      resolve(first)
    })
    window.postMessage(PORT_REQUEST_CHANNEL, window.location.origin)
  })
  const link = new PortLink({ port })
  port.start()
  return createORPCClient<Client>(link)
}

/** Creates the client over HTTP, for a browser connected to the table server. */
export async function connectByHttp(): Promise<Client> {
  await SIGN_IN_PROMISE
  return createORPCClient<Client>(
    new FetchLink({
      url: `${window.location.origin}/rpc`,
      headers: getAuthorisationHeaders,
      plugins: [new SimpleCsrfProtectionLinkPlugin()],
    }),
  )
}
