import { expect, type Page } from '@playwright/test'
import { soakTest } from '../hosts/test.ts'
import { beginByMail, copyMail, pasteMail } from '../pages/dogfight-mails.ts'
import { fillPlace, locateQuestion } from '../pages/dogfights.ts'

// Space Planes by mail: two campaign files that exchange only text.

soakTest('two tables fly one battle by pasted text, a shot and its cards among it', async ({ host, rival }) => {
  const [ana, ben] = [host.page(), rival.page()]
  const next = (page: Page) => page.getByRole('region', { name: 'By mail' }).getByRole('status')
  await beginByMail(ana, { name: 'Over the shoals', ownName: 'Ana', otherName: 'Ben' })
  await expect(next(ana)).toHaveText('Send Ben the invitation.')

  await ben.goto(`${new URL(ben.url()).origin}/#/battles/space-planes`)
  await ben.getByRole('button', { name: 'Paste a mail' }).click()
  await ben.getByRole('textbox', { name: 'The mail' }).fill(await copyMail(ana, 'Copy the invitation'))
  const terms = ben.getByRole('region', { name: 'What the invitation proposes' })
  await expect(terms).toContainText('Ben (you)')
  await expect(terms).toContainText('Ben (you), 1 ship')
  await ben.getByRole('button', { name: 'Accept these terms' }).click()
  await expect(ben.getByRole('heading', { name: 'Over the shoals', level: 1 })).toBeVisible()
  await pasteMail(ana, await copyMail(ben, 'Copy the answer'))

  for (const [page, otherPage] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    const [ship, x, plane] = page === ana ? (['a', 300, 1] as const) : (['b', 448, 2] as const)
    await fillPlace(page, { ship, x, y: 150, plane })
    await page.getByRole('button', { name: `Place ship ${ship}` }).click()
    await pasteMail(otherPage, await copyMail(page, 'Copy the placed ship'))
  }

  await expect(next(ana)).toHaveText('It is your turn.')
  await expect(next(ben)).toHaveText('Waiting for Ana’s turn.')
  await expect(ben.getByRole('button', { name: /^End the turn/ })).toHaveCount(0)
  await ana.getByRole('heading', { level: 1 }).click()
  await ana.keyboard.press('C')
  await expect(locateQuestion(ana, 'Ship a Corkscrew')).toBeVisible()
  await expect(ana.locator('.sp-ghost')).toHaveCount(8)
  await ana.keyboard.press('Shift+ArrowLeft')
  await expect(ana.getByText('Roll to W: face 3 comes up.')).toBeVisible()
  await ana.keyboard.press('Enter')
  await expect(ana.getByRole('region', { name: 'Reorienting' })).toBeVisible()
  await ana.keyboard.press('Space')
  await expect(locateQuestion(ana, 'Ana: who shoots?')).toBeVisible()
  await ana.keyboard.press('S')
  await expect(ana.getByText('blue, 67.0 mm')).toBeVisible()
  await ana.getByRole('button', { name: /^Shoot ·/ }).click()
  const turn = await copyMail(ana, 'Copy the turn')
  await expect(next(ana)).toHaveText(/^Waiting for the cards of your shot/)

  await pasteMail(ben, turn)
  await expect(ben.getByRole('region', { name: 'Reorienting' })).toBeVisible()
  await ben.keyboard.press('Space')
  await expect(ben.getByRole('region', { name: 'What happened' })).toContainText(/Hit|Missed/)
  const end = ben.getByRole('button', { name: /^End the turn/ })
  const isWon = ben.getByRole('heading', { name: /wins the battle/ })
  await expect(end.or(isWon)).toBeVisible()
  const label = (await isWon.isVisible()) ? 'Copy the cards' : 'Copy the turn' // the cards follow from secrets of good chance
  if (label === 'Copy the turn') await end.click()
  await expect(ben.getByRole('button', { name: label, exact: true })).toBeVisible()
  await pasteMail(ana, await copyMail(ben, label))
  await expect(next(ana)).toHaveText(/^(It is your turn|The battle is over)\.$/)
  await pasteMail(ana, turn.replace(/LINK \w/, 'LINK 9'), 'was changed on its way')
})
