import type { Locator } from '@playwright/test'
import { runs } from '#tests/support/soak.ts'
import { expect, soakTest, test } from '../hosts/test.ts'
import { openPage, findPath } from '../pages/every-page.ts'
import { openPlace } from '../pages/shell.ts'
import { tapAfterPause } from '../pages/taps.ts'
import {
  submitMail,
  readArchive,
  quoteMail,
  beginGame,
  readOutgoingMail,
  submitBotOrders,
  pasteMail,
  resolveTurn,
  viewGameAsSide,
  takeHomeworld,
} from '../pages/turns.ts'

// A Fistful of Planets on one screen and by mail.

const FIRST_SEAT = { 'First chooser': 'The first seat' }

/** Maximum number of taps of a turn of two people on one tablet, from one handover to the report. */
const MOST_TAPS = 12

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('two people share one screen: homeworlds, a turn of at most 12 taps without scrolling, a curtain, the replay, and undo', async ({
    page,
  }) => {
    await beginGame(page, {
      name: 'War for the Reach',
      mode: 'At one table',
      players: ['Mira', 'Jo'],
      rules: FIRST_SEAT,
    })
    await takeHomeworld(page, '0505')
    await expect(page.getByRole('heading', { name: 'Homeworld of side B' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Orders' })).toBeFocused() // whoever has no pointer goes on there
    await takeHomeworld(page, '2812')

    let taps = 0
    const tap = async (what: Locator) => {
      taps += 1
      await expect(what).toBeInViewport({ ratio: 1 })
      await tapAfterPause(what)
    }
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    /** A player who takes the screen sees their own page before pressing anything. */
    const handOver = async (name: string) => {
      await tap(button(`Hand over to ${name}`))
      await expect(button(`Hand over to ${name}`)).toBeHidden()
    }
    const fleet = page.getByRole('article', { name: 'Fleet A' })
    await handOver('Mira')
    await tap(button(/^0505 .*colony of A, Mira: homeworld, size 4/))
    await tap(button('Transport 2'))
    await tap(button('Scout 2'))
    await expect(page.getByRole('meter', { name: 'Points spent of 4' })).toHaveAttribute('aria-valuenow', '4')
    await expect(button('Cruiser 3')).toBeDisabled()
    await tap(fleet.getByRole('button', { name: 'Move A by the map' }))
    await tap(button(/^0305 .*; may be chosen$/))
    await tap(button('Hand in the orders of A'))

    await expect(button('Hand over to Jo')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Orders' })).not.toContainText(/0305|Transport|Fleet A/)
    await handOver('Jo')
    await tap(button(/^2812 .*colony of B, Jo: homeworld/))
    await tap(button('Scout 2'))
    await tap(button('Hand in the orders of B'))
    await tap(button('Resolve the turn'))
    expect(taps).toBeLessThanOrEqual(MOST_TAPS)
    expect(
      await page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight - window.innerHeight]),
    ).toEqual([0, 0])

    const steps = page.getByRole('group', { name: 'The turn, step by step' })
    await expect(steps).toContainText('How turn 1 began.')
    await expect(page.getByRole('tabpanel', { name: 'Archive' })).toBeFocused()
    await steps.getByRole('button', { name: 'One step on' }).tap()
    await expect(steps.getByRole('status')).toContainText('Fleet A of A moves from 0505')
    await page.keyboard.press('Control+z')
    await page.getByRole('tab', { name: 'Orders' }).click()
    await expect(page.getByText('Turn 1', { exact: true })).toBeVisible()
  })
})

soakTest(
  'orders are typed as lines or shown on the map, the keyboard keeps its place, and the end says how it came',
  async ({ page }) => {
    const sides = { mode: 'At one table', players: ['Mira', 'Jo'], rules: FIRST_SEAT } as const
    await beginGame(page, { name: 'Typed war', ...sides })
    await takeHomeworld(page, '0505')
    await takeHomeworld(page, '2812')
    await viewGameAsSide(page, 'A')

    await page.getByRole('button', { name: 'Type the orders' }).click()
    const dialog = page.getByRole('dialog', { name: 'Type the orders of A' })
    await dialog.getByRole('textbox', { name: 'Order lines' }).fill('BUILD 0505 S>A\nORDER A MOVE 2812\nDANCE')
    await expect(dialog.getByRole('list', { name: 'Lines that are left out' })).toContainText('Line 3')
    await dialog.getByRole('button', { name: 'Take these orders' }).click()
    const rejected = page.getByRole('list', { name: 'Orders that are not carried out' })
    await expect(rejected).toContainText('ORDER A MOVE 2812 That is farther than the fleet can reach')

    await page.getByRole('button', { name: 'A at 0505' }).click()
    const fleet = page.getByRole('article', { name: 'Fleet A' })
    await fleet.getByRole('button', { name: 'Move A by the map' }).click()
    await page.getByRole('button', { name: /^0305 .*; may be chosen$/ }).click()
    await expect(fleet.getByRole('combobox', { name: 'Where fleet A goes' })).toHaveValue('0305')
    await expect(fleet.getByRole('button', { name: 'Move A by the map' })).toBeVisible()
    await page.getByRole('button', { name: 'Scout 2' }).click()
    await expect(page.getByRole('group', { name: 'Production here' })).toBeFocused()
    await page.getByRole('button', { name: 'Hand in the orders of A' }).click()
    await expect(page.getByRole('complementary', { name: 'Orders' })).toBeFocused()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Side A resigns' }).click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await expect(page.getByText('The game is over')).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('row', { name: 'B, Jo 1 4 0' })).toBeVisible()
  },
)

