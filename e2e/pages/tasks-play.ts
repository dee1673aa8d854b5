import { expect, type Page } from '@playwright/test'
import { locateAgenda } from './agendas.ts'
import { locateAmountLine, locateUnitRow } from './battles.ts'
import type { InputCounter } from './counted-tasks.ts'
import { openPlace } from './shell.ts'

const h1 = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

/** Deals two hidden agendas to two players. */
export async function dealAgendas(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Agendas')
  const dialog = page.getByRole('dialog')
  for (const [character, player, face] of [
    ['Captain Sable', 'Ann', '2'],
    ['Grist', 'Bert', '4'],
  ] as const) {
    await page
      .getByRole('button', { name: /^Deal (an|the first) agenda/ })
      .first()
      .click()
    await dialog.getByRole('combobox', { name: 'Character' }).selectOption({ label: character })
    await dialog.getByRole('radio', { name: player }).check()
    await dialog.getByRole('radio', { name: face, exact: true }).check()
    await dialog.getByRole('button', { name: 'Deal it' }).click()
    await expect(locateAgenda(page, character)).toContainText(player)
  }
  await hands.done('deal two hidden agendas')
}

/** Prepares a scenario with four rolls. */
export async function prepareScenario(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Scenarios')
  await page.getByRole('button', { name: 'New scenario' }).first().click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type('Salvage at Keel')
  await hands.press('Enter')
  await h1(page, 'Salvage at Keel')
  await page.getByRole('combobox', { name: 'Warband' }).first().selectOption({ index: 1 })
  const rolled = (what: RegExp) => expect(page.getByRole('region', { name: 'Messages' })).toContainText(what)
  await page.getByRole('button', { name: 'Roll 1D6 for prompt' }).click()
  await rolled(/^Roll the prompt/)
  for (const at of [0, 1]) {
    const zone = page.getByRole('combobox', { name: 'Deploys' }).nth(at)
    await page
      .getByRole('button', { name: /^Roll 1D6 for the zone of/ })
      .nth(at)
      .click()
    await expect(zone).not.toHaveValue('')
  }
  await page.getByRole('button', { name: 'Roll 1D10 for the length' }).click()
  await rolled(/the length of Salvage at Keel/)
  await hands.done('prepare a scenario with four rolls')
}

/** Records a battle in which a character fell. */
export async function recordBattle(page: Page, hands: InputCounter): Promise<void> {
  await page.getByRole('link', { name: 'Record how it went' }).click()
  await page.getByRole('spinbutton', { name: 'Unnamed fighters of Side 2', exact: true }).click()
  await hands.type('6')
  await hands.press('Tab')
  await hands.type('4')
  await page.getByRole('checkbox', { name: 'The Bilge Rats reached the goal' }).check()
  await locateUnitRow(page, 'Captain Sable').getByRole('radio', { name: 'Stood' }).click()
  await hands.press('h', 'h', 'h', 'k', 'k', 'k', 'k', 'ArrowDown', 'f')
  await expect(locateUnitRow(page, 'Grist').getByRole('radio', { name: 'Fell' })).toBeChecked()
  await hands.press('Control+s')
  await expect(page.getByRole('button', { name: 'Apply results', exact: true })).toBeVisible()
  await hands.done('record a battle')
}

