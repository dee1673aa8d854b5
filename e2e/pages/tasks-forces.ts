import { expect, type Page } from '@playwright/test'
import type { InputCounter } from './counted-tasks.ts'
import { placeSection } from './forces.ts'
import { locateEntryText } from './journal.ts'
import { openPlace } from './shell.ts'

const h1 = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ })

/** Picks an item by the beginning of its name in the open list, and closes the list. */
async function pick(page: Page, hands: InputCounter, text: string, times = 1): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await hands.type(text)
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(new RegExp(text, 'i'))
  for (let taken = 0; taken < times; taken += 1) await hands.press('Enter')
  await hands.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Musters a warband of three, whose leader has a trait and a weapon. */
export async function musterWarband(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Forces')
  await hands.press('n')
  await expect(nameField(page)).toBeFocused()
  await hands.type('The Bilge Rats')
  await hands.press('Control+s')
  await h1(page, 'The Bilge Rats')
  await hands.press('l')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Names' })).toBeFocused()
  await hands.type('Captain Sable\nGrist\nLoy')
  await hands.press('Control+Enter')
  await page.getByRole('link', { name: 'Captain Sable', exact: true }).click()
  await h1(page, 'Captain Sable')
  await page.getByRole('checkbox', { name: 'Leads the warband' }).check()
  await hands.press('t')
  await pick(page, hands, 'gunslinger')
  await hands.press('e')
  await pick(page, hands, 'laser pistol')
  await hands.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await hands.done('muster a warband with its leader')
}

export async function makeWeapon(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Armoury')
  await page.getByRole('button', { name: /^Weapons \d/ }).click()
  await page
    .getByRole('link', { name: 'New custom weapon' })
    .or(page.getByRole('button', { name: 'New custom weapon' }))
    .click()
  await expect(nameField(page)).toBeFocused()
  await hands.type('Bilge gun')
  await page.getByRole('radio', { name: 'Ranged' }).check()
  await page.getByRole('spinbutton', { name: 'Range' }).click()
  await hands.type('20')
  await page.getByRole('combobox', { name: 'Ammunition' }).selectOption({ label: 'Ammo - basic' })
  await hands.press('Control+s')
  await h1(page, 'Armoury')
  await hands.done('make a weapon of the house')
}

/** Gives a character that weapon, three rounds and two steps of a skill. */
export async function armCharacter(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Forces')
  await page.getByRole('link', { name: 'Grist', exact: true }).click()
  await h1(page, 'Grist')
  await hands.press('e')
  await pick(page, hands, 'bilge')
  await hands.press('e')
  await pick(page, hands, 'basic', 3)
  const more = page.getByRole('button', { name: 'More: Shooting S' })
  await more.click()
  await more.click()
  await hands.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await hands.done('arm and train a character')
}

/** Builds a vehicle with a turret, a transport section and a gun. */
export async function buildVehicle(page: Page, hands: InputCounter): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'The Bilge Rats' }).first().click()
  await h1(page, 'The Bilge Rats')
  await hands.press('v')
  await expect(nameField(page)).toBeFocused()
  await hands.type('The Barge')
  await placeSection(page, 'Turret hard point', 'C4')
  await placeSection(page, 'Transport', 'D4')
  await page.getByRole('button', { name: /Choose the weapon of the .+ in C4/ }).click()
  await pick(page, hands, 'mortar')
  await hands.press('Control+s')
  await h1(page, 'The Barge')
  await hands.done('build a vehicle')
}

/** Types the beginning of a name as a link and accepts the first suggestion. */
async function link(page: Page, hands: InputCounter, text: string): Promise<void> {
  await hands.type(`[[${text}`)
  await expect(page.getByRole('option').first()).toBeVisible()
  await hands.press('Enter')
}

/** Writes an entry with three links and a secret, and the page of a person it names. */
export async function writeEntries(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Journal')
  await page.getByRole('link', { name: 'New entry' }).click()
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused()
  await hands.type('Fire at the dock')
  await expect(locateEntryText(page)).toBeEditable()
  await hands.press('Tab')
  await hands.type('The dock burned while ')
  await link(page, hands, 'Cap')
  await hands.type(' talked to ')
  await link(page, hands, 'Admiral Vance')
  await hands.type(' about the debts of ')
  await link(page, hands, 'The Bil')
  await hands.press('Enter')
  await page.getByRole('button', { name: 'Secret', exact: true }).click()
  await hands.type('The fire was set by House Oru.')
  await page.getByRole('radio', { name: 'Everyone' }).check()
  await hands.press('Control+Enter')
  await h1(page, 'Fire at the dock')
  await hands.done('write an entry with three links and a secret')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Admiral Vance/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption({ label: 'Person' })
  await locateEntryText(page).click()
  await hands.type('Commands the Lantern Guild, and owes Captain Sable a ship.')
  await hands.press('Control+Enter')
  await h1(page, 'Admiral Vance')
  await hands.done('write the page of a person it names')
}
