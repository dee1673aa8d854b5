import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'

const TOKEN = 'bench-bench-bench-bench'

/** A server to start, with the page that shows a list. */
export interface MeasuredServer {
  readonly args: (port: number) => string[]
  readonly ready: RegExp
  readonly path: string
  readonly row: string
}

/** Orrery with a home folder, at a page of its newest campaign. */
export function describeOrreryServer(home: string, page: string, row: string): MeasuredServer {
  return {
    args: (port) => ['out/main/headless.js', '--port', String(port), '--home', home],
    ready: /^Orrery: /,
    path: `/#token=${TOKEN}&page=${page}`,
    row,
  }
}

/** Starts a server; resolves, once it is ready, to a function that stops it. */
export async function startServer({ args, ready }: MeasuredServer, port: number): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, args(port), {
    env: { ...process.env, ORRERY_TOKEN: TOKEN },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await lineFrom(server, ready)
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

/** Launches Chromium without a GPU; `flags` are additional flags. */
export function launchChromium(flags: readonly string[] = []) {
  const executablePath = process.env['CHROMIUM']
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...flags],
  })
}

async function lineFrom(server: ChildProcess, wanted: RegExp): Promise<void> {
  if (!server.stdout) throw new Error('The server says nothing')
  for await (const line of createInterface(server.stdout)) if (wanted.test(line)) return
  throw new Error('The server ended before it was ready')
}

/** Returns an unused port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
