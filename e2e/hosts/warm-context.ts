import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { TableServer } from './table-server.ts'

/**
 * A browser context that outlives its scenario, and with it what Chromium has fetched and compiled of the app: the next
 * scenario begins in a tab of its own, without cookies and without anything stored, at the same origin.
 */
export interface WarmContext {
  readonly context: BrowserContext
  /** What it was made with, as text. */
  readonly kind: string
  /** Where its last server listened; 0 before the first one. */
  port: number
  /** Keeps the process alive in which all tabs of the origin are shown. */
  anchor: Page | null
}

/** Those that no scenario uses, of this worker. */
const idle: WarmContext[] = []

/** A context with those options that nobody uses. */
export async function acquireContext(browser: Browser, options: BrowserContextOptions): Promise<WarmContext> {
  const kind = JSON.stringify(options)
  const at = idle.findLastIndex((context) => context.kind === kind) // that of the server that is taken next
  const [warm] = at < 0 ? [] : idle.splice(at, 1)
  return warm ?? { context: await browser.newContext(options), kind, port: 0, anchor: null }
}

/** A new tab on a server, which the context stays with. */
export async function openTab(warm: WarmContext, { url }: TableServer): Promise<Page> {
  const { origin, port } = new URL(url)
  if (!warm.anchor || warm.port !== Number(port)) {
    warm.anchor ??= await warm.context.newPage()
    await warm.anchor.goto(`${origin}/licences.json`)
    warm.port = Number(port)
  }
  return warm.context.newPage()
}

/** Leaves nothing of a scenario but what was compiled. */
export async function clearContext({ context, anchor }: WarmContext): Promise<void> {
  for (const page of context.pages()) if (page !== anchor) await page.close()
  await context.clearCookies()
  await context.clearPermissions()
  if (!anchor) return
  const session = await context.newCDPSession(anchor)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(anchor.url()).origin, storageTypes: 'all' })
  await session.detach()
}

/** Lets the next scenario have it. */
export async function releaseContext(warm: WarmContext): Promise<void> {
  await clearContext(warm)
  idle.push(warm)
}
