import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { countPresses, failAgendas } from '../pages/battles.ts'
import { createTableBattle, deskHead } from '../pages/planet28-table.ts'

// Planet 28 at the table: from the set-up over a turn of shooting to the aftermath.

/** Inputs of an attack: with dice that Orrery rolls, and with faces typed in. */
const MOST_ROLLED = 2
const MOST_TYPED = 4
/** From the end of a battle to its settled aftermath. */
const MOST_CLICKS = 11

const orders = (page: Page) => page.getByRole('region', { name: 'Orders' })
const done = (page: Page) => page.locator('.p28-last')

test('four against four by keyboard: rolled, typed, undone, restarted, settled', async ({ host }) => {
  let page = host.page()
  await createTableBattle(page, 'The Ford', 4)
  await page.keyboard.press('B') // heard before its button is drawn
  const places = page.getByRole('list', { name: 'Order of the turn' }).getByRole('listitem')
  await expect(places).toHaveCount(8)
  await expect(orders(page).getByRole('button', { name: /act/ }).first()).toBeVisible()
  await page.keyboard.press('A')
  await expect(deskHead(page)).toContainText('2 of 2 actions left')

  let inputs = 0
  const press = async (key: string) => {
    inputs += 1
    await page.keyboard.press(key)
  }
  const form = page.getByRole('form', { name: /^Shoot: Laser rifle/ })
  await expect(orders(page).getByRole('group', { name: 'Shoot: Laser rifle' })).toBeVisible()
  await press('S')
  await expect(form.getByLabel('Odds')).toContainText('Kill')
  await expect(form.getByRole('table', { name: 'What if' })).toContainText('After a Move')
  await page.keyboard.press('T') // odds of two attackers in their order, no input of the attack
  await expect(form.getByRole('list', { name: 'Odds in this order' }).getByRole('listitem')).toHaveCount(2)
  await press('Enter')
  await expect(done(page)).toContainText('Shoot: ')
  expect(inputs).toBeLessThanOrEqual(MOST_ROLLED)
  await expect(form).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(deskHead(page)).toContainText('2 of 2 actions left')
  await orders(page).getByRole('checkbox', { name: 'Dice are typed in' }).check()
  await deskHead(page).click()
  inputs = 0
  await press('S')
  await form.getByRole('textbox', { name: 'Dice' }).fill('9')
  inputs += 1
  await press('Enter')
  await expect(deskHead(page)).toContainText('1 of 2 actions left')
  expect(inputs).toBeLessThanOrEqual(MOST_TYPED)

  await host.restart()
  page = host.page()
  await page.goto(`${new URL(page.url()).origin}/#/battles`)
  await page.getByRole('link', { name: 'The Ford' }).click()
  await expect(deskHead(page)).toContainText('1 of 2 actions left')
  await page.getByRole('radio', { name: 'Tally' }).check()
  const tally = page.getByRole('region', { name: 'Tally' })
  // The fourth is nobody's first target, so no dice have felled it.
  await tally.getByRole('button', { name: 'Fell: Raider 4' }).click()
  await expect(tally.getByRole('button', { name: 'Fell: Raider 4' })).toHaveCount(0)
  await tally.getByRole('button', { name: 'To turn 2' }).click()
  await expect(deskHead(page)).toHaveText('The battle is over.')

  await page.getByRole('button', { name: 'Report' }).click()
  const report = page.getByRole('dialog', { name: 'Report' })
  await expect(report.getByLabel('Text of the report')).toContainText('Raider 4 fell.')
  await report.getByRole('button', { name: 'Close' }).last().click()

  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'To the aftermath' }).click()
  await failAgendas(page)
  await page.getByRole('button', { name: 'Apply results', exact: true }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(MOST_CLICKS)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an attack by taps, then a page of taps', async ({ host }) => {
    const page = host.page()
    await createTableBattle(page, 'Fingers', 4)
    await orders(page)
      .getByRole('button', { name: /^Begin turn 1/ })
      .tap()
    await orders(page).getByRole('button', { name: /act/ }).first().tap()
    await expect(deskHead(page)).toContainText('2 of 2 actions left')
    const first = orders(page).getByRole('group', { name: 'Shoot: Laser rifle' }).getByRole('button').first()
    const { y } = (await first.boundingBox()) ?? { y: 0 }
    await expect(done(page)).toContainText(/^Let (Lantern|Raider) /) // told after the orders are drawn
    expect((await first.boundingBox())?.y).toBe(y) // and moves nothing under a finger
    await first.tap()
    await page.getByRole('button', { name: 'Roll', exact: true }).tap()
    await expect(deskHead(page)).toContainText('1 of 2 actions left')
    await page.getByRole('radio', { name: 'Tally' }).check()
    const fourth = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: 'Lantern 4' }) })
    await fourth.getByRole('button', { name: 'Hit: Lantern 4' }).tap()
    await expect(fourth).toContainText('1 hit')
  })
})
