import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Host } from './host.ts'
import { startTableServer } from './table-server.ts'
import { clearContext, releaseContext, openTab, acquireContext } from './warm-context.ts'
import { stopServer, releaseServer, createHome, acquireServer, type WarmServer } from './warm-server.ts'

/** Options of a page and its error watcher. */
export interface BrowserPage {
  readonly options: BrowserContextOptions
  readonly watch: (page: Page) => void
}

/**
 * Starts the table server with Chromium. A first start gets its own server, all others reuse a server of the worker.
 */
export async function startBrowserHost(
  browser: Browser,
  { options, watch }: BrowserPage,
  isFirstStart: boolean,
): Promise<Host> {
  const warm = await acquireContext(browser, options)
  const table = isFirstStart ? await startAnew(warm.port) : await acquireServer()
  let shown = await show()

  async function show(): Promise<Page> {
    const page = await openTab(warm, table.server)
    watch(page)
    await page.goto(table.server.url)
    await page.waitForURL(({ hash }) => !hash.includes('token=')) // signed in
    await page.locator('main h1').first().waitFor()
    return page
  }

  return {
    name: 'browser',
    home: table.home,
    page: () => shown,
    printPdf: async (path) => void (await shown.pdf({ path, preferCSSPageSize: true, printBackground: true })),
    async restart() {
      await clearContext(warm)
      await table.server.stop()
      table.server = await startTableServer(table.home, warm.port)
      shown = await show()
    },
    async close() {
      await releaseContext(warm)
      await (isFirstStart ? stopServer(table) : releaseServer(table))
    },
  }
}

async function startAnew(port: number): Promise<WarmServer> {
  const home = createHome()
  return { home, server: await startTableServer(home, port) }
}
