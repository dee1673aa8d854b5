import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { countPresses, failAgendas } from '../pages/battles.ts'
import { armMount, beginVehicle, createWarband, placeSection } from '../pages/forces.ts'
import { createTableBattle, locateDeskHeader } from '../pages/planet28-table.ts'
import { tapAfterPause } from '../pages/taps.ts'

// Planet 28 at the table: from the set-up through a turn of shooting to the aftermath.

/** Maximum number of inputs of an attack: with dice rolled by Orrery, and with typed results. */
const MOST_ROLLED = 2
const MOST_TYPED = 4
/** Maximum number of clicks from the end of a battle to its settled aftermath. */
const MOST_CLICKS = 11

const orders = (page: Page) => page.getByRole('region', { name: 'Orders' })
const done = (page: Page) => page.locator('.result-card')

test('four against four by keyboard: rolled, typed, undone, restarted, settled', async ({ host }) => {
  let page = host.page()
  await createTableBattle(page, 'The Ford', 4)
  await page.keyboard.press('B') // heard before its button is drawn
  const places = page.getByRole('list', { name: 'Order of the turn' }).getByRole('listitem')
  await expect(places).toHaveCount(8)
  await orders(page).getByRole('button', { name: /act/ }).first().press('Enter')
  await expect(locateDeskHeader(page)).toContainText('2 of 2 actions left')

  let inputs = 0
  const press = async (key: string) => {
    inputs += 1
    await page.keyboard.press(key)
  }
  const form = page.getByRole('form', { name: /^Shoot: Laser rifle/ })
  await expect(orders(page).getByRole('group', { name: 'Shoot: Laser rifle' })).toBeVisible()
  await page.keyboard.press('Tab') // the button that was pressed is gone: whoever knows no letters goes on in the orders
  await expect(orders(page).getByRole('button').first()).toBeFocused()
  await press('S')
  await expect(form.getByLabel('Odds')).toContainText('Kill')
  await expect(form.getByRole('table', { name: 'What if' })).toContainText('After a Move')
  await page.keyboard.press('T') // odds of two attackers in their order, no input of the attack
  await expect(form.getByRole('list', { name: 'Odds in this order' }).getByRole('listitem')).toHaveCount(2)
  await press('Enter')
  await expect(done(page)).toContainText('Shoot: ')
  expect(inputs).toBeLessThanOrEqual(MOST_ROLLED)
  await expect(form).toHaveCount(0)

  const undo = page.getByRole('button', { name: 'Undo', exact: true }).last()
  await undo.press('Enter')
  await expect(locateDeskHeader(page)).toContainText('2 of 2 actions left')
  await expect(undo).not.toBeFocused() // Enter goes to the next order, and takes nothing back again
  await orders(page).getByRole('checkbox', { name: 'Dice are typed in' }).check()
  await locateDeskHeader(page).click()
  inputs = 0
  await press('S')
  await form.getByRole('textbox', { name: 'Dice' }).fill('9')
  inputs += 1
  await press('Enter')
  await expect(locateDeskHeader(page)).toContainText('1 of 2 actions left')
  expect(inputs).toBeLessThanOrEqual(MOST_TYPED)

  await host.restart()
  page = host.page()
  await page.goto(`${new URL(page.url()).origin}/#/battles`)
  await page.getByRole('link', { name: 'The Ford' }).click()
  await expect(locateDeskHeader(page)).toContainText('1 of 2 actions left')
  await page.getByRole('radio', { name: 'Tally' }).check()
  const tally = page.getByRole('region', { name: 'Tally' })
  // The fourth unit is never the first target, so no roll has felled it.
  await tally.getByRole('button', { name: 'Fell: Raider 4' }).click()
  await expect(tally.getByRole('button', { name: 'Fell: Raider 4' })).toHaveCount(0)
  await tally.getByRole('button', { name: 'End turn 1, the last' }).click()
  await expect(locateDeskHeader(page)).toHaveText('The battle is over.')

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

test('a vehicle by keyboard: it drives, fires what its crew can, is hit by section, all undone', async ({ page }) => {
  await createWarband(page, 'The Patient')
  await beginVehicle(page, 'Long Patience', 'The Patient')
  for (const [section, cell] of [
    ['Hard point', 'C4'],
    ['Turret hard point', 'D4'],
  ] as const) {
    await placeSection(page, section, cell)
    await armMount(page, cell, 'heavy machine')
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Long Patience', level: 1 })).toBeVisible()
  await createTableBattle(page, 'The Yard', 1, 'The Patient')

  await expect(orders(page).getByRole('button', { name: /^Begin turn 1/ })).toBeVisible()
  await page.keyboard.press('B')
  const acts = orders(page).getByRole('button', { name: /act/ }).first()
  await expect(acts).toBeVisible()
  await page.keyboard.press('A') // the Raider is quicker
  await expect(locateDeskHeader(page)).toContainText('Raider')
  await orders(page).getByRole('checkbox', { name: 'Dice are typed in' }).check()
  await locateDeskHeader(page).click()
  await page.keyboard.press('S')
  const shot = page.getByRole('form', { name: /^Shoot: Laser rifle/ })
  await shot
    .getByRole('combobox', { name: 'Section, picked by its owner' })
    .selectOption({ label: 'D4 Heavy machine gun: 10 of 10' })
  await expect(shot.getByText(/Destroyed: D4 Heavy machine gun/)).toBeVisible()
  await shot.getByRole('textbox', { name: 'Dice' }).fill('1 1 2')
  await page.keyboard.press('Enter')
  const section = (left: number) =>
    page.getByRole('button', { name: `D4, Turret hard point: ${left} of 10 hit-points` })
  await expect(section(7)).toBeVisible()
  await expect(shot).toHaveCount(0)
  await page.keyboard.press('D')
  await expect(acts).toBeVisible()
  await page.keyboard.press('A')
  await expect(locateDeskHeader(page)).toContainText('Long Patience')
  await page.keyboard.press('M')
  await page.getByRole('form', { name: 'Drive' }).getByRole('spinbutton', { name: 'How far' }).fill('4')
  await page.keyboard.press('Enter')
  await expect(locateDeskHeader(page)).toContainText('1 of 2 actions left')
  await expect(page.getByRole('form', { name: 'Drive' })).toHaveCount(0)
  await page.keyboard.press('S')
  const volley = page.getByRole('form', { name: /^Shoot: Heavy machine gun in C4/ })
  await volley.getByRole('button', { name: 'Heavy machine gun in D4' }).press('Enter')
  await expect(volley.getByRole('status')).toContainText('crew for 1 of these 2 shots')
  await volley.getByRole('button', { name: 'Heavy machine gun in D4' }).press('Enter')
  await expect(volley.getByLabel('Odds')).toContainText('Kill')
  await locateDeskHeader(page).click()
  await page.keyboard.press('Enter')
  await expect(locateDeskHeader(page)).toContainText('0 of 2 actions left')
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).last()
  for (const back of ['1 of 2 actions', '2 of 2 actions', 'Turn 1', 'Raider, 1 of 2', 'Raider, 2 of 2']) {
    await undo.click()
    for (const text of back.split(', ')) await expect(locateDeskHeader(page)).toContainText(text)
  }
  await expect(section(10)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an attack by taps, then a page of taps', async ({ page }) => {
    await createTableBattle(page, 'Fingers', 4)
    await orders(page)
      .getByRole('button', { name: /^Begin turn 1/ })
      .tap()
    await tapAfterPause(orders(page).getByRole('button', { name: /act/ }).first())
    await expect(locateDeskHeader(page)).toContainText('2 of 2 actions left')
    const first = orders(page).getByRole('group', { name: 'Shoot: Laser rifle' }).getByRole('button').first()
    const { y } = (await first.boundingBox()) ?? { y: 0 }
    await expect(done(page)).toContainText(/^Let (Lantern|Raider) /) // told after the orders are drawn
    expect((await first.boundingBox())?.y).toBe(y) // and moves nothing under a finger
    await first.tap()
    await page.getByRole('button', { name: 'Roll', exact: true }).tap()
    await expect(locateDeskHeader(page)).toContainText('1 of 2 actions left')
    await page.getByRole('radio', { name: 'Tally' }).check()
    const fourth = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: 'Lantern 4' }) })
    await fourth.getByRole('button', { name: 'Hit: Lantern 4' }).tap()
    await expect(fourth).toContainText('1 hit')
  })
})
