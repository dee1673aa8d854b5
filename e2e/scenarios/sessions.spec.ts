import { expect, soakTest, test } from '../hosts/test.ts'
import { beginCampaign, closeCampaign } from '../pages/campaigns.ts'
import { createTypist } from '../pages/keyboard.ts'
import { addPlayer, openPlaceByKeys, planSession, tabToElement } from '../pages/nights.ts'
import { openPlace } from '../pages/shell.ts'

// An evening at the table, from the attendance to the summary of changes, without a mouse once the campaign exists.

test('people, a session, its recap, the next day, and what changed, by keyboard', async ({ page }) => {
  const typist = createTypist(page)
  await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
  await closeCampaign(page, 'The Ember Reach')
  await beginCampaign(page, 'A dim shore')

  await test.step('two people come to the table', async () => {
    await openPlaceByKeys(page, 'G V', 'Sessions')
    await addPlayer(page, 'Ada')
    await addPlayer(page, 'Bo')
  })

  await test.step('a session: who came, and a recap', async () => {
    await planSession(page, 'The first lamp')
    await tabToElement(page, 'textbox', 'Recap')
    await typist.type('They lit it, and wished they had not.')
    await tabToElement(page, 'checkbox', 'Ada')
    await typist.press('Space')
    await typist.press('Control+s')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Saved')
  })

  await test.step('two days pass', async () => {
    await openPlaceByKeys(page, 'G D', 'Calendar')
    await expect(page.getByText('Today is Oneday, 1 Waking, year 1.')).toBeVisible()
    await typist.press('n')
    await expect(page.getByText('Today is Twoday, 2 Waking, year 1.')).toBeVisible()
    await tabToElement(page, 'button', 'Go to a day')
    await typist.press('Tab', 'ArrowRight')
    await expect(page.getByRole('gridcell', { name: /^3 Waking/ })).toBeFocused()
    await tabToElement(page, 'button', 'Make it today')
    await typist.press('Enter')
    await expect(page.getByText('Today is Threeday, 3 Waking, year 1.')).toBeVisible()
  })

  await test.step('closing tells what changed, and which days passed', async () => {
    await openPlaceByKeys(page, 'G V', 'Sessions')
    await tabToElement(page, 'link', 'The first lamp')
    await typist.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Ada' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Bo' })).not.toBeChecked()
    await tabToElement(page, 'button', 'Close the session')
    await typist.press('Enter')
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
    const changes = page.getByRole('list', { name: 'What changed' })
    await expect(changes.getByRole('listitem')).toHaveCount(6)
    await expect(changes).toContainText('Turn the calendar to 3 Waking, year 1')
    await expect(changes).toContainText('Ada joins the table')
  })

  await test.step('the next session begins with nothing changed, and the calendar shows this one', async () => {
    await openPlaceByKeys(page, 'G D', 'Calendar')
    await expect(page.getByRole('gridcell', { name: /^3 Waking.*Session The first lamp/ })).toBeVisible()
    await openPlaceByKeys(page, 'G V', 'Sessions')
    await planSession(page, 'The second lamp')
    const changes = page.getByRole('list', { name: 'What changed' })
    await expect(changes.getByRole('listitem')).toHaveText(/^Plan session “The second lamp”/)
  })
})

soakTest('a recap links to what it names, and follows it to a new name', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
  const plots = page.getByRole('region', { name: 'How it went' })
  await expect(plots.getByRole('table', { name: 'Worth' })).toContainText('The locked hull')
  await page.getByRole('link', { name: 'The Ninth Tithe' }).last().click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('The Eighth Tithe')
  await page.getByRole('button', { name: 'Save' }).click()
  await openPlace(page, 'Sessions')
  await page.getByRole('link', { name: 'A crew on credit' }).click()
  await expect(page.getByRole('link', { name: 'Mira Voss' })).toBeVisible()
  await page.getByRole('button', { name: 'Write the recap' }).click()
  await page.getByRole('textbox', { name: 'Recap' }).fill('Then [[The Eighth Tithe]] came.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Read the recap' }).click()
  await page.getByRole('link', { name: 'The Eighth Tithe' }).click()
  await expect(page.getByRole('main')).toContainText('A crew on credit')
})

soakTest(
  'what a player plays is chosen on their page and shown on the thing; the character beside it is undisturbed',
  async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
    await openPlace(page, 'Sessions')
    await page.getByRole('button', { name: 'Edit Bryn' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Add what they play' }).selectOption('The Ninth Tithe')
    await expect(dialog.getByRole('button', { name: 'Remove The Ninth Tithe' })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'The Ninth Tithe' }).click()
    await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue(/.+/)
    await openPlace(page, 'Forces')
    await page.getByRole('link', { name: 'Mira Voss' }).first().click()
    await page.getByRole('textbox', { name: /^Name/ }).fill('Mira Vess')
    await page.getByRole('combobox', { name: 'Player' }).selectOption('Bryn')
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Bryn plays Mira Voss')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: 'Mira Vess', level: 1 })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Player' }).locator('option:checked')).toHaveText('Bryn')
  },
)
