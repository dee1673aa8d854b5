import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** A table server in its own process. */
export interface TableServer {
  /** URL with the gamemaster's token. */
  readonly url: string
  stop(): Promise<void>
}

/** Running servers, which are killed when the worker exits in the middle of a scenario. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill()))

/**
 * Starts the built table server on the folder `home`. Uses any free port if `port` is 0 or has been taken meanwhile.
 */
export async function startTableServer(home: string, port = 0): Promise<TableServer> {
  try {
    return await startAt(home, port)
  } catch (error) {
    if (port === 0) throw error
    return startAt(home, 0)
  }
}

async function startAt(home: string, port: number): Promise<TableServer> {
  const args = [resolve('out/main/headless.js'), '--port', String(port), '--home', home]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return { url: await addressOf(child), stop: () => stop(child) }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The table server says nothing')
  for await (const line of createInterface(child.stdout)) {
    const url = /^Orrery: (\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The table server ended before it said its address')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
