import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAsGamemaster } from './gamemaster.ts'
import { copySampleHome } from './sample-home.ts'
import { startTableServer, type TableServer } from './table-server.ts'

/** A table server and its folder. When reused, its campaign is closed and its folder is emptied and refilled. */
export interface WarmServer {
  readonly home: string
  /** The current server process. It changes with a restart. */
  server: TableServer
}

/** Idle servers of this worker, without an open campaign, on an empty folder. */
const idle: WarmServer[] = []

/** Creates a data folder. */
export function createHome(): string {
  return mkdtempSync(join(tmpdir(), 'orrery-e2e-'))
}

/** Returns a server with the sample campaign open, as after a first start. */
export async function acquireServer(): Promise<WarmServer> {
  const warm = idle.pop()
  const home = warm?.home ?? createHome()
  const path = await copySampleHome(home)
  if (!warm) return { home, server: await startTableServer(home) }
  await runAsGamemaster(warm.server, (client) => client.campaigns.open({ path }))
  return warm
}

/** Makes the server available to the next scenario, unless its campaign cannot be closed. */
export async function releaseServer(warm: WarmServer): Promise<void> {
  try {
    await runAsGamemaster(warm.server, (client) => client.campaigns.close())
    for (const name of readdirSync(warm.home)) remove(join(warm.home, name))
    idle.push(warm)
  } catch {
    await stopServer(warm)
  }
}

/** Stops a server and removes its folder. */
export async function stopServer({ server, home }: WarmServer): Promise<void> {
  await server.stop()
  remove(home)
}

export async function stopIdleServers(): Promise<void> {
  await Promise.all(idle.splice(0).map(stopServer))
}

/** Retries, since a backup may still be written during the removal. */
function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10 })
}
