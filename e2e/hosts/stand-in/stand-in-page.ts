import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page, Route } from '@playwright/test'
import { buildPageScript } from './page-script.ts'
import type { RpcLink } from './rpc-link.ts'

/** URL of the page in Chromium, which does not know the app:// scheme. */
const SHOWN_AT = 'https://table.localhost/'
const OWN = 'app://table/'

/** Opens a page for the window of the stand-in. */
export async function openStandInPage(
  browser: Browser,
  { preload, options, link }: { preload: string; options: BrowserContextOptions; link: RpcLink },
): Promise<Page> {
  const agent = `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Electron/45 Safari/537.36`
  const context = await browser.newContext({ ...options, userAgent: agent })
  const page = await context.newPage()
  await context.route('**/*', (route) => answerRoute(route, page, link))
  await joinBindings(page, link)
  await page.addInitScript(buildPageScript(readFileSync(preload, 'utf8')))
  page.on('dialog', async (shown) => {
    if (shown.type() !== 'beforeunload') return
    if (await link.call('unloadPrevented')) await shown.accept()
    else await shown.dismiss()
  })
  page.on('close', () => void context.close().then(() => link.call('closed')))
  return page
}

/** The app's own handler answers requests for app://table/. All others are those the app allowed. */
async function answerRoute(route: Route, page: Page, link: RpcLink): Promise<void> {
  const request = route.request()
  const isOwn = request.url().startsWith(SHOWN_AT)
  if (request.isNavigationRequest() && !(isOwn && isOf(page, route))) {
    const isPopup = !isOf(page, route)
    if (isPopup) await link.call('opensWindow', request.url())
    const mayGo = !isPopup && (await link.call('navigates', request.url()))
    await (mayGo ? route.continue() : route.abort('aborted')) // the page stays as it is
    for (const otherPage of page.context().pages()) if (isPopup && otherPage !== page) await otherPage.close()
    return
  }
  if (!isOwn) return route.continue()
  const { status, headers, body } = (await link.call('request', asOwn(request.url()))) as {
    status: number
    headers: Record<string, string>
    body: Uint8Array
  }
  await route.fulfill({ status, headers, body: Buffer.from(body) })
}

/** Whether a request belongs to the window's page. While a window is being opened, its requests have no frame yet. */
function isOf(page: Page, route: Route): boolean {
  try {
    return route.request().frame().page() === page
  } catch {
    return false
  }
}

const asOwn = (url: string): string => url.replace(SHOWN_AT, OWN)
const asShown = (url: string): string => url.replace(OWN, SHOWN_AT)

async function joinBindings(page: Page, link: RpcLink): Promise<void> {
  await page.exposeBinding('standInSend', ({ frame }, channel: string, args: unknown[]) =>
    link.call('fromPage', asOwn(frame.url()), channel, args),
  )
  await page.exposeBinding('standInPortMessage', async (_source, id: number, data: unknown) => {
    await link.call('portMessage', id, data)
  })
  await page.exposeBinding('standInPermission', ({ frame }, name: string) =>
    link.call('permission', name, asOwn(frame.url())),
  )
  await page.exposeBinding('standInCopied', async (_source, text: string) => {
    await link.call('copied', text)
  })
}

/** Messages to a page that is closing or reloading are lost, as in Electron. */
const isLost = (error: unknown): void => {
  if (!/closed|destroyed|navigation/i.test(String(error))) throw error
}

/** A load that a later load replaces ends silently, as in Electron. */
const isReplaced = (error: unknown): void => {
  if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error
}

/** Executes calls of the main process in the page, once it is open. */
export function handlePageCalls(link: RpcLink, opened: Promise<Page>): void {
  link.handle('load', async (url: string) => void (await (await opened).goto(asShown(url))))
  link.handle('reload', async () => void (await (await opened).reload().catch(isReplaced)))
  link.handle('closePage', async (runBeforeUnload: boolean) => (await opened).close({ runBeforeUnload }))
  link.handle('toPage', async (channel: string, args: unknown[], portIds: number[]) => {
    const call = [channel, args, portIds] as const
    await (
      await opened
    )
      .evaluate(([name, values, ids]) => window.standIn.receive(name, values, ids), call)
      .catch(isLost)
  })
  link.handle('portMessage', async (id: number, data: unknown) => {
    const call = [id, data] as const
    await (await opened).evaluate(([portId, value]) => window.standIn.portMessage(portId, value), call).catch(isLost)
  })
  link.handle('printToPDF', async ({ pageSize, preferCSSPageSize, printBackground }: Electron.PrintToPDFOptions) =>
    (await opened).pdf({
      preferCSSPageSize: preferCSSPageSize === true,
      printBackground: printBackground === true,
      ...(typeof pageSize === 'string' && { format: pageSize }),
    }),
  )
}
