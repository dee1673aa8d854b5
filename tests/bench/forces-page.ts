import type { Page } from '@playwright/test'
import type { BenchmarkResult } from './benchmark-result.ts'
import { findFreePort, launchChromium, describeOrreryServer, startServer } from './measured-server.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const ROUNDS = getMeasurementSize(9)
const SEARCH = 'input[type=search]'

/**
 * Measures in Chromium, on a campaign of 500 characters: time until the list is filtered, and until a character is
 * open, both painted.
 */
export async function measureForcesPage(home: string): Promise<BenchmarkResult[]> {
  const server = describeOrreryServer(home, '/forces', SEARCH)
  const port = await findFreePort()
  const [browser, stop] = await Promise.all([launchChromium(), startServer(server, port)])
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`http://127.0.0.1:${port}${server.path}`)
  const filter: number[] = []
  const open: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `Vex ${7 + 10 * round}`
    await page.locator(SEARCH).waitFor()
    filter.push(await untilPainted(page, { type: name, into: SEARCH }, 'a', name))
    open.push(await untilPainted(page, { click: name }, 'h1', name))
    await page.goBack()
  }
  await browser.close()
  await stop()
  const from = `median of ${ROUNDS} in Chromium until painted, 500 characters`
  return [
    { what: 'filter the forces to one character', value: median(filter), goal: { atMost: 100 }, unit: ' ms', from },
    { what: 'open a character', value: median(open), goal: { atMost: 100 }, unit: ' ms', from },
  ]
}

/** Runs in the page: milliseconds from the action until exactly one element with the text has been painted. */
const UNTIL_PAINTED = `(async ({ action, tag, text }) => {
  const withText = (tag, text) => [...document.querySelectorAll(tag)].filter((one) => one.textContent.trim() === text)
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const started = performance.now()
  if ('click' in action) withText('a', action.click)[0].click()
  else {
    const field = document.querySelector(action.into)
    field.value = action.type
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  while (withText(tag, text).length !== 1 && performance.now() - started < 10_000) await frame()
  await frame()
  return performance.now() - started
})`

type Action = { readonly type: string; readonly into: string } | { readonly click: string }

function untilPainted(page: Page, action: Action, tag: string, text: string): Promise<number> {
  return page.evaluate(`${UNTIL_PAINTED}(${JSON.stringify({ action, tag, text })})`)
}
