import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { beginCampaign, closeCampaign } from '../pages/campaigns.ts'
import { drawStar } from '../pages/cluster.ts'
import { searchPalette } from '../pages/shell.ts'

// The system of a star, from an empty campaign.

const tree = (page: Page) => page.getByRole('tree', { name: 'Bodies of Ember' })
const body = (page: Page, name: RegExp) => tree(page).getByRole('treeitem', { name })
const inspectorOf = (page: Page) => page.getByRole('complementary', { name: 'Ember' })
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first().click()

test('a system is generated, a body renamed by keyboard and hidden from players, and both are undone', async ({
  page,
}) => {
  await closeCampaign(page, 'The Ember Reach')
  await beginCampaign(page, 'A dim shore')
  await drawStar(page, 1, 'Ember')
  const inspector = inspectorOf(page)
  await expect(inspector).toContainText('No system yet.')
  await inspector.getByRole('button', { name: 'Generate system' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate system' })
  await dialog.getByRole('textbox', { name: /^Seed/ }).fill('tavor')
  await dialog.getByRole('button', { name: 'Generate system' }).click()
  await inspector.getByRole('link', { name: 'Open system' }).click()
  await expect(page.getByRole('heading', { name: 'Ember', level: 1 })).toBeVisible()

  await body(page, /^Ember I Planet/).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await page.keyboard.type('Cinder')
  await page.keyboard.press('Enter')
  await expect(body(page, /^Cinder/)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('checkbox', { name: 'Hidden from players' }).check()
  await expect(body(page, /^Cinder Hidden from players/)).toBeVisible()

  const players = page.getByRole('button', { name: 'As the players see it' })
  await players.click()
  const known = page.getByRole('list', { name: 'Bodies of Ember' })
  await expect(known).toContainText('Ember I')
  await expect(page.getByRole('main')).not.toContainText('Cinder')
  await undo(page)
  await expect(known).toContainText('Cinder')
  await players.click()
  await undo(page)
  await expect(body(page, /^Cinder/)).toHaveCount(0)
  await expect(tree(page)).toContainText('Ember I a')
})

test('a system is drawn by hand: only what may lie at a body is offered, and what lies at it goes with it', async ({
  page,
}) => {
  await closeCampaign(page, 'The Ember Reach')
  await beginCampaign(page, 'A dim shore')
  await drawStar(page, 1, 'Ember')
  await inspectorOf(page).getByRole('button', { name: 'Draw system' }).click()
  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect(name).toHaveValue('Ember I')
  const add = page.getByRole('button', { name: 'Add' })
  await add.click()
  await expect(page.getByRole('menuitem', { name: 'Moon at Ember', exact: true })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Moon at Ember I' }).click()
  await expect(name).toBeFocused()
  await page.keyboard.type('Silver lamp')
  await page.keyboard.press('Enter')
  await (await searchPalette(page, 'silver')).filter({ hasText: 'At Ember' }).click()
  await expect(body(page, /^Silver lamp/)).toHaveAttribute('aria-selected', 'true')

  await body(page, /^Ember I Planet/).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 body at it goes with it')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('main')).toContainText('Ember has no system yet')
  await undo(page)
  await expect(body(page, /^Silver lamp/)).toBeVisible()
})
