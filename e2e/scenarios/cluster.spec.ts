import type { Page } from '@playwright/test'
import { expect, soakTest, test } from '../hosts/test.ts'
import { beginCampaign, closeCampaign } from '../pages/campaigns.ts'
import { openLists, locateStarRow } from '../pages/cluster.ts'
import { createTypist } from '../pages/keyboard.ts'
import { openPlace } from '../pages/shell.ts'
import { pasteText } from '../pages/studio.ts'

// The star-cluster studio on its real canvas: by mouse, by keyboard only, and with files.

const map = (page: Page) => page.getByRole('application', { name: 'Star map' })
const list = (page: Page, name: RegExp) => page.getByRole('region', { name: 'Lists' }).getByRole('tab', { name })
const saved = (page: Page) => expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved')

async function beginEmpty(page: Page): Promise<void> {
  await closeCampaign(page, 'The Ember Reach')
  await beginCampaign(page, 'A dim shore')
  await openPlace(page, 'Cluster')
  await expect(map(page)).toBeVisible()
}

/** Points of the canvas as fractions of its width and height. */
async function pointer(page: Page) {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('The map is not to be seen')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  return {
    click: (x: number, y: number, how: { button?: 'right' } = {}) => page.mouse.click(...at(x, y), how),
    async drag(from: readonly [number, number], to: readonly [number, number]) {
      await page.mouse.move(...at(...from))
      await page.mouse.down()
      await page.mouse.move(...at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2))
      await page.mouse.move(...at(...to))
      await page.mouse.up()
    },
  }
}

test('a map is drawn with the mouse: stars, a route, a region; chosen by a box, removed and brought back', async ({
  page,
}) => {
  await beginEmpty(page)
  const mouse = await pointer(page)
  const tools = page.getByRole('toolbar', { name: 'Map tools' })

  await tools.getByRole('button', { name: /^Draw stars/ }).click()
  await mouse.click(0.48, 0.3)
  await mouse.click(0.54, 0.3)
  await expect(list(page, /Stars 2/)).toBeVisible()
  await tools.getByRole('button', { name: /^Draw routes/ }).click()
  await mouse.drag([0.48, 0.3], [0.54, 0.3])
  await expect(list(page, /Routes 1/)).toBeVisible()
  await tools.getByRole('button', { name: /region/i }).click()
  await mouse.drag([0.46, 0.6], [0.54, 0.6])
  await expect(list(page, /Regions 1/)).toBeVisible()
  await saved(page)

  await tools.getByRole('button', { name: /^Select/ }).click()
  await mouse.drag([0.44, 0.2], [0.58, 0.4])
  await map(page).focus()
  await page.keyboard.press('Delete')
  await expect(list(page, /Stars 0/)).toBeVisible()
  await expect(list(page, /Routes 0/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(list(page, /Stars 2/)).toBeVisible()
  await expect(list(page, /Routes 1/)).toBeVisible()
})

soakTest(
  'a right click tells what can be done there; a label is written where it stands, and without words is none',
  async ({ page }) => {
    await beginEmpty(page)
    const mouse = await pointer(page)
    await mouse.click(0.5, 0.5, { button: 'right' })
    await page.getByRole('menuitem', { name: /^Draw a star at/ }).click()
    await expect(list(page, /Stars 1/)).toBeVisible()
    await mouse.click(0.5, 0.5, { button: 'right' })
    await expect(page.getByRole('menuitem')).toContainText([
      'Rename',
      'Draw a route from here',
      'Select all of rating 3',
      'Copy',
      'Cut',
      'Duplicate',
      'Delete',
    ])
    await page.getByRole('menuitem', { name: /^Rename/ }).click()
    await page.keyboard.type('Keel')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Keel' })).toBeVisible()

    await map(page).press('l')
    await mouse.click(0.5, 0.3)
    const words = page.getByRole('textbox', { name: 'Text of the label' })
    await expect(words).toBeFocused()
    await words.press('Escape')
    await expect(words).toBeHidden()
    await expect(list(page, /Labels 0/)).toBeVisible()
    await mouse.click(0.5, 0.3)
    await words.fill('Here be krakens')
    await words.press('Enter')
    await expect(list(page, /Labels 1/)).toBeVisible()
    await saved(page)
  },
)

test('the same by the keyboard alone, each gesture one change in History', async ({ page }) => {
  await beginEmpty(page)
  const { press } = createTypist(page)
  await map(page).focus()
  await press('s', 'Control+Home', 'Space', 'ArrowRight', 'ArrowRight', 'Space')
  await expect(list(page, /Stars 2/)).toBeVisible()
  await press('r', 'Control+Home', 'Space', 'ArrowRight', 'ArrowRight', 'Space')
  await expect(list(page, /Routes 1/)).toBeVisible()
  await press('p', 'ArrowDown', 'Space')
  await expect(list(page, /Regions 1/)).toBeVisible()
  await saved(page)
  await openPlace(page, 'History')
  await expect(page.getByRole('main')).toContainText('Join 0101 and 0103')
  await expect(page.getByRole('main')).toContainText('Draw a star at 0103')
})

test('a map file is looked at, brought in as a cluster of its own, and told apart in the switcher', async ({
  page,
}) => {
  await openPlace(page, 'Cluster')
  await page.getByRole('button', { name: 'The Ember Reach' }).last().click()
  await page.getByRole('menuitem', { name: /^Import/ }).click()
  const dialog = page.getByRole('dialog', { name: /Import/ })
  const text = 'hex,name,rating\n0412,Quillon,5\n0414,Tessaly,1\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'far-shore.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(dialog).toContainText('Table of stars, CSV')
  await dialog.getByRole('textbox', { name: /name/i }).fill('The Far Shore')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Far Shore')
  await openLists(page)
  await expect(locateStarRow(page, 'Quillon')).toContainText('0412')
})

const TILED = {
  orientation: 'hexagonal',
  width: 12,
  height: 9,
  tilewidth: 14,
  tileheight: 12,
  hexsidelength: 6,
  tilesets: [{ firstgid: 1, source: '../sets/sky.tsj' }],
  layers: [{ type: 'tilelayer', width: 12, height: 9, data: Array.from({ length: 108 }, (_, at) => (at % 9 ? 1 : 2)) }],
}
const SKY = { name: 'sky', tilewidth: 14, tileheight: 12, tiles: [{ id: 1, image: 'art/yellow-sun.png' }] }

test('a Tiled map asks for its tilesets, and which of its tiles are stars', async ({ page }) => {
  await openPlace(page, 'Cluster')
  await page.getByRole('button', { name: 'The Ember Reach' }).last().click()
  await page.getByRole('menuitem', { name: /^Import/ }).click()
  const dialog = page.getByRole('dialog', { name: /Import/ })
  const jsonFile = (name: string, value: object) => {
    return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) }
  }
  await dialog.getByLabel('Map files').setInputFiles(jsonFile('deep-sky.tmj', TILED))
  await expect(dialog).toContainText('This map has a tileset in a file of its own: sky.tsj.')
  await dialog.getByLabel('Tileset files').setInputFiles(jsonFile('other.txt', ['no tileset']))
  await expect(dialog.getByRole('alert')).toContainText('neither a map of Tiled nor one of its tilesets')
  await dialog.getByLabel('Tileset files').setInputFiles(jsonFile('sky.tsj', SKY))
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByLabel('Role of yellow-sun').selectOption('Star, rating 4')
  await expect(dialog.getByText('sky, picture 1 · 12 hexes')).toBeVisible()
  await dialog.getByLabel('Role of sky 0').selectOption('Nothing')
  await expect(dialog).toContainText('Tiles that stand for nothing')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('deep-sky')
  await openLists(page)
  await expect(page.getByText(/Stars 12/)).toBeVisible()
})

