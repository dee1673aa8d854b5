import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, test } from '../hosts/test.ts'
import { beginCampaign, closeCampaign } from '../pages/campaigns.ts'
import { drawRoute, drawStar } from '../pages/cluster.ts'
import { expectAccessible } from '../pages/expect-accessible.ts'
import { openPlace } from '../pages/shell.ts'

test('a map goes back to each of its changes, is compared with itself, and is saved as pictures', async ({ page }) => {
  await closeCampaign(page, 'The Ember Reach')
  await beginCampaign(page, 'A dim shore')
  await openPlace(page, 'Cluster')
  const openOverTime = async () => {
    await page.getByRole('button', { name: 'More to do with the cluster' }).click()
    await page.getByRole('menuitem', { name: 'Over time' }).click()
  }
  await openOverTime()
  await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Draw on the map' }).click()
  await drawStar(page, 3, 'Isker')
  await drawStar(page, 6, 'Vex')
  await drawRoute(page, 3, 6)
  await openOverTime()

  const slider = page.getByRole('slider', { name: 'Date of the map' })
  const differences = page.getByRole('region', { name: /^(Changed here|Differences)$/ })
  await expect(differences).toContainText(/(Isker – Vex|Vex – Isker): route added/)
  await expect(slider).toHaveAttribute('aria-valuetext', /^6 of 6: .*1 Waking, year 1/)
  await page.keyboard.press('[')
  await expect(differences).toContainText('Vex: name Vex, before: 0106')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^1 of 6/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^6 of 6/)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()

  await page.getByRole('button', { name: 'Compare two dates' }).click()
  await expect(page.getByRole('img', { name: /^Map after/ })).toHaveCount(2)
  await expect(differences.getByRole('listitem')).toHaveText([/Isker: star added/, /Vex: star added/, /route added/])
  await page.getByRole('slider', { name: 'Earlier date' }).press('ArrowRight')
  await expect(differences).toContainText('Isker: name Isker, before: 0103')
  await expectAccessible(page, 'a comparison of two dates')

  await page.getByRole('button', { name: 'Export animation…' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save pictures' }).click()
  const files = unzipSync(readFileSync(await (await download).path()))
  expect(Object.keys(files)).toEqual(['0001.png', '0002.png', '0003.png', '0004.png', '0005.png', '0006.png'])
  expect([...(files['0006.png'] ?? [])].slice(1, 4)).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)))
})
