import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAsGamemaster } from './gamemaster.ts'
import { copySampleHome } from './sample-home.ts'
import { startTableServer, type TableServer } from './table-server.ts'

/** A table server and its folder. One that outlives its scenario closes its campaign and finds its folder emptied and filled anew. */
export interface WarmServer {
  readonly home: string
  /** The process as it is now: another one after a restart. */
  server: TableServer
}

/** Those that no scenario uses, of this worker: without a campaign, on an empty folder. */
const idle: WarmServer[] = []

/** A new folder for Orrery. */
export function createHome(): string {
  return mkdtempSync(join(tmpdir(), 'orrery-e2e-'))
}

/** A server with the sample campaign open, as after a first start. */
export async function acquireServer(): Promise<WarmServer> {
  const warm = idle.pop()
  const home = warm?.home ?? createHome()
  const path = await copySampleHome(home)
  if (!warm) return { home, server: await startTableServer(home) }
  await runAsGamemaster(warm.server, (client) => client.campaigns.open({ path }))
  return warm
}

/** Lets the next scenario have it, unless it does not close its campaign. */
export async function releaseServer(warm: WarmServer): Promise<void> {
  try {
    await runAsGamemaster(warm.server, (client) => client.campaigns.close())
    for (const name of readdirSync(warm.home)) remove(join(warm.home, name))
    idle.push(warm)
  } catch {
    await endServer(warm)
  }
}

/** Ends a server and removes its folder. */
export async function endServer({ server, home }: WarmServer): Promise<void> {
  await server.stop()
  remove(home)
}

/** Ends those that no scenario uses. */
export async function endIdleServers(): Promise<void> {
  await Promise.all(idle.splice(0).map(endServer))
}

/** A backup in the making may still be written while it is removed. */
function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10 })
}
