import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { BenchmarkResult } from './benchmark-result.ts'
import {
  type MeasuredServer,
  findFreePort,
  launchChromium,
  describeOrreryServer,
  startServer,
} from './measured-server.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'
import { waitForQuiet } from './wait-for-quiet.ts'

const ROUNDS = getMeasurementSize(7)

/** Runs in the page: reports the frame after the one in which the row appeared. */
const PAINT_WATCH = `new MutationObserver((_, observer) => {
  if (!document.querySelector(ROW)) return
  observer.disconnect()
  requestAnimationFrame(() => requestAnimationFrame(() => window.rowIsPainted()))
}).observe(document, { childList: true, subtree: true })`

/**
 * Measures a cold start of Chromium and server in parallel until fifty rows are painted, relative to a minimal server.
 */
export async function measureColdStart(home: string, file: string): Promise<BenchmarkResult> {
  const copy = join(mkdtempSync(join(tmpdir(), 'orrery-floor-')), 'floor.orrery')
  cpSync(file, copy)
  const floor: MeasuredServer = {
    args: (port) => ['tests/bench/floor-server.ts', copy, String(port)],
    ready: /^ready$/,
    path: '/',
    row: 'tr:nth-child(50)',
  }
  const orrery = describeOrreryServer(home, '/journal', '.journal-list > :nth-child(50)')
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

async function timeUntilPainted(candidate: MeasuredServer): Promise<number> {
  const port = await findFreePort()
  const started = performance.now()
  const [browser, stop] = await Promise.all([launchChromium(), startServer(candidate, port)])
  const page = await browser.newPage()
  const { painted } = await watchPainting(page, candidate.row)
  await page.goto(`http://127.0.0.1:${port}${candidate.path}`)
  await painted
  const took = performance.now() - started
  await browser.close()
  await stop()
  return took
}

/** Resolves when the row exists and has been painted. */
async function watchPainting(page: Page, row: string): Promise<{ painted: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('rowIsPainted', resolve)
  await page.addInitScript(PAINT_WATCH.replace('ROW', JSON.stringify(row)))
  return { painted: promise }
}
