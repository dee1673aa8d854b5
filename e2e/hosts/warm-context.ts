import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { TableServer } from './table-server.ts'

/**
 * A browser context that outlives its scenario and keeps Chromium's compiled code of the app. The next scenario starts
 * in a new tab at the same origin, without cookies or stored data.
 */
export interface WarmContext {
  readonly context: BrowserContext
  /** Its options as text. */
  readonly kind: string
  /** Port of its last server; 0 before the first one. */
  port: number
  /** Page that keeps the renderer process of the origin alive. */
  anchor: Page | null
}

/** Idle contexts of this worker. */
const idle: WarmContext[] = []

/** Returns an idle or new context with these options. */
export async function acquireContext(browser: Browser, options: BrowserContextOptions): Promise<WarmContext> {
  const kind = JSON.stringify(options)
  const at = idle.findLastIndex((context) => context.kind === kind) // that of the server that is taken next
  const [warm] = at < 0 ? [] : idle.splice(at, 1)
  return warm ?? { context: await browser.newContext(options), kind, port: 0, anchor: null }
}

/** Opens a tab on a server. The context stays at its origin. */
export async function openTab(warm: WarmContext, { url }: TableServer): Promise<Page> {
  const { origin, port } = new URL(url)
  if (!warm.anchor || warm.port !== Number(port)) {
    warm.anchor ??= await warm.context.newPage()
    await warm.anchor.goto(`${origin}/licences.json`)
    warm.port = Number(port)
  }
  return warm.context.newPage()
}

/** Clears everything of a scenario except the compiled code. */
export async function clearContext({ context, anchor }: WarmContext): Promise<void> {
  for (const page of context.pages()) if (page !== anchor) await page.close()
  await context.clearCookies()
  await context.clearPermissions()
  if (!anchor) return
  const session = await context.newCDPSession(anchor)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(anchor.url()).origin, storageTypes: 'all' })
  await session.detach()
}

/** Makes the context available to the next scenario. */
export async function releaseContext(warm: WarmContext): Promise<void> {
  await clearContext(warm)
  idle.push(warm)
}
