import { openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, soakTest, test } from '../hosts/test.ts'
import { createFaction } from '../pages/campaign.ts'
import { beginCampaign, closeCampaign, openRecent } from '../pages/campaigns.ts'
import { openPlace } from '../pages/shell.ts'

const SAMPLE = 'The Ember Reach'

test('a damaged campaign says so and is restored from its newest good backup', async ({ host, page }) => {
  await backUp(page)
  await closeCampaign(page, SAMPLE)
  scribbleOver(join(host.home, 'Campaigns', `${SAMPLE}.orrery`))

  await page
    .getByRole('region', { name: 'Recent campaigns' })
    .getByRole('button', { name: new RegExp(`^${SAMPLE}`) })
    .click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('is damaged')
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByRole('heading', { name: SAMPLE, level: 1 })).toBeVisible()
  expect(readdirSync(join(host.home, 'Campaigns')).some((name) => /damaged/.test(name))).toBe(true)
})

soakTest('a file that is not a campaign is refused and left alone', async ({ host, page }) => {
  const path = join(host.home, 'shopping.orrery')
  writeFileSync(path, 'Two loaves, one lamp.')
  await closeCampaign(page, SAMPLE)
  await page.getByRole('textbox', { name: /Path of the .orrery file/ }).fill(path)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('is not an Orrery campaign')
  expect(statSync(path).size).toBe('Two loaves, one lamp.'.length)
})

test('a backup is looked into and restored, and that can be undone by the backup made before', async ({ page }) => {
  await beginElsewhere()
  await backUp(page)
  await createFaction(page, 'The Drowned Choir')

  await openPlace(page, 'Backups')
  await page.getByRole('row').nth(1).click()
  await expect(page.getByRole('main')).toContainText('The Drowned Choir')
  await page.getByRole('button', { name: 'Restore this backup' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('in a new safety backup')
  await openPlace(page, 'Campaign')
  await expect(page.getByText('The Drowned Choir')).toHaveCount(0)

  async function beginElsewhere(): Promise<void> {
    await closeCampaign(page, SAMPLE)
    await beginCampaign(page, 'A dim shore')
  }
})

soakTest('a campaign can be closed and opened by the keyboard alone', async ({ page }) => {
  await expect(page.getByRole('heading', { name: SAMPLE, level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await page.keyboard.type('close the campaign')
  await expect(page.getByRole('option', { name: /Close the campaign/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible()
  await openRecent(page, SAMPLE)
})

/** Creates a manual backup, after the automatic one that follows opening. Earlier it would be the only one. */
async function backUp(page: Page): Promise<void> {
  await openPlace(page, 'Backups')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(rows).toHaveCount(3)
}

/** Overwrites the middle of a file, like a failing disk. */
function scribbleOver(path: string): void {
  const { size } = statSync(path)
  const file = openSync(path, 'r+')
  const nonsense = Buffer.alloc(Math.floor(size / 2), 0x5a)
  writeSync(file, nonsense, 0, nonsense.length, 4096)
}

test('a campaign is exported as a file, and opened from a file of this device', async ({ page }) => {
  await expect(page.getByRole('heading', { name: SAMPLE, level: 1 })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('export campaign')
  await page.getByRole('option', { name: /^Export campaign/ }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`${SAMPLE}.orrery`)
  await closeCampaign(page, SAMPLE)
  await page.getByLabel('Choose a file on this device').setInputFiles(await download.path())
  await expect(page.getByRole('heading', { name: SAMPLE, level: 1 })).toBeVisible()
})