/** Applies the aftermath: two agendas, a death by its die face, inheritance and loot. */
export async function applyAftermath(page: Page, hands: InputCounter): Promise<void> {
  for (const who of ['Captain Sable', 'Grist'])
    await page.getByRole('combobox', { name: `Outcome of the hidden agenda of ${who}?` }).selectOption('failed')
  await page.getByRole('button', { name: /^Type the faces of 1D8/ }).click()
  await page.getByRole('button', { name: 'Take 8: Death' }).click()
  await expect(page.getByText(/^Grist: Death/)).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Amount for The Bilge Rats' }).last().click()
  await hands.type('90')
  await hands.press('Enter')
  await expect(locateAmountLine(page, 'Loot and treasure').locator('summary')).toContainText('+90')
  await page.getByRole('button', { name: 'Apply results', exact: true }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  await hands.done('apply its aftermath')
}

/** Buys a skill and a med kit from the earnings. */
export async function buySkillAndMedKit(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Forces')
  await page.getByRole('link', { name: 'Captain Sable', exact: true }).click()
  const between = page.getByRole('region', { name: 'Between battles' })
  await between.getByRole('button', { name: 'Skills', exact: true }).click()
  await between.getByRole('button', { name: /^Buy Agility 1 to 2/ }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Captain Sable buys Agility')
  await between.getByRole('button', { name: 'Gear', exact: true }).click()
  await between.getByRole('searchbox').click()
  await hands.type('med')
  await between.getByRole('button', { name: /^Buy Med kit/i }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('buys Med kit')
  await hands.done('buy a skill and a med kit')
}

/** Sets up four months, an era and a moon. */
export async function setUpCalendar(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Calendar')
  await page.getByRole('link', { name: 'Months and moons' }).click()
  await page.getByRole('button', { name: /^Paste as a list/ }).click()
  await expect(page.getByRole('textbox', { name: 'Months as a list' })).toBeFocused()
  await hands.press('Control+a')
  await hands.type('Brine\nAsh\nTide\nOru')
  await page.getByRole('button', { name: 'Replace with 4 months' }).click()
  await page.getByRole('textbox', { name: 'Era' }).click()
  await hands.type('DC')
  await page.getByRole('button', { name: 'Add a moon' }).click()
  await hands.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Brine, year 1 DC', exact: true })).toBeVisible()
  await hands.done('set up a calendar')
}

/** Plays two off-table days, with an order each, and ends the game. */
export async function playOffTable(page: Page, hands: InputCounter): Promise<void> {
  const dialog = page.getByRole('dialog')
  await openPlace(page, 'Off-table')
  await page.getByRole('button', { name: 'New off-table game' }).first().click()
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type('Two nights in Keel')
  await dialog.getByRole('spinbutton', { name: 'Days planned' }).click()
  await hands.press('Control+a', '2', 'Enter')
  await page.getByRole('button', { name: 'Add a place' }).first().click()
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type('Dock')
  await hands.press('Enter')
  for (const order of ['Talk', 'Watch']) {
    await page.getByRole('button', { name: 'Order for The Bilge Rats' }).click()
    await dialog.getByRole('combobox', { name: /^What/ }).selectOption({ label: order })
    await hands.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'End the day' }).click()
    await dialog.getByRole('button', { name: 'End the day' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'End the game' }).click()
  await dialog.or(page.getByRole('alertdialog')).getByRole('button', { name: /^End/ }).click()
  await expect(page.getByRole('button', { name: 'End the game' })).toHaveCount(0)
  await hands.done('play two days off the table')
}

/** Selects the sheets, the roster and the quick reference of all units, ready to print. */
export async function choosePrintContents(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Print room')
  await page.getByRole('button', { name: 'Choose all' }).click()
  for (const kind of ['Warband roster', 'Quick reference']) await page.getByRole('checkbox', { name: kind }).check()
  await expect(page.getByRole('button', { name: /^Print/ })).toBeEnabled()
  await hands.done('choose sheets, roster and reference to print')
}

/** Undoes five changes by History, including their dependent changes. */
export async function undoFive(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'History')
  for (const what of ['passes', 'buys Med kit', 'Change the calendar', 'Admiral Vance', 'Fire at the dock']) {
    const found = page.locator('.change-line').filter({ hasText: what }).first()
    const line = page.locator(`#${await found.getAttribute('id')}`) // what undoes it names it, too
    await line.getByRole('button', { name: /^Undo: / }).click()
    const together = page.getByRole('alertdialog').getByRole('button', { name: /^Undo th/ })
    await expect(together.or(line.locator('s'))).toBeVisible()
    if (await together.isVisible()) await together.click()
    await expect(line.locator('s')).toBeVisible()
  }
  await hands.done('undo five things')
}
