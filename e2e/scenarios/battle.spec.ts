import { expect, soakTest, test } from '../hosts/test.ts'
import {
  locateAmountLine,
  countPresses,
  failAgendas,
  recordScenario,
  tabToElement,
  locateUnitRow,
} from '../pages/battles.ts'
import { openForce } from '../pages/forces.ts'
import { createTypist } from '../pages/keyboard.ts'
import { openPlace } from '../pages/shell.ts'

// From a scenario to the ledger: the short form, the aftermath, and the purchases.

/** Maximum number of presses from “Record” to the settled aftermath for six units. */
const MOST_PRESSES = 15

test('a battle is written down, settled in few clicks, spent and taken back', async ({ page }) => {
  const settle = page.getByRole('button', { name: 'Apply results', exact: true })

  await test.step('from the scenario to the settled aftermath', async () => {
    await recordScenario(page, 'Fog on the jetty')
    const presses = await countPresses(page)
    await page.getByRole('link', { name: 'Record how it went' }).click()
    await expect(page.locator('[data-unit]')).toHaveCount(6)
    const fell = locateUnitRow(page, 'Tam Orrick').getByRole('radio', { name: 'Fell' })
    await fell.check()
    await expect(locateUnitRow(page, 'Tam Orrick').getByRole('checkbox', { name: /was hurt/ })).toBeChecked()
    await page.getByRole('button', { name: 'More: Hits of Mira Voss' }).click()
    await page.getByRole('button', { name: 'More: Hits of Mira Voss' }).click()
    await page.getByRole('button', { name: 'More: Kills of Mira Voss' }).click()
    await page.getByRole('button', { name: 'More: Members lost by The Jetty Hands' }).click()
    await page
      .getByRole('button', { name: /^More: Unnamed fighters of .* killed/ })
      .last()
      .click()
    await page.getByRole('checkbox', { name: 'The crew reached the goal' }).check()
    await page.getByRole('button', { name: 'Save and open aftermath' }).click()
    await failAgendas(page)
    await page.getByRole('button', { name: /^Roll all/ }).click()
    await expect(page.getByText('Ready to apply')).toBeVisible()
    await settle.click()
    await expect(page.getByText('Applied', { exact: true })).toBeVisible()
    console.log(`A battle of six units took ${await presses()} clicks.`)
    expect(await presses()).toBeLessThanOrEqual(MOST_PRESSES)
  })

  await test.step('every amount opens to its parts', async () => {
    const mira = locateAmountLine(page, 'Mira Voss')
    await mira.locator('summary').click()
    await expect(mira).toContainText('2 successful attacks')
    await expect(mira).toContainText('P28-CAMP-1')
  })

  await test.step('buy a skill, and undo it', async () => {
    await openForce(page, 'Mira Voss')
    const between = page.getByRole('region', { name: 'Between battles' })
    await between.getByRole('button', { name: 'Skills', exact: true }).click()
    await between.getByRole('button', { name: /^Buy Shooting 4 to 5/ }).click()
    const next = page.getByRole('button', { name: /^Buy Shooting 5 to 6/ })
    await expect(next).toBeDisabled()
    await expect(between.locator('.forces-offer', { has: next })).toBeFocused()
    await page.getByRole('button', { name: /^Undo: Mira Voss buys Shooting 4 to 5/ }).click()
    await expect(between.getByRole('button', { name: /^Buy Shooting 4 to 5/ })).toBeVisible()
  })

  await test.step('take the settling back', async () => {
    await openPlace(page, 'Battles')
    await page.getByRole('link', { name: 'Fog on the jetty' }).click()
    await page.getByRole('button', { name: 'Undo results' }).click()
    await expect(page.getByText('Ready to apply')).toBeVisible()
    await expect(settle).toBeEnabled()
  })
})

