import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** A table server in its own process. */
export interface TableServer {
  /** The address with the gamemaster's token. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts the built table server on a free port with the folder `home`. */
export async function startTableServer(home: string): Promise<TableServer> {
  const child = spawn(process.execPath, [resolve('out/main/headless.js'), '--port', '0', '--home', home], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
