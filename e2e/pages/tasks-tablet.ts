import { expect, type Page } from '@playwright/test'
import type { InputCounter } from './counted-tasks.ts'
import { openPlace } from './shell.ts'

/** Taps a button that must be completely in view without scrolling. */
async function tap(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name }).first()
  await expect(target).toBeInViewport({ ratio: 1 })
  await target.tap()
}

/** Opens the sheet of a character. */
export async function lookUpSheet(page: Page, hands: InputCounter, character: string): Promise<void> {
  await openPlace(page, 'Forces')
  await page.getByRole('link', { name: character, exact: true }).first().tap()
  await expect(page.getByRole('heading', { name: character, level: 1 })).toBeVisible()
  await hands.done('look up a sheet on a tablet')
}

/** Shows only the quick reference. */
export async function openReference(page: Page, hands: InputCounter): Promise<void> {
  await openPlace(page, 'Print room')
  await page.getByRole('button', { name: 'Choose all' }).tap()
  await page.getByRole('checkbox', { name: 'Quick reference' }).check()
  await page.getByRole('checkbox', { name: 'A sheet for each unit' }).uncheck()
  await expect(page.getByRole('img', { name: /quick reference/ }).first()).toBeVisible()
  await hands.done('open the quick reference on a tablet')
}

/** Sets up a game of A Fistful of Planets between two players of the campaign, and plays two turns at one table. */
export async function playTwoTurns(page: Page, hands: InputCounter, players: Readonly<Record<'A' | 'B', string>>) {
  await openPlace(page, 'Turns')
  await page.getByRole('link', { name: 'New game' }).tap()
  await expect(page.getByRole('textbox', { name: /^Name/ }).first()).toBeFocused()
  await hands.type('Lamp')
  for (const [side, player] of Object.entries(players))
    await page
      .getByRole('group', { name: `Side ${side}` })
      .getByRole('combobox', { name: 'Player' })
      .selectOption({ label: player })
  await page.getByRole('button', { name: 'Create game' }).tap()
  await takeHomeworld(page)
  await takeHomeworld(page)
  for (const turn of [1, 2]) {
    await orderScout(page)
    await orderScout(page)
    await tap(page, 'Resolve the turn')
    await expect(page.getByRole('group', { name: 'The turn, step by step' })).toBeVisible()
    if (turn === 2) break
    await tap(page, 'On to turn 2')
    await expect(page.getByText('Turn 2', { exact: true })).toBeVisible()
  }
  await hands.done('set up a game of turns on a tablet and play two')
}

/** Takes the best available star as homeworld for the current side. */
async function takeHomeworld(page: Page): Promise<void> {
  const asked = page.getByRole('heading', { name: /^Homeworld of side/ })
  const text = (await asked.textContent()) ?? ''
  await page.getByRole('region', { name: text }).getByRole('list').getByRole('button').first().tap()
  await tap(page, /^Make .* the homeworld$/)
  await expect(page.getByRole('heading', { name: text, exact: true })).toHaveCount(0)
}

/** Orders a scout at the homeworld for the side that gets the screen, and hands in. */
async function orderScout(page: Page): Promise<void> {
  const curtain = page.getByRole('button', { name: /^Hand over to/ })
  const player = ((await curtain.textContent()) ?? '').replace('Hand over to', '').trim()
  await tap(page, /^Hand over to/)
  await tap(page, new RegExp(`colony of [AB], ${player}: homeworld`))
  await tap(page, 'Scout 2')
  await tap(page, /^Hand in the orders/)
}
