import { expect, test } from '../hosts/test.ts'
import { createDogfight, fillPlace, locateQuestion } from '../pages/dogfights.ts'
import { createHugePngHeader, createTablePhoto } from '../pages/table-photo.ts'

// Placement from a photograph: marks are found, wireframe cubes are drawn over it, ships are placed as if their
// positions were typed.

const CUBES = [
  { x: 200, y: 120, heading: 30, mm: 16 },
  { x: 310, y: 160, heading: 0, mm: 16 },
]

test('ships are placed over a photograph of the table; a picture without marks asks for its corners', async ({
  page,
}) => {
  await createDogfight(page, 'From above', 1)
  await page.getByRole('button', { name: 'From a photograph' }).click()
  const dialog = page.getByRole('dialog', { name: 'Photograph of the table' })
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })

  await choose('notes.txt', Buffer.from('no picture'))
  await expect(dialog.getByText('This is no picture that can be read here')).toBeVisible()
  await choose('huge.png', createHugePngHeader(20_000))
  await expect(dialog.getByText('20000 × 20000 pixels: make it smaller')).toBeVisible()
  await choose('bare.png', createTablePhoto(CUBES, 0))
  await expect(dialog.getByText('No corner mark was found.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Use photograph' })).toBeDisabled()
  await dialog.getByRole('button', { name: /^Corner near left/ }).press('Shift+ArrowLeft')
  await expect(dialog.getByText(/Places may be off by \d+\.\d mm/)).toBeVisible()
  await choose('table.png', createTablePhoto(CUBES, 4))
  await expect(dialog.getByText('The corners stand.')).toBeVisible()
  await expect(dialog.getByText(/Places may be off by 0\.\d mm/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use photograph' }).press('Enter')
  await expect(dialog).toHaveCount(0)

  await fillPlace(page, { ship: 'a', x: 200, y: 120, plane: 1 })
  await page.getByRole('spinbutton', { name: 'Heading' }).fill('30')
  await expect(page.getByText('The place may be off by 0.')).toBeVisible()
  await page.getByRole('button', { name: 'Place ship a' }).click()
  await expect(locateQuestion(page, 'Azure: where does ship b stand?')).toBeVisible()
  await fillPlace(page, { ship: 'b', x: 250, y: 120, plane: 2 })
  await expect(page.getByRole('button', { name: 'Place ship b' })).toBeDisabled()
  await page.getByRole('button', { name: /^Nearest legal place/ }).click()
  await expect(page.getByRole('button', { name: 'Place ship b' })).toBeEnabled()
  await page.getByRole('button', { name: 'Place ship b' }).click()
  await expect(locateQuestion(page, /^Brass: who flies/)).toBeVisible()
})
