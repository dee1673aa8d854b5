import {
  test as base,
  expect,
  type Page,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
} from '@playwright/test'
import { IS_SOAK } from '#tests/support/soak.ts'
import { startBrowserHost } from './browser-host.ts'
import { startDesktopHost } from './desktop-host.ts'
import type { Host } from './host.ts'
import { expectValidShell } from './valid-shell.ts'
import { stopIdleServers } from './warm-server.ts'

/** Host of a project, and whether it is a first start. */
export interface HostOptions {
  readonly hostName: Host['name']
  readonly isFirstStart: boolean
}

interface Fixtures {
  readonly host: Host
  /** A second Orrery with its own folder, for scenarios with two people and two campaigns. */
  readonly rival: Host
  /** Errors in any page: exceptions, console errors, and requests to other machines. Fails the test if not empty. */
  readonly troubles: string[]
}

type Given = Pick<
  PlaywrightTestOptions & PlaywrightWorkerArgs & HostOptions & Fixtures,
  | 'browser'
  | 'hostName'
  | 'contextOptions'
  | 'viewport'
  | 'hasTouch'
  | 'locale'
  | 'timezoneId'
  | 'colorScheme'
  | 'troubles'
>

/** Runs Orrery on its own folder for the duration of `use`, either as a first start or as if started before. */
async function useHost(given: Given, use: (host: Host) => Promise<void>, isFirstStart: boolean): Promise<void> {
  const { browser, hostName, contextOptions, viewport, hasTouch, locale, timezoneId, colorScheme, troubles } = given
  const watch = (page: Page): void => watchPage(page, troubles)
  const options = {
    ...contextOptions,
    viewport,
    hasTouch: hasTouch ?? false,
    locale: locale ?? 'en-GB',
    timezoneId: timezoneId ?? 'UTC',
    colorScheme,
  }
  const host =
    hostName === 'desktop'
      ? await startDesktopHost({ browser, context: options, watch })
      : await startBrowserHost(browser, { options, watch }, isFirstStart)
  await use(host)
  await expectValidShell(host.page())
  await host.close()
}

/** Test with a running Orrery on its own folder. */
export const test = base.extend<HostOptions & Fixtures, { readonly serversEnd: void }>({
  serversEnd: [
    async ({ browserName: _ }, use) => {
      await use()
      await stopIdleServers()
    },
    { scope: 'worker', auto: true },
  ],
  hostName: ['browser', { option: true }],
  isFirstStart: [false, { option: true }],
  troubles: async ({ hostName }, use) => {
    const troubles: string[] = []
    await use(troubles)
    expect(troubles, `errors in the page (${hostName})`).toEqual([])
  },
  host: async (
    { browser, hostName, isFirstStart, contextOptions, viewport, hasTouch, locale, timezoneId, colorScheme, troubles },
    use,
  ) => {
    const given = { browser, hostName, contextOptions, viewport, hasTouch, locale, timezoneId, colorScheme, troubles }
    await useHost(given, use, isFirstStart)
  },
  page: async ({ host }, use) => use(host.page()),
  rival: async (
    { browser, hostName, contextOptions, viewport, hasTouch, locale, timezoneId, colorScheme, troubles },
    use,
  ) => {
    const given = { browser, hostName, contextOptions, viewport, hasTouch, locale, timezoneId, colorScheme, troubles }
    await useHost(given, use, true)
  },
})

/**
 * Test that only `npm run soak` runs. What it walks is proved elsewhere in every run: by unit tests, or by another
 * scenario of the same area.
 */
export const soakTest: (title: string, body: Parameters<typeof test>[2]) => void = IS_SOAK ? test : test.skip.bind(test)

export { expect, watchPage }

const OUR_HOST = /^(https?:\/\/127\.0\.0\.1(:\d+)?\/|https:\/\/table\.localhost\/|app:|data:|blob:|about:)/

function watchPage(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnsweredRefusal(message.text())) troubles.push(message.text())
  })
  page.on('request', (request) => {
    if (!OUR_HOST.test(request.url())) troubles.push(`a request to ${request.url()}`)
  })
}

/**
 * Chromium logs every response with status 400 or above. An expected refusal is such a response and is shown to the
 * user.
 */
function isAnsweredRefusal(text: string): boolean {
  return /the server responded with a status of 4\d\d/.test(text)
}
