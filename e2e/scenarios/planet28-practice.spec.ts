import { expect, test } from '../hosts/test.ts'

// The practice field of Planet 28: terrain drawn by keys and generated, a battle replayed, and a balance question
// answered.

test('a field is drawn by keys, a battle of bots is watched with its reasons, and its chances are asked', async ({
  page,
}) => {
  await page.goto(`${new URL(page.url()).origin}/#/battles/practice`)
  await page.getByRole('application').focus()
  for (const key of ['Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space']) await page.keyboard.press(key)
  await page.getByText('Terrain as a list (1)').click()
  await expect(page.getByText('Rough, flat, 5 × 5 cm, at 48 / 48')).toBeVisible()
  await page.getByRole('radio', { name: 'Outlines' }).check({ force: true })
  await page.getByRole('application').focus()
  for (const key of ['Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space', 'Enter'])
    await page.keyboard.press(key)
  await expect(page.getByText('Terrain as a list (2)')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the last change of the terrain' }).click()
  await expect(page.getByText('Terrain as a list (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Generate field' }).click()
  await expect(page.getByText(/^Terrain as a list \(\d\d\)$/)).toBeVisible()

  await page.getByRole('button', { name: 'Fight battle' }).click()
  const battle = page.getByRole('region', { name: 'The battle' })
  await expect(battle).toContainText('Everybody stands ready')
  await page.keyboard.press('.')
  await expect(battle).toContainText('Turn 1 begins.')
  await expect(battle).toContainText('Press: the list of the book knows no other way.')
  await battle.getByRole('slider').fill('3')
  await expect(battle).toContainText(/(Guard|Raider) \d: /)

  await page.getByRole('spinbutton', { name: 'Battles at most' }).fill('4')
  await page.getByRole('button', { name: 'Run battles' }).click()
  await expect(page.getByText('Not clear after 4.')).toBeVisible()
})
