import type { Page } from '@playwright/test'
import type { Client } from '#shared/contract/contract.ts'
import { createSignedInClient } from '../hosts/gamemaster.ts'

/** Returns a gamemaster client, for creating data faster than through the page. */
export async function getClient(page: Page): Promise<Client> {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const key = await page.evaluate(() => localStorage.getItem('orrery-key') ?? '')
  return createSignedInClient({ origin, cookie, key })
}
