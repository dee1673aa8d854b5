import { expect, type Locator, type Page } from '@playwright/test'
import { openPlace } from './shell.ts'

/** Creates a warband from the Forces page. Its own page is open afterwards. */
export async function createWarband(page: Page, name: string): Promise<void> {
  await openPlace(page, 'Forces')
  await page.getByRole('link', { name: 'New warband' }).first().click()
  await expect(page.getByRole('heading', { name: 'New warband', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByRole('button', { name: 'Create warband' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Opens the page of a warband or one of its units from the Forces page. */
export async function openForce(page: Page, name: string): Promise<void> {
  await openPlace(page, 'Forces')
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Input for a character. */
export interface CharacterInput {
  readonly warband: string
  readonly name: string
  readonly skills: Readonly<Record<string, number>>
  readonly hitPoints: number
  /** Expected cost in points, by the book. */
  readonly cost: number
}

/** Creates a character once the page shows the expected cost. */
export async function makeCharacter(page: Page, wish: CharacterInput): Promise<void> {
  await openPlace(page, 'Forces')
  await page.getByRole('link', { name: 'New character' }).first().click()
  await expect(page.getByRole('heading', { name: 'New character', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill(wish.name)
  await page.getByRole('combobox', { name: 'Warband' }).selectOption(wish.warband)
  for (const [skill, value] of Object.entries(wish.skills)) await fillNumber(page, skill, value)
  await fillNumber(page, 'Hit points', wish.hitPoints)
  const total = page
    .getByRole('region', { name: 'Cost', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Total' })
  await expect(total).toHaveText(new RegExp(`^\\s*Total\\s*${wish.cost}\\s*$`))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: wish.name, level: 1 })).toBeVisible()
}

/** Starts a vehicle with its core sections, without saving it. */
export async function beginVehicle(page: Page, name: string, warband: string): Promise<void> {
  await openForce(page, warband)
  await page.getByRole('link', { name: /^Vehicle/ }).click()
  await expect(page.getByRole('heading', { name: 'New vehicle', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
}

/** Chooses a section and places it in a cell of the building grid. */
export async function placeSection(page: Page, section: string, cell: string): Promise<void> {
  await page
    .getByRole('list', { name: 'Sections to build in' })
    .getByRole('button', { name: new RegExp(`^${section}`) })
    .click()
  const target = page.locator(`[data-cell="${cell}"]`)
  await expect(target).toHaveAttribute('data-open', 'true')
  await target.click()
  await expect(target).toHaveAccessibleName(new RegExp(section))
}

/** Chooses the weapon of the mount in a cell, by the beginning of its name. */
export async function armMount(page: Page, cell: string, weapon: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Choose the weapon of the .+ in ${cell}`) }).click()
  await page.getByRole('combobox').last().fill(weapon)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

/** Asserts a number on the vehicle's instrument panel. */
export async function expectReadout(page: Page, term: string, value: string | RegExp): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Cost and problems' })
  await expect(panel.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]')).toHaveText(value)
}

async function fillNumber(page: Page, label: string, value: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name: new RegExp(`^${label}`) })
  await field.fill(String(value))
  await field.press('Tab')
}

/** Drags an element onto a cell of the building grid with mouse events. */
export async function dragToCell(page: Page, from: Locator, cell: string): Promise<void> {
  const target = page.locator(`[data-cell="${cell}"]`)
  await target.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await target.boundingBox()]
  if (!start || !end) throw new Error(`Nothing to drag, or no cell ${cell}`)
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}
