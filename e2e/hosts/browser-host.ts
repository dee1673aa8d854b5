import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Host } from './host.ts'
import { startTableServer } from './table-server.ts'
import { clearContext, giveContext, openTab, takeContext } from './warm-context.ts'

/** The table server with Chromium. */
export async function startBrowserHost(
  browser: Browser,
  home: string,
  options: BrowserContextOptions,
  watch: (page: Page) => void,
): Promise<Host> {
  const warm = await takeContext(browser, options)
  let server = await startTableServer(home, warm.port)
  let shown = await show()

  async function show(): Promise<Page> {
    const page = await openTab(warm, server)
    watch(page)
    await page.goto(server.url)
    await page.waitForURL(({ hash }) => !hash.includes('token=')) // signed in
    await page.locator('main h1').first().waitFor()
    return page
  }

  return {
    name: 'browser',
    home,
    page: () => shown,
    printPdf: async (path) => void (await shown.pdf({ path, preferCSSPageSize: true, printBackground: true })),
    async restart() {
      await clearContext(warm)
      await server.stop()
      server = await startTableServer(home, warm.port)
      shown = await show()
    },
    async close() {
      await giveContext(warm)
      await server.stop()
    },
  }
}