/**
 * Every test run plays ten turns through the use cases. This scenario sends and receives the same mails through a
 * window.
 */
const SEALED_TURNS = runs({ part: 1, whole: 10 })

test('a game by sealed mail between two campaigns is equal on both sides', async ({ host, rival }) => {
  const [mira, jo] = [host.page(), rival.page()]
  await beginGame(mira, {
    name: 'The long letter',
    mode: 'By mail, sealed',
    mine: 'The first chooser, A',
    players: ['Mira', 'Jo'],
    rules: FIRST_SEAT,
  })
  await takeHomeworld(mira, '0505')
  await openPlace(jo, 'Turns')
  const invitation = await readOutgoingMail(mira)
  await expect(mira.getByRole('link', { name: 'Open in the mail program' })).toHaveAttribute('href', /^mailto:/)
  await pasteMail(jo, invitation)
  await expect(jo.getByRole('heading', { name: 'The long letter', level: 1 })).toBeVisible()
  await takeHomeworld(jo, '2812')
  await submitMail(mira, quoteMail(await readOutgoingMail(jo)))

  for (let turn = 1; turn <= SEALED_TURNS; turn += 1) {
    for (const page of [mira, jo]) {
      await page.getByRole('tab', { name: 'Orders' }).click()
      await submitBotOrders(page, page === mira ? 'warden' : 'settler')
    }
    await submitMail(jo, await readOutgoingMail(mira))
    await submitMail(mira, quoteMail(await readOutgoingMail(jo)))
    await mira.getByRole('tab', { name: 'Orders' }).click()
    await resolveTurn(mira, turn)
    await submitMail(jo, await readOutgoingMail(mira))
    await jo.getByRole('tab', { name: 'Orders' }).click()
    await resolveTurn(jo, turn)
  }

  for (const page of [mira, jo]) await page.getByRole('tab', { name: 'Orders' }).click()
  const boards = await Promise.all(
    [mira, jo].map((page) =>
      page.locator('.star-map__button').evaluateAll((stars) => stars.map((star) => star.ariaLabel)),
    ),
  )
  expect(boards[0]).toEqual(boards[1])
  expect(boards[0]?.join()).toContain('colony of A, Mira')

  const archives = [await readArchive(mira), await readArchive(jo)]
  expect(archives[0]?.trimEnd().split('\n').at(-1)).toBe(archives[1]?.trimEnd().split('\n').at(-1))
  await openPage(jo, '/turns/verify')
  await jo.getByRole('textbox', { name: 'Or its text' }).fill(archives[0] ?? '')
  await jo.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(jo.getByRole('heading', { name: 'Sound', exact: true })).toBeVisible()
})

test('the referee reads both sheets, and notes that are typed outlive other tabs and other eyes', async ({ page }) => {
  await openPage(page, `${await findPath(page, '/turns', /^The lamp war$/)}?side=referee`)
  await expect(page.getByRole('radio', { name: 'Referee' })).toBeChecked()
  await page.getByRole('button', { name: 'Show both sides' }).click()
  const sheetOf = page.getByRole('radiogroup', { name: 'Order sheet of' })
  await sheetOf.getByRole('radio', { name: /^B: / }).check()
  await expect(page.getByRole('button', { name: 'Hand in the orders of B' })).toBeVisible()
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await page.getByRole('tab', { name: 'The game' }).click()
  await notes.fill('The lamps go out on turn nine.')
  await page.getByRole('tab', { name: 'Charts' }).click()
  await page.getByRole('tab', { name: 'The game' }).click()
  await expect(notes).toHaveValue('The lamps go out on turn nine.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await viewGameAsSide(page, 'A')
  await expect(notes).toHaveValue('The lamps go out on turn nine.')
})

test('odds are exact, and an archive that was meddled with names its first bad step', async ({ page }) => {
  await openPage(page, '/turns/odds')
  await expect(page.getByText('A 89 % · B 11 %')).toBeVisible()
  await openPage(page, '/turns/verify')
  await page.getByRole('textbox', { name: 'Or its text' }).fill('{"step":1}')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Not sound' })).toBeVisible()
})
