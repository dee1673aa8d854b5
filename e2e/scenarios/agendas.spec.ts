import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { listAccessibilityFaults, STRICT_RULES } from '../pages/accessibility-faults.ts'
import { locateAgenda, chooseAction, dealByTypedFace, holdToRead } from '../pages/agendas.ts'
import { getClient } from '../pages/client.ts'
import { openPage } from '../pages/every-page.ts'
import { openPlace } from '../pages/shell.ts'

// Hidden agendas at the table: dealt in private, read while held, named, revealed, and never visible to others.

const UNIT = { notes: '', background: '', portraitId: null, allowed: [], isArchived: false }
const NOBODY = { skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 }, hitPoints: 20, traits: [], abilities: [], equipment: [] }
const BAND = {
  factionId: null,
  notes: '',
  background: '',
  portraitId: null,
  allowed: [],
  state: 'active' as const,
  pointLimit: 500,
  play: 'opposed' as const,
  leaderId: null,
  stash: [],
}

/** Creates a campaign with two players, and a warband of one character each. */
async function seat(page: Page): Promise<{ ilse: string }> {
  await expect(page.locator('main h1').first()).toBeVisible()
  const client = await getClient(page)
  await client.campaigns.create({ name: 'Two secrets', path: null })
  const ids: string[] = []
  for (const [player, character, band] of [
    ['Ilse', 'Mira Lamp', 'The Lamps'],
    ['Bo', 'Tam Law', 'The Law'],
  ] as const) {
    const { id: playerId } = await client.players.create({ name: player, notes: '' })
    const { id: warbandId } = await client.warbands.create({ ...BAND, name: band })
    await client.players.assign({ kind: 'warband', id: warbandId, side: null, playerId })
    await client.characters.create({ ...UNIT, warbandId, name: character, profile: NOBODY })
    ids.push(playerId)
  }
  return { ilse: ids[0] ?? '' }
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await listAccessibilityFaults(page, STRICT_RULES)).toEqual([])
}

test('two agendas are dealt, handed over, named, revealed and audited; the other player sees only that there is one', async ({
  page,
}) => {
  const { ilse } = await seat(page)
  await openPlace(page, 'Agendas')
  const dialog = page.getByRole('dialog')

  await test.step('the gamemaster deals, then hands the screen over', async () => {
    await dealByTypedFace(page, 'Mira Lamp', 1)
    await locateAgenda(page, 'Mira Lamp')
      .getByRole('button', { name: /^Hand over/ })
      .click()
    await expect(dialog).toContainText('Hand the screen to Ilse')
    await expect(dialog).not.toContainText('Vendetta')
    await dialog.getByRole('button', { name: 'Nobody else is looking' }).click()
    await holdToRead(page, dialog, 'Vendetta')
  })

  await test.step('its owner names an enemy; it stands on the card alone', async () => {
    await dialog.getByRole('button', { name: 'Choose and note' }).click()
    await dialog.getByRole('combobox', { name: 'Name an enemy' }).selectOption('Tam Law')
    await dialog.getByRole('button', { name: 'Name it in secret' }).click()
    await expect(dialog.getByRole('status')).toContainText('Written down')
    await dialog.getByRole('button', { name: 'Back to the card' }).click()
    await holdToRead(page, dialog, 'Enemy: Tam Law')
    await dialog.getByRole('button', { name: 'Hand it back' }).click()
  })

  await test.step('the other player rolls alone, and reads it by the keyboard until the focus is lost', async () => {
    await page.getByRole('button', { name: 'Deal an agenda' }).click()
    await dialog.getByRole('button', { name: 'Let the player roll' }).click()
    await expect(dialog).toContainText('Look away')
    await dialog.getByRole('button', { name: 'Nobody else is looking' }).click()
    await dialog.getByRole('radio', { name: '3', exact: true }).check()
    await dialog.getByRole('button', { name: 'Deal it' }).click()
    const card = dialog.getByRole('button', { name: /read the hidden agenda/i })
    await card.press('Enter')
    await expect(dialog).toContainText('Thief in the night')
    await page.keyboard.press('Tab')
    await expect(dialog).not.toContainText('Thief in the night')
    await dialog.getByRole('button', { name: 'Choose and note' }).click()
    await dialog.getByRole('button', { name: 'Search corner 1' }).click()
    await expect(dialog.getByText(/^Searched corner 1: [1-4]; /)).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expect(dialog).toContainText('Look away')
    await expect(dialog).not.toContainText('Searched')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('sealed, the page holds no word of either; the gamemaster holds to read', async () => {
    for (const word of ['Vendetta', 'Thief', 'corner']) await expect(page.getByRole('main')).not.toContainText(word)
    await expectAccessible(page)
    await holdToRead(page, locateAgenda(page, 'Tam Law'), 'Thief in the night')
  })

  await test.step('as the other player: that there is one, and no more; revealed, what it is', async () => {
    await page.getByRole('tab', { name: 'As a player sees it' }).click()
    const others = page.getByRole('region', { name: 'Of the others' })
    await page.getByRole('combobox', { name: 'View as' }).selectOption('Bo')
    await expect(others.getByRole('listitem')).toHaveText(/Mira Lamp\s*The Lamps\s*· holds a hidden agenda/)
    await page.getByRole('tab', { name: 'Dealt' }).click()
    await chooseAction(page, 'Mira Lamp', 'Reveal to all')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reveal' }).click()
    await expect(locateAgenda(page, 'Mira Lamp')).toContainText('revealed to all')
    await page.getByRole('tab', { name: 'As a player sees it' }).click()
    await page.getByRole('combobox', { name: 'View as' }).selectOption('Bo')
    await expect(others.getByRole('listitem')).toContainText('Vendetta')
    await expect(others).not.toContainText('Tam Law')
    await page.getByRole('combobox', { name: 'View as' }).selectOption('Everyone else')
    await expect(others.getByRole('listitem')).toHaveCount(2)
    await expect(others).not.toContainText('Thief')
    await expectAccessible(page)
  })

  await test.step('the audit tells both, and what was done', async () => {
    await page.getByRole('tab', { name: 'Audit' }).click()
    await page.getByRole('button', { name: 'Open the audit' }).click()
    const table = page.getByRole('grid', { name: 'Every agenda that was ever dealt' })
    await expect(table.getByRole('row').filter({ hasText: 'Mira Lamp' })).toContainText(
      /Vendetta.*1, rolled at the table/,
    )
    await expect(table.getByRole('row').filter({ hasText: 'Tam Law' })).toContainText(/Thief in the night/)
    await expectAccessible(page)
  })

  await test.step('History names no agenda', async () => {
    await openPlace(page, 'History')
    await expect(page.getByRole('main')).toContainText('Note on the hidden agenda of Mira Lamp')
    for (const word of ['Vendetta', 'Thief', 'corner']) await expect(page.getByRole('main')).not.toContainText(word)
  })

  await test.step('on a phone a player holds their own cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, `/agendas/cards/${ilse}`)
    await page.getByRole('button', { name: 'Nobody else is looking' }).click()
    const main = page.getByRole('main')
    await expect(main).not.toContainText('Tam Law')
    await holdToRead(page, main, 'Vendetta')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })
})
