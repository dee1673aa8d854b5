import { expect, type Page } from '@playwright/test'
import { openLists, locateStarRow } from './cluster.ts'
import { navigateWithinApp } from './every-page.ts'

/** A view of the star-cluster studio, with the name of its screenshot. */
export interface StudioView {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
}

/**
 * Tabs beside and lists below the map, one of each at a time. From the third on, each is opened from the previous one.
 */
export const STUDIO_TABS: readonly StudioView[] = [
  { name: 'studio-star', open: openStar },
  {
    name: 'studio-layers-and-routes',
    open: async (page) => {
      await openCluster(page)
      await openBoth(page, 'Layers', 'Routes')
    },
  },
  { name: 'studio-places-and-regions', open: (page) => openBoth(page, 'Places', 'Regions') },
  { name: 'studio-summary-and-fleets', open: (page) => openBoth(page, 'Inspect', 'Fleets') },
  {
    name: 'studio-study-and-labels',
    open: async (page) => {
      await openBoth(page, 'Analyse', 'Labels')
      await seeStudy(page)
    },
  },
]

/** Dialogs over the map. */
export const STUDIO_DIALOGS: readonly StudioView[] = [
  { name: 'studio-fairness', open: openFairness },
  { name: 'studio-generate', open: openGenerator },
  { name: 'studio-export', open: openExport },
  ...(['import', 'systems', 'star', 'route', 'label', 'fleet', 'board', 'legend', 'new', 'remove'] as const).map(
    (id) => ({
      name: `studio-${id === 'import' ? id : `dialog-${id}`}`,
      open: (page: Page) => openDialog(page, id),
    }),
  ),
  { name: 'studio-import-report', open: openImportReport },
  { name: 'studio-pasted', open: pasteStars },
]

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Navigates from another page, so that nothing of the previous view is open. */
async function openCluster(page: Page, query = ''): Promise<void> {
  await navigateWithinApp(page, '/turns/verify')
  await navigateWithinApp(page, `/cluster${query}`)
  await expect(page.getByRole('application', { name: 'Star map' })).toBeVisible()
}

/** Keeps the page behind the dialogs, which is unchanged and slower to render than they are. */
async function openDialog(page: Page, id: string): Promise<void> {
  const dialogs = dialogOf(page).or(page.getByRole('alertdialog'))
  if ((await dialogs.count()) === 0) await openCluster(page)
  else await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
  await page.evaluate((hash) => void (location.hash = hash), `#/cluster?open=${id}`)
  await expect(dialogs).toBeVisible()
}

async function openBoth(page: Page, tab: string, list: string): Promise<void> {
  const beside = page.getByRole('complementary').getByRole('tab', { name: tab, exact: true })
  await beside.click()
  await expect(beside).toHaveAttribute('aria-selected', 'true')
  await openList(page, list)
}

async function openList(page: Page, name: string): Promise<void> {
  await openLists(page)
  await page
    .getByRole('region', { name: 'Lists' })
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('grid', { name })).toBeVisible()
}

async function openStar(page: Page): Promise<void> {
  await openCluster(page)
  await openLists(page)
  await locateStarRow(page, 'Ember').first().click()
  await expect(page.getByRole('complementary').getByRole('textbox', { name: /^Name/ })).toHaveValue('Ember')
}

async function openStudy(page: Page): Promise<void> {
  await openCluster(page, '?tab=study')
  await seeStudy(page)
}

async function seeStudy(page: Page): Promise<void> {
  // Below the map, the panel runs its checks only while it is in view.
  await page.getByRole('button', { name: /^Check \d*$|^Check$/, expanded: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/^(No|\d+) problems? and/)).toBeVisible()
}

async function openFairness(page: Page): Promise<void> {
  await openStudy(page)
  const homeworlds = page.getByRole('button', { name: /^Homeworlds/ })
  if ((await homeworlds.getAttribute('aria-expanded')) !== 'true') await homeworlds.click()
  await page.getByRole('heading', { name: 'Fairest pairs' }).locator('+ ol').getByRole('button').first().click()
  await expect(dialogOf(page).getByRole('heading', { name: 'What counts' })).toBeVisible()
  await expect(dialogOf(page).locator('.cluster-growth svg').first()).toBeVisible()
}

async function openGenerator(page: Page): Promise<void> {
  await openDialog(page, 'generate')
  const seed = dialogOf(page).getByRole('textbox', { name: 'Seed' })
  await seed.fill('ember')
  await expect(dialogOf(page).getByRole('button', { name: 'Create map' })).toBeEnabled()
  await expect(dialogOf(page).locator('[aria-busy="true"]')).toHaveCount(0)
}

async function openExport(page: Page): Promise<void> {
  await openDialog(page, 'export')
  await expect(dialogOf(page).getByText(/\d mm/).first()).toBeVisible()
}

async function openImportReport(page: Page): Promise<void> {
  await openDialog(page, 'import')
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'far.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('hex,name,rating,gossip\n0412,Quillon,5,loud\n0414,Tessaly,1,\n'),
    })
  await expect(dialogOf(page).getByRole('heading', { name: 'Contents' })).toBeVisible()
}

async function pasteStars(page: Page): Promise<void> {
  await openCluster(page)
  await pasteText(page, '0102 A5 Regina\n0104 Tessaly 2\n9999 Nowhere\nand so on')
  await expect(page.getByRole('region', { name: 'Pasted stars' })).toBeVisible()
}

/** Pastes a text onto the map with a clipboard event. */
export async function pasteText(page: Page, text: string): Promise<void> {
  const map = page.getByRole('application', { name: 'Star map' })
  await map.focus()
  await map.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