soakTest('dice from the table, a death and its heirs, an amount set by hand and a step skipped', async ({ page }) => {
  await recordScenario(page, 'Fog on the jetty')
  await page.getByRole('link', { name: 'Record how it went' }).click()
  await locateUnitRow(page, 'Tam Orrick').getByRole('radio', { name: 'Fell' }).check()
  await page.reload()
  await expect(locateUnitRow(page, 'Tam Orrick').getByRole('radio', { name: 'Fell' })).toBeChecked()
  await page.getByRole('button', { name: 'Save and open aftermath' }).click()

  await page.getByRole('button', { name: /^Type the faces of 1D8: Tam Orrick fell/ }).click()
  const faces = page.getByRole('textbox', { name: /^Faces of 1D8: Tam Orrick fell/ })
  await faces.fill('9')
  await faces.press('Enter')
  await expect(page.getByText('Type the face of 1D8.')).toBeVisible()
  await faces.fill('8')
  await faces.press('Enter')
  await expect(page.getByText(/^Tam Orrick: Death/)).toBeVisible()
  const heir = page.getByRole('combobox', { name: /^Who gets .* of Tam Orrick/ }).first()
  await heir.selectOption({ label: 'Vex Harrow' })
  await expect(page.getByText(/of Tam Orrick goes to Vex Harrow/).first()).toBeVisible()

  const vex = locateAmountLine(page, 'Vex Harrow')
  await vex.locator('summary').click()
  await vex.getByRole('spinbutton', { name: 'Amount for Vex Harrow' }).fill('20')
  await vex.getByRole('textbox', { name: /Vex Harrow/ }).fill('Saved the child')
  await vex.getByRole('button', { name: 'Set by hand' }).click()
  await expect(vex.locator('summary')).toContainText('+20')
  await expect(vex.locator('summary')).toContainText('set by hand')

  await page.getByRole('button', { name: 'Skip: Agendas' }).click()
  await expect(page.getByText('Skipped: this step changes nothing.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply results', exact: true }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  await openForce(page, 'The Unpaid')
  await expect(page.getByText('Free replacements')).toBeVisible()
  await page.getByRole('button', { name: 'Recruit', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Tam’s brother')
  await expect(dialog).toContainText('Replaces a dead character')
  await dialog.getByRole('button', { name: 'Recruit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tam’s brother', level: 1 })).toBeVisible()
})

soakTest('a battle by the keyboard alone', async ({ page }) => {
  const { press, type } = createTypist(page)
  await press('g', 'w')
  await expect(page.getByRole('heading', { name: 'Battles', level: 1 })).toBeVisible()
  await tabToElement(page, page.getByRole('link', { name: 'Record a battle' }))
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Record a battle', level: 1 })).toBeVisible()
  await tabToElement(page, page.getByRole('button', { name: 'The Unpaid', exact: true }))
  await press('Enter')
  const lines = page.locator('[data-unit]')
  await expect(lines).toHaveCount(6)
  await tabToElement(page, page.getByRole('spinbutton', { name: 'Unnamed fighters of The enemy', exact: true }))
  await type('3')
  await press('Tab')
  await type('1')
  await tabToElement(page, lines.first().getByRole('radio'))
  await press('f', 'ArrowDown', 'h', 'h', 'k', 'Shift+H', 'w', 'ArrowDown', 'r')
  await expect(lines.first().getByRole('radio', { name: 'Fell' })).toBeChecked()
  await expect(lines.nth(1).getByRole('spinbutton', { name: /^Hits/ })).toHaveValue('1')
  await expect(lines.nth(1).getByRole('spinbutton', { name: /^Kills/ })).toHaveValue('1')
  await expect(lines.nth(1).getByRole('checkbox', { name: /was hurt/ })).toBeChecked()
  await expect(lines.nth(2).getByRole('radio', { name: 'Fled' })).toBeChecked()
  await press('Control+s')
  const roll = page.getByRole('button', { name: /^Roll all/ })
  await expect(roll).toBeVisible()
  for (const agenda of await page.getByRole('combobox', { name: /^Outcome of the hidden agenda/ }).all()) {
    await tabToElement(page, agenda)
    await press('ArrowDown')
  }
  await tabToElement(page, roll)
  await press('Enter')
  await expect(page.getByText('Ready to apply')).toBeVisible()
  await press('Tab') // the bar kept the focus of the button that went away
  await expect(page.getByRole('button', { name: 'Apply results', exact: true })).toBeFocused()
  await press('Enter')
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Undo results' })).toBeFocused()
  await press('Enter')
  await expect(page.getByText('Ready to apply')).toBeVisible()
  await page.getByRole('tab', { name: 'How it went' }).click()
  await page.getByRole('button', { name: 'Save and open aftermath' }).press('Enter')
  await expect(page.getByRole('tab', { name: 'Aftermath' })).toBeFocused()
})
