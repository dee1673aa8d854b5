import { expect, type Page } from '@playwright/test'
import type { InputCounter } from './counted-tasks.ts'
import { openPlace } from './shell.ts'

/** Creates a campaign from within the open one. */
export async function beginCampaign(page: Page, hands: InputCounter): Promise<void> {
  await page.getByRole('button', { name: 'The Ember Reach', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New campaign' }).click()
  await expect(page.getByRole('textbox', { name: /^Name of the campaign/ })).toBeFocused()
  await hands.type('The Drowned Reach')
  await hands.press('Enter')
  await expect(page.getByRole('heading', { name: 'The Drowned Reach', level: 1 })).toBeVisible()
  await hands.done('begin a campaign')
}

/** Adds two factions, one from the page and one by the palette. */
export async function addFactions(page: Page, hands: InputCounter): Promise<void> {
  await page.getByRole('link', { name: 'New faction' }).click()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type('The Lantern Guild')
  await hands.press('Control+s')
  await expect(page.getByRole('heading', { name: 'The Lantern Guild', level: 1 })).toBeVisible()
  await hands.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await hands.type('new faction')
  await expect(page.getByRole('option').first()).toContainText('New faction')
  await hands.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type('Salt Choir')
  await hands.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Salt Choir', level: 1 })).toBeVisible()
  await hands.done('add two factions')
}

export async function addPlayers(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Sessions')
  for (const name of ['Ann', 'Bert', 'Cleo']) {
    await page.getByRole('button', { name: 'New player' }).first().click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toBeFocused()
    await hands.type(name)
    await hands.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await hands.done('add three players')
}

/** Creates a backup, adds a faction, and restores the backup. */
export async function restoreBackup(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Backups')
  await page.getByRole('textbox', { name: 'Note for the next backup' }).click()
  await hands.type('Before')
  await hands.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Before' })).toBeVisible()
  await openPlace(page, 'Campaign')
  await page.getByRole('link', { name: 'New faction' }).click()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type('Ashen')
  await hands.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Ashen', level: 1 })).toBeVisible()
  await openPlace(page, 'Backups')
  await page.getByRole('row').filter({ hasText: 'Before' }).click()
  await page.getByRole('button', { name: 'Restore this backup' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await hands.done('back up, change and restore')
}
