import { expect, soakTest, test } from '../hosts/test.ts'
import { countPresses, failAgendas } from '../pages/battles.ts'
import { armMount, beginVehicle, createWarband, placeSection } from '../pages/forces.ts'
import { createTableBattle, locateChoices, locateResult } from '../pages/planet28-table.ts'
import { tapAfterPause } from '../pages/taps.ts'

// Planet 28 at the table: from the set-up through a turn of shooting to the aftermath.

/** Maximum number of inputs of an attack: with dice rolled by Orrery, and with typed results. */
const MOST_ROLLED = 2
const MOST_TYPED = 4
/** Keys of the whole turn of a unit: it acts, moves 4 cm, shoots and misses with a 9, and is done. */
const WHOLE_TURN = ['A', 'M', '4', 'Enter', 'S', '9', 'Enter', 'D']
/** Maximum number of clicks from the end of a battle to its settled aftermath. */
const MOST_CLICKS = 11

test('four against four by keyboard: rolled, typed, undone, restarted, settled', async ({ host }) => {
  let page = host.page()
  await createTableBattle(page, 'The Ford', 4)
  await page.keyboard.press('B') // heard before its button is drawn
  const places = page.getByRole('list', { name: 'Order of the turn' }).getByRole('listitem')
  await expect(places).toHaveCount(8)
  await expect(locateChoices(page)).not.toHaveAttribute('aria-busy') // a press on a busy panel is ignored
  await locateChoices(page)
    .getByRole('button', { name: /^Let .* act/ })
    .first()
    .press('Enter')
  await expect(locateChoices(page)).toContainText('2 of 2 actions left')

  let inputs = 0
  const press = async (key: string) => {
    inputs += 1
    await page.keyboard.press(key)
  }
  await expect(locateChoices(page).getByRole('button', { name: /^Shoot: Laser rifle/ })).toBeVisible()
  await page.keyboard.press('Tab') // the button that was pressed is gone: without letters one goes on in the choices
  await expect(locateChoices(page).getByRole('button').first()).toBeFocused()
  await press('S')
  const forecast = page.getByRole('region', { name: 'Forecast' })
  await expect(forecast).toContainText('Out of action')
  await expect(forecast).toContainText('After a Move')
  await press('Enter')
  await expect(locateResult(page)).toContainText('Shoot: ')
  expect(inputs).toBeLessThanOrEqual(MOST_ROLLED)
  await expect(forecast).toHaveCount(0)

  const undo = page.locator('.match-page').getByRole('button', { name: /^Undo: Shoot/ })
  await undo.press('Enter')
  await expect(locateChoices(page)).toContainText(/what does .* do\?.*2 of 2 actions left/)
  await expect(page.getByRole('button', { name: /^Undo/ }).last()).not.toBeFocused() // Enter goes to the next order, and takes nothing back again
  inputs = 0
  await press('S')
  await locateChoices(page).getByText('Then attacks too').click() // odds of two attackers, no input of the attack
  await locateChoices(page).locator('.match-some-of').getByRole('checkbox').first().check()
  await expect(forecast).toContainText('Hit points lost:')
  await page.getByRole('radio', { name: 'We roll' }).check()
  await page.getByRole('textbox', { name: 'Faces' }).fill('9')
  inputs += 1
  await press('Enter')
  await expect(locateResult(page)).toContainText('Missed')
  await expect(locateChoices(page)).toContainText('1 of 2 actions left')
  expect(inputs).toBeLessThanOrEqual(MOST_TYPED)

  await host.restart()
  page = host.page()
  await page.goto(`${new URL(page.url()).origin}/#/battles`)
  await page.getByRole('link', { name: 'The Ford' }).click()
  await expect(locateChoices(page)).toContainText('1 of 2 actions left')
  await page.keyboard.press('S')
  await page.getByRole('radio', { name: 'We roll' }).check()
  for (const key of ['Escape', 'Escape', 'D']) await page.keyboard.press(key)
  await expect(locateResult(page)).toContainText('End the actions of')
  const before = await page
    .getByRole('list', { name: /^Story/ })
    .getByRole('listitem')
    .count()
  for (const key of WHOLE_TURN) await page.keyboard.press(key) // faster than any answer
  const storyLines = page.getByRole('list', { name: /^Story/ }).getByRole('listitem')
  await expect(storyLines).toHaveCount(before + 4)
  await expect(storyLines.filter({ hasText: 'moves 4 cm' })).toHaveCount(1)

  await page.getByRole('radio', { name: 'Tally' }).check()
  const tally = page.getByRole('region', { name: 'Tally' })
  // The fourth unit is never the first target, so no roll has felled it.
  await tally.getByRole('button', { name: 'Fell: Raider 4' }).click()
  await expect(tally.getByRole('button', { name: 'Fell: Raider 4' })).toHaveCount(0)
  await tally.getByRole('button', { name: 'End turn 1, the last' }).click()
  await expect(page.getByText('The battle is over').first()).toBeVisible()

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

soakTest(
  'a vehicle by keyboard: it drives, fires what its crew can, is hit by section, all undone',
  async ({ page }) => {
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

    const choices = locateChoices(page)
    const letAct = choices.getByRole('button', { name: /^Let .* act/ }).first()
    await expect(choices.getByRole('button', { name: /^Begin turn 1/ })).toBeVisible()
    await page.keyboard.press('B')
    await expect(letAct).toBeVisible()
    await page.keyboard.press('A') // the Raider is quicker
    await expect(choices).toContainText('Raider: 2 of 2 actions left')
    await page.keyboard.press('S')
    await expect(choices).toContainText('the side of Long Patience picks the section')
    await page.keyboard.press('Enter')
    await expect(choices).toContainText('The Patient: which section of Long Patience does Raider hit?')
    await choices.getByRole('button', { name: /^D4 Turret hard point: 10 of 10 hit points/ }).click()
    await page.getByRole('radio', { name: 'We roll' }).check()
    for (const key of ['1', ' ', '1', ' ', '2', 'Enter']) await page.keyboard.press(key) // digits are dice now
    const section = (left: number) =>
      page.getByRole('button', { name: `D4, Turret hard point: ${left} of 10 hit points` })
    await expect(section(7)).toBeVisible()
    await page.keyboard.press('D')
    await expect(letAct).toBeVisible()
    await page.keyboard.press('A')
    await expect(choices).toContainText('Long Patience: 2 of 2 actions left')
    for (const key of ['M', '4', 'Enter']) await page.keyboard.press(key)
    await expect(choices).toContainText('1 of 2 actions left')
    await page.keyboard.press('S')
    await expect(choices.getByRole('region', { name: 'Forecast' })).toContainText('Needed')
    for (const key of ['9', 'Enter']) await page.keyboard.press(key) // a miss
    await expect(choices).toContainText('0 of 2 actions left')
    const undo = page.locator('.match-page').getByRole('button', { name: /^Undo/ }).first()
    for (const back of [
      '1 of 2 actions',
      '2 of 2 actions',
      'who acts',
      'Raider: 1 of 2',
      'which section',
      'Raider: 2 of 2',
    ]) {
      await undo.click()
      await expect(choices).toContainText(back)
    }
    await expect(section(10)).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an attack by taps, then a page of taps', async ({ page }) => {
    await createTableBattle(page, 'Fingers', 4)
    const choices = locateChoices(page)
    await choices.getByRole('button', { name: /^Begin turn 1/ }).tap()
    await tapAfterPause(choices.getByRole('button', { name: /^Let .* act/ }).first())
    await expect(choices).toContainText('2 of 2 actions left')
    await tapAfterPause(choices.getByRole('button', { name: /^Shoot: Laser rifle/ }))
    await tapAfterPause(choices.getByRole('group', { name: 'Targets' }).getByRole('button').first())
    const give = choices.getByRole('button', { name: /^Shoot: Laser rifle · \d/ })
    await expect(give).toBeInViewport({ ratio: 1 })
    await tapAfterPause(give)
    await expect(locateResult(page)).toContainText('Shoot: ')
    await expect(locateResult(page)).toBeInViewport({ ratio: 0.5 })
    await expect(choices).toContainText(/1 of 2 actions left|how far does .* run/) // a hit may break its target
    await page.getByRole('radio', { name: 'Tally' }).check()
    const fourth = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: 'Lantern 4' }) })
    await fourth.getByRole('button', { name: 'Hit: Lantern 4' }).tap()
    await expect(fourth).toContainText('1 hit')
  })
})