soakTest('a file that is no map is refused with the reason, and nothing is changed', async ({ page }) => {
  await openPlace(page, 'Cluster')
  await page.getByRole('button', { name: 'The Ember Reach' }).last().click()
  await page.getByRole('menuitem', { name: /^Import/ }).click()
  const dialog = page.getByRole('dialog', { name: /Import/ })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Mira,') })
  await expect(dialog).toContainText('letter.txt')
  await expect(dialog).toContainText('of no kind that can be read')
})

test('a cluster is generated from a seed that was chosen among several', async ({ page }) => {
  await beginEmpty(page)
  await page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Generate a cluster' })
  await dialog.getByRole('textbox', { name: 'Seed' }).fill('kestrel')
  const third = dialog.getByRole('radio', { name: /^kestrel-3/ })
  await third.press('Space')
  await expect(third).toBeChecked()
  await dialog.getByRole('button', { name: 'Create map' }).click()
  await expect(list(page, /Stars 60/)).toBeVisible()
})

soakTest(
  'stars pasted as text are shown where they say, added as one change, and told apart from lines that say nothing',
  async ({ page }) => {
    await beginEmpty(page)
    await pasteText(page, '0102 A5 Regina\n0104,Tessaly,2\n9999 Nowhere')
    const offer = page.getByRole('region', { name: 'Pasted stars' })
    await offer.getByText('1 line cannot be read').click()
    await expect(offer.getByText('This board has 0101 to 3216.')).toBeVisible()
    await offer.getByRole('button', { name: 'Add 2 stars' }).click()
    await expect(offer).toBeHidden()
    await expect(list(page, /Stars 2/)).toBeVisible()
    await saved(page)
  },
)

soakTest('stars are named row by row in the table, the map stays where it is', async ({ page }) => {
  await openPlace(page, 'Cluster')
  await openLists(page)
  await locateStarRow(page, 'Lastlight').dblclick()
  await page.keyboard.type('Firstlight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Soot Gate')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Name of Marrow' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(locateStarRow(page, 'Firstlight')).toContainText('0206')
  await expect(locateStarRow(page, 'Soot Gate')).toContainText('0305')
  await saved(page)
})

soakTest('a cluster that is undone while it is shown says so and leads to another', async ({ page }) => {
  await openPlace(page, 'Cluster')
  await page.getByRole('button', { name: 'The Ember Reach' }).last().click()
  await page.getByRole('menuitem', { name: /^New cluster/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New cluster' })
  await dialog.getByRole('textbox', { name: /^Name of the cluster/ }).fill('The Far Shore')
  await page.route('**/rpc/history/list', () => {}) // whoever undoes at once is faster than the window learns of the change
  await dialog.getByRole('button', { name: 'Create the cluster' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Far Shore')
  await expect(dialog).toHaveCount(0) // while it is open the keys are its own
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('main')).toContainText('This star cluster is not there any more.')
  await page.getByRole('link', { name: 'Show the campaign’s first cluster' }).click()
  await expect(map(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Ember Reach')
})
