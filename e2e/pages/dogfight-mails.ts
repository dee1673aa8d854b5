import { expect, type Page } from '@playwright/test'

interface Players {
  readonly name: string
  readonly ownName: string
  readonly otherName: string
}

/** Starts a battle by mail with one ship a side. */
export async function beginByMail(page: Page, { name, ownName, otherName }: Players): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/battles/space-planes/new`)
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByRole('radio', { name: 'By mail' }).click()
  await page.getByRole('textbox', { name: /^Your name/ }).fill(ownName)
  await page.getByRole('textbox', { name: /^The other player/ }).fill(otherName)
  await page.getByRole('checkbox', { name: 'Place all ships by chance' }).uncheck()
  await page.getByText('Settings: as in the book').click()
  await page.getByRole('spinbutton', { name: 'Ships of each player' }).fill('1')
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Copies the outgoing mail and returns its text, once the mail with this label is the pending one. */
export async function copyMail(page: Page, label: string): Promise<string> {
  const copy = page.getByRole('button', { name: label, exact: true })
  await expect(copy).toBeVisible()
  const text = (await page.getByLabel('Text of the mail').textContent()) ?? ''
  await copy.click()
  const shut = page.getByText('The text below is selected')
  const copied = page.getByText('Copied. Paste it into a mail.')
  await expect(shut.or(copied)).toBeVisible()
  if (await shut.isVisible()) await page.keyboard.press('Control+c')
  await expect(page.getByRole('button', { name: `${label} again`, exact: true })).toBeVisible()
  await expect(shut.or(copied)).toBeVisible() // whatever desk is drawn by now
  return text
}

/** Pastes a mail on its battle's page, or checks that it is rejected for `problem`. */
export async function pasteMail(page: Page, text: string, problem: string | null = null): Promise<void> {
  await page.getByRole('button', { name: 'Paste a turn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a turn' })
  await dialog.getByRole('textbox', { name: 'The mail' }).fill(text)
  if (problem !== null) {
    await expect(dialog.getByRole('list', { name: 'What is wrong with the mail' })).toContainText(problem)
    return
  }
  await dialog.getByRole('button', { name: 'Take what it holds' }).click()
  await expect(dialog).toHaveCount(0)
}
