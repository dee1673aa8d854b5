import { expect, type Page } from '@playwright/test'
import { locateStarRow } from './cluster.ts'
import type { InputCounter } from './counted-tasks.ts'
import { openPlace } from './shell.ts'

/** Positions of twelve stars on the map, as fractions of its width and height, one to three hexes apart. */
const STARS = [
  [0.4, 0.08],
  [0.44, 0.11],
  [0.5, 0.09],
  [0.56, 0.12],
  [0.6, 0.18],
  [0.55, 0.24],
  [0.48, 0.22],
  [0.42, 0.26],
  [0.38, 0.33],
  [0.45, 0.36],
  [0.52, 0.34],
  [0.59, 0.38],
] as const
const NAMES = 'Keel Marrow Tessaly Quillon Varn Hollow Cinder Ashby Morrow Pell Dunmere Ostrava'.split(' ')

const map = (page: Page) => page.getByRole('application', { name: 'Star map' })
const panel = (page: Page) => page.locator('.cluster__side')
const list = (page: Page, name: RegExp) => page.getByRole('region', { name: 'Lists' }).getByRole('tab', { name })

async function pressAt(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('The map is not to be seen')
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
}

/** Draws twelve stars, connects them by twelve routes and names them. */
export async function drawMap(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Cluster')
  await expect(map(page)).toBeVisible()
  await hands.press('s')
  for (const star of STARS) await pressAt(page, star)
  await expect(list(page, /Stars 12/)).toBeVisible()
  await hands.done('draw twelve stars')
  await hands.press('r')
  await page.getByRole('radio', { name: 'Chain' }).check()
  for (const star of [...STARS, STARS[9]]) await pressAt(page, star)
  await expect(list(page, /Routes 12/)).toBeVisible()
  await hands.done('draw twelve routes')
  await hands.press('Escape', 'v')
  await page.getByRole('button', { name: 'Unfold the lists' }).click()
  await locateStarRow(page, '0104').dblclick()
  for (const name of NAMES) {
    await expect(page.getByRole('textbox', { name: /^Name of \d{4}$/ })).toBeFocused()
    await hands.type(name)
    await hands.press('Enter')
  }
  await expect(locateStarRow(page, 'Ostrava')).toBeVisible()
  await page.getByRole('button', { name: 'Fold the lists' }).click()
  await hands.done('name twelve stars')
}

/** Hides a star, and marks two as homeworlds of their owners. */
export async function markStars(page: Page, hands: InputCounter): Promise<void> {
  await pressAt(page, STARS[5])
  await panel(page).getByRole('checkbox', { name: 'Hidden from players' }).check()
  for (const [at, owner] of [
    [0, 'Salt Choir'],
    [11, 'The Lantern Guild'],
  ] as const) {
    await pressAt(page, STARS[at])
    await expect(panel(page).getByRole('textbox', { name: /^Name/ })).toHaveValue(NAMES[at] ?? '')
    await panel(page).getByRole('checkbox', { name: 'Homeworld' }).check()
    await panel(page).getByRole('combobox', { name: 'Owner' }).selectOption({ label: owner })
  }
  await hands.done('hide a star, mark two homeworlds and their owners')
}

/** Paints and names a region, and writes a label. */
export async function nameParts(page: Page, hands: InputCounter): Promise<void> {
  await hands.press('p')
  const box = await map(page).boundingBox()
  if (!box) throw new Error('The map is not to be seen')
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.55)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.58, box.y + box.height * 0.6, { steps: 10 })
  await page.mouse.up()
  await expect(list(page, /Regions 1/)).toBeVisible()
  await hands.press('F2')
  await expect(panel(page).getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type('The Drowned Reach')
  await hands.press('Enter')
  await hands.done('paint and name a region')
  await page.getByRole('button', { name: 'Labels and notes' }).click()
  await pressAt(page, [0.5, 0.8])
  await expect(page.getByRole('textbox', { name: 'Text of the label' })).toBeFocused()
  await hands.type('Here be krakens')
  await hands.press('Enter')
  await expect(list(page, /Labels 1/)).toBeVisible()
  await hands.done('write a label')
}

/** Generates a map of 60 stars. */
export async function generateMap(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Cluster')
  const generate = page.getByRole('button', { name: 'Generate…' })
  const menu = page.getByRole('button', { name: 'What to do with the cluster' }) // on narrow screens
  await expect(generate.or(menu)).toBeVisible()
  if (await generate.isVisible()) await generate.click()
  else {
    await menu.click()
    await page.getByRole('menuitem', { name: /^Generate/ }).click()
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Create map' }).click()
  await expect(list(page, /Stars 60/)).toBeVisible()
  await hands.done('generate a map of 60 stars')
}

/** Imports the two stars of a file. */
export async function importMap(page: Page, hands: InputCounter, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Import…' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles(file)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Import/ })
    .click()
  await expect(list(page, /Stars 2/)).toBeVisible()
  await hands.done('import a map')
}

/** Exports the map as a picture, as a bitmap and as sheets. */
export async function exportMap(page: Page, hands: InputCounter): Promise<void> {
  await page.getByRole('button', { name: 'Export…' }).click()
  const dialog = page.getByRole('dialog')
  const saved = async (name: RegExp) => {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name }).click()
    return (await download).suggestedFilename()
  }
  expect(await saved(/^Save the SVG/)).toMatch(/\.svg$/)
  await dialog.getByRole('radio', { name: 'PNG' }).check()
  expect(await saved(/^Save the PNG/)).toMatch(/\.png$/)
  await dialog.getByRole('tab', { name: 'Sheets' }).click()
  await expect(dialog.getByRole('button', { name: /^(Print|Save)/ }).last()).toBeEnabled()
  await hands.press('Escape')
  await hands.done('export a picture, a bitmap and sheets')
}
