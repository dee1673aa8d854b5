import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { openPlace } from './shell.ts'

/** Input for a game of A Fistful of Planets. */
export interface NewGame {
  readonly name: string
  readonly mode: string
  readonly players: readonly [string, string]
  /** The local side in a game by mail. */
  readonly mine?: string
  /** House rules: the label of the choice by title. */
  readonly rules?: Readonly<Record<string, string>>
}

/** Creates a game on the campaign's cluster. */
export async function beginGame(page: Page, { name, mode, players, mine, rules }: NewGame): Promise<void> {
  await openPlace(page, 'Turns')
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(name)
  await page.getByRole('radio', { name: mode }).check()
  if (mine) await page.getByRole('radio', { name: mine }).check()
  for (const [at, player] of players.entries())
    await page
      .getByRole('group', { name: `Side ${'AB'[at]}` })
      .getByRole('textbox', { name: /^Name/ })
      .fill(player)
  if (rules) await page.getByText(/^House rules/).click()
  for (const [title, label] of Object.entries(rules ?? {}))
    await page.getByRole('combobox', { name: title }).selectOption({ label })
  await page.getByRole('button', { name: 'Create game' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Views the game as a side. On a shared screen, this hands it over. */
export async function viewGameAsSide(page: Page, side: 'A' | 'B'): Promise<void> {
  const seat = page.getByRole('radio', { name: new RegExp(`^${side}: `) })
  await seat.check()
  const name = (await seat.evaluate((radio) => radio.closest('label')?.textContent?.trim() ?? '')).slice(3)
  const curtain = page.getByRole('button', { name: `Hand over to ${name}` })
  if ((await page.getByRole('region', { name: 'Whose turn it is' }).count()) > 0) await curtain.click()
}

/** Takes a star as the homeworld of the current side. */
export async function takeHomeworld(page: Page, star: string): Promise<void> {
  const heading = (await page.getByRole('heading', { name: /^Homeworld of side/ }).textContent()) ?? ''
  await page
    .getByRole('button', { name: new RegExp(`^${star} [^;]*$`) })
    .first()
    .click()
  await page.getByRole('button', { name: /^Make .* the homeworld$/ }).click()
  await expect(page.getByRole('heading', { name: heading, exact: true })).toHaveCount(0)
}

/** Has a bot write the current side's orders, and hands them in. */
export async function submitBotOrders(page: Page, temper: string): Promise<void> {
  await page.getByRole('button', { name: 'Let a bot write' }).click()
  await page.getByRole('menuitem', { name: `Like a ${temper}` }).click()
  await submitOrders(page)
}

/** Hands in the current side's orders. */
export async function submitOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hand in the orders/ }).click()
  await expect(page.getByRole('button', { name: /^Hand in the orders/ })).toHaveCount(0)
}

/** Resolves the turn and waits for the next one. */
export async function resolveTurn(page: Page, turn: number): Promise<void> {
  await page.getByRole('button', { name: 'Resolve the turn' }).click()
  await expect(page.getByRole('group', { name: 'The turn, step by step' })).toBeVisible()
  await page.getByRole('button', { name: `On to turn ${turn + 1}` }).click()
  await expect(page.getByText(`Turn ${turn + 1}`, { exact: true })).toBeVisible()
}

export async function readOutgoingMail(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Mail' }).click()
  const text = page.getByRole('article', { name: /^Mail to/ }).locator('pre')
  await expect(text).toHaveCount(1)
  return text.innerText()
}

/** Pastes a mail on the game's page of mails. */
export async function submitMail(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Mail' }).click()
  await pasteMail(page, text)
}

/** Pastes a mail in the current dialog and accepts its contents. */
export async function pasteMail(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a mail' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Paste a mail' })
  await dialog.getByRole('textbox', { name: 'The mail' }).fill(text)
  await expect(dialog.getByRole('list', { name: 'What the mail holds' }).getByRole('listitem').first()).toBeVisible()
  await dialog.getByRole('button', { name: /^(Take what it holds|Accept these terms)$/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** Returns the archive of the game as a file. */
export async function readArchive(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export the archive' }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

/** Formats a mail as quoted in a reply: rewrapped by another program, with a greeting and a signature. */
export function quoteMail(text: string): string {
  const lines = text.split('\n').map((line) => `> ${line}`)
  return ['Hello,', '', 'here it is again.', '', 'On Saturday somebody wrote:', ...lines, '', '-- ', 'Mira', ''].join(
    '\r\n',
  )
}
