import { readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { IS_SOAK } from '#tests/support/soak.ts'
import type { Host } from '../hosts/host.ts'
import { expect, soakTest, test } from '../hosts/test.ts'
import { createFaction } from '../pages/campaign.ts'
import { closeCampaign, openRecent } from '../pages/campaigns.ts'
import { searchPalette, locateToast } from '../pages/shell.ts'

// Bars, banners and dialogs of the shell. Every button of each is pressed, which fails if another element covers it.

const SAMPLE = 'The Ember Reach'
const DESK_AND_PHONE = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const SIZES = IS_SOAK ? [...DESK_AND_PHONE, { width: 820, height: 1180 }] : DESK_AND_PHONE

test('the bar of a damaged campaign leads to its faults and backups', async ({ host, page }) => {
  await closeCampaign(page, SAMPLE)
  alterHistory(host)
  await openRecent(page, SAMPLE)
  const bar = page.getByRole('alert').filter({ hasText: 'The campaign file is damaged' })
  const dialog = page.getByRole('alertdialog')
  await bar.waitFor()
  for (const size of SIZES) {
    await showAt(page, size, '#/campaign')
    await bar.getByRole('button', { name: 'What was found' }).click()
    await expect(dialog).toContainText('was altered outside Orrery')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await bar.getByRole('button', { name: 'What was found' }).click()
    await dialog.getByRole('button', { name: 'Show the backups' }).click()
    await expect(page.getByRole('heading', { name: 'Backups', level: 1 })).toBeVisible()
    await showAt(page, size, '#/campaign')
    await bar.getByRole('button', { name: 'Show the backups' }).click()
    await expect(page.getByRole('heading', { name: 'Backups', level: 1 })).toBeVisible()
  }
})

soakTest('the bar of a moved file follows it, and that of a file that is gone makes a copy', async ({ host, page }) => {
  const bar = page.getByRole('alert').filter({ hasText: 'The campaign file' })
  for (const size of SIZES) {
    await showAt(page, size, '#/campaign')
    await expect(page.getByRole('heading', { name: SAMPLE, level: 1 })).toBeVisible()
    const path = findCampaign(host)
    const elsewhere = join(dirname(path), `Elsewhere ${size.width}.orrery`)
    renameSync(path, elsewhere)
    await bar.getByRole('button', { name: 'Follow it' }).click()
    await expect(bar).toHaveCount(0)
    rmSync(elsewhere)
    await bar.getByRole('button', { name: 'Go on in a copy' }).click()
    await expect(bar).toHaveCount(0)
  }
})

test('messages and dialogs of the shell can be answered', async ({ page }) => {
  for (const size of SIZES) {
    await showAt(page, size, '#/campaign')
    await createFaction(page, 'The Drowned Choir')
    await locateToast(page, /Drowned Choir/)
      .first()
      .locator('..')
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(page.getByText('The Drowned Choir', { exact: true })).toHaveCount(0)

    await page.route('**/rpc/campaigns/check', () => {}) // never answered: the dialog stays until it is cancelled
    await (await searchPalette(page, 'check the campaign')).filter({ hasText: 'Check the campaign file' }).click()
    const progress = page.getByRole('dialog', { name: 'Checking the campaign file' })
    await progress.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute('**/rpc/campaigns/check')

    await page.keyboard.press('?')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const history = page.getByRole('heading', { name: 'History', level: 1 })
    await page.evaluate(() => (window.location.hash = '#/history'))
    await expect(history).toBeVisible()
    await page.keyboard.press('Control+Shift+S')
    await page.getByRole('main').getByRole('button', { name: 'Show' }).click()
    await expect(history).toBeVisible()
    await page.keyboard.press('Control+Shift+S')
  }
})

async function showAt(page: Page, size: { width: number; height: number }, hash: string): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate((target) => (window.location.hash = target), hash)
  await expect(page.getByRole('heading', { name: SAMPLE, level: 1 })).toBeVisible()
}

/** Path of the only campaign file in the folder. */
function findCampaign(host: Host): string {
  const folder = join(host.home, 'Campaigns')
  const name = readdirSync(folder).find((file) => file.endsWith('.orrery'))
  return join(folder, name ?? '')
}

/** Changes an entry of History outside Orrery. */
function alterHistory(host: Host): void {
  const db = new Database(findCampaign(host))
  db.exec(`UPDATE change SET label = 'Something else' WHERE id = (SELECT max(id) FROM change)`)
  db.close()
}
