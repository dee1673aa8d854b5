import { expect, test } from '../hosts/test.ts'
import { beginCampaign, closeCampaign } from '../pages/campaigns.ts'
import { createToyBox, divideToyBox } from '../pages/toy-boxes.ts'

// Planetary Sand before the battle: the group's toy boxes, and the armies picked from them.

test('a toy box is listed, divided between two sides, and an army is mended by clicks', async ({ page }) => {
  await closeCampaign(page, 'The Ember Reach')
  await beginCampaign(page, 'The lawn')
  await createToyBox(page, 'The blue bucket')
  await page.getByRole('button', { name: 'Add figures' }).click()
  const robots = page.getByRole('region', { name: 'Space men 2' })
  await robots.getByRole('combobox', { name: 'Kind' }).selectOption('Infantry robot')
  await robots.getByRole('textbox', { name: /^Name/ }).fill('Tin robots')
  await expect(page.getByText('20 figures, 1 vehicle, gun or pad')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await divideToyBox(page, 'Fair share')
  await page.getByRole('main').getByRole('link', { name: 'Sand army' }).click()
  await expect(page.getByRole('heading', { name: 'Sand army', level: 1 })).toBeVisible()

  const men = page.getByRole('region', { name: 'Space men' })
  const specialist = men.getByRole('checkbox', { name: 'Robotics Specialists' }).last()
  await expect(specialist).toBeChecked()
  await specialist.uncheck()
  const problems = page.getByRole('region', { name: 'To mend' })
  await expect(problems).toContainText('5 robots need 1 Robotics Specialist, one for ten; there are 0.')
  await problems.getByRole('button', { name: 'Make 1 man a specialist' }).click()
  await expect(problems).toHaveCount(0)
  await page.getByRole('radio', { name: 'Vacuum' }).click()
  await expect(problems).toContainText('have no suit')
  await problems.getByRole('button', { name: 'Give them helmets' }).click()
  await expect(problems).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
