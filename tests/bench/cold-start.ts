import { chromium, type Page } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { waitForQuiet } from './quiet.ts'
import type { Finding } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 7
const TOKEN = 'bench'

/** Runs in the page: tells of the frame after the one in which the row appeared. */
const PAINT_WATCH = `new MutationObserver((_, observer) => {
  if (!document.querySelector(ROW)) return
  observer.disconnect()
  requestAnimationFrame(() => requestAnimationFrame(() => window.rowIsPainted()))
}).observe(document, { childList: true, subtree: true })`

/** A server to start, and the page of it that shows a list. */
interface Candidate {
  readonly args: (port: number) => string[]
  readonly ready: RegExp
  readonly path: string
  readonly row: string
}

/** Cold Chromium and server in parallel until fifty rows are painted, against the least that can be. */
export async function measureColdStart(home: string, file: string): Promise<Finding> {
  const copy = join(mkdtempSync(join(tmpdir(), 'orrery-floor-')), 'floor.orrery')
  cpSync(file, copy)
  const floor: Candidate = {
    args: (port) => ['tests/bench/floor-server.ts', copy, String(port)],
    ready: /^ready$/,
    path: '/',
    row: 'tr:nth-child(50)',
  }
  const orrery: Candidate = {
    args: (port) => ['out/main/headless.js', '--port', String(port), '--home', home],
    ready: /^Orrery: /,
    path: `/#token=${TOKEN}&page=/journal`,
    row: '.journal-list > :nth-child(50)',
  }
  const times = { floor: [] as number[], orrery: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await waitForQuiet()
    times.floor.push(await timeUntilPainted(floor))
    times.orrery.push(await timeUntilPainted(orrery))
  }
  const [bare, ours] = [median(times.floor), median(times.orrery)]
  return {
    what: 'cold start to a usable list, against the bare floor',
    value: ours / bare,
    goal: { atMost: 2 },
    unit: '',
    from: `${ours.toFixed(0)} ms against ${bare.toFixed(0)} ms, ${ROUNDS} rounds`,
  }
}

async function timeUntilPainted({ args, ready, path, row }: Candidate): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const server = spawn(process.execPath, args(port), {
    env: { ...process.env, ORRERY_TOKEN: TOKEN },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [browser] = await Promise.all([launchChromium(), lineFrom(server, ready)])
  const page = await browser.newPage()
  const { painted } = await watchPainting(page, row)
  await page.goto(`http://127.0.0.1:${port}${path}`)
  await painted
  const took = performance.now() - started
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  return took
}

/** Resolves when the row stands in the page and has been painted. */
async function watchPainting(page: Page, row: string): Promise<{ painted: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('rowIsPainted', resolve)
  await page.addInitScript(PAINT_WATCH.replace('ROW', JSON.stringify(row)))
  return { painted: promise }
}

function launchChromium() {
  const executablePath = process.env['CHROMIUM']
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  })
}

async function lineFrom(server: ChildProcess, wanted: RegExp): Promise<void> {
  if (!server.stdout) throw new Error('The server says nothing')
  for await (const line of createInterface(server.stdout)) if (wanted.test(line)) return
  throw new Error('The server ended before it was ready')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
