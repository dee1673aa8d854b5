import { expect, test } from '../hosts/test.ts'
import { armMount, beginVehicle, dragToCell, expectReadout, createWarband, openForce } from '../pages/forces.ts'
import { createTypist } from '../pages/keyboard.ts'

// The building grid by mouse and by keyboard (P28-GRID, P28-VB).

test('a vehicle is built by dragging sections, and a weapon finds its mount', async ({ page }) => {
  await createWarband(page, 'The Patient') // who has fought recruits instead (P28-CAMP-5)
  await beginVehicle(page, 'Long Patience', 'The Patient')
  const palette = page.getByRole('list', { name: 'Sections to build in' })
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`)

  await dragToCell(page, palette.getByRole('button', { name: /^Hard point/ }).first(), 'C4')
  await expect(cell('C4')).toHaveAccessibleName(/Hard point/)
  await dragToCell(page, cell('C4'), 'D4')
  await expect(cell('D4')).toHaveAccessibleName(/Hard point/)
  await expect(cell('C4')).toHaveAccessibleName(/empty/i)
  await expectReadout(page, 'Size', /^small, 3 sections/)
  await expectReadout(page, 'Mounts', '0 of 1 armed')

  await armMount(page, 'D4', 'mortar')
  await expectReadout(page, 'Mounts', '1 of 1 armed')
  // 10 points, 5 for the hard point, 50 for the mortar (P28-VB-1, P28-VB-2).
  await expect(page.getByText('65 pts').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Long Patience', level: 1 })).toBeVisible()
})

test('the grid by the keyboard alone: pick up, put down, take out', async ({ page }) => {
  await openForce(page, 'Grandmother Rust')
  await page.getByRole('button', { name: 'Correct as gamemaster' }).click() // it has fought
  const { press } = createTypist(page)
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`)
  const radio = /Radio/
  await expect(cell('B3')).toHaveAccessibleName(radio)
  await cell('B3').focus()
  await press('Enter', 'ArrowDown', 'Enter')
  await expect(cell('B4')).toHaveAccessibleName(radio)
  await expectReadout(page, 'Size', /8 sections/)
  await press('Delete')
  await expect(cell('B4')).not.toHaveAccessibleName(radio)
  await expectReadout(page, 'Size', /7 sections/)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(cell('B3')).toHaveAccessibleName(radio)
})
