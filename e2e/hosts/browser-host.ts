import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Host } from './host.ts'
import { startTableServer } from './table-server.ts'

/** The table server with Chromium. */
export async function startBrowserHost(
  browser: Browser,
  home: string,
  options: BrowserContextOptions,
  watch: (page: Page) => void,
): Promise<Host> {
  let server = await startTableServer(home)
  let shown = await show()

  async function show(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    watch(page)
    await page.goto(server.url)
    await page.waitForURL(({ hash }) => !hash.includes('token=')) // signed in
    await page.locator('main h1').first().waitFor()
    return { context, page }
  }

  async function end(): Promise<void> {
    await shown.context.close()
    await server.stop()
  }

  return {
    name: 'browser',
    home,
    page: () => shown.page,
    printPdf: async (path) => void (await shown.page.pdf({ path, preferCSSPageSize: true, printBackground: true })),
    async restart() {
      await end()
      server = await startTableServer(home)
      shown = await show()
    },
    close: end,
  }
}
