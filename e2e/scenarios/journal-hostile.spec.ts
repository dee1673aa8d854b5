import type { Page } from '@playwright/test'
import { reportGoal } from '#tests/support/goal-table.ts'
import { HOSTILE_MARKDOWN } from '#tests/support/hostile-markdown.ts'
import { expect, test } from '../hosts/test.ts'
import { beginEntry, locateEntryText, saveEntry, switchWritingMode } from '../pages/journal.ts'

// Texts that would execute code if interpreted as HTML are displayed as text everywhere.

const EACH = 60
/** Without the characters that cannot be stored at all. */
const SNIPPETS = HOSTILE_MARKDOWN.map((snippet) => snippet.replaceAll('\u0001', ''))

/** Detects that code ran, or that the content security policy had to block it. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const incidents: string[] = []
  page.on('dialog', (dialog) => {
    incidents.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/orrery-canary|Content Security Policy/.test(message.text())) incidents.push(message.text())
  })
  return async () => {
    expect(incidents).toEqual([])
    expect(await page.evaluate(() => 'orreryCanary' in window)).toBe(false)
    expect(page.url()).toContain('127.0.0.1')
  }
}

/** Waits until injected code would have run: pictures have loaded or failed, and their handlers have run. */
async function everythingTried(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

test.afterEach(({ host: _host }, { status }) =>
  reportGoal({
    id: 'S7',
    goal: 'texts that would run something are words wherever they stand',
    measured: `${SNIPPETS.length} snippets read, edited, printed and pasted: ${status === 'passed' ? 'none ran' : 'failed'}; drawings that are exported by a test of their own`,
    isMet: status === 'passed',
  }),
)

test('hostile texts are words in the reader, the editor, on paper and when pasted', async ({ host, page }, info) => {
  const quiet = await watch(page)

  for (let from = 0; from < SNIPPETS.length; from += EACH) {
    const some = SNIPPETS.slice(from, from + EACH)
    const title = `Hostile ${from}`
    await test.step(`snippets from ${from}`, async () => {
      await beginEntry(page, title)
      await switchWritingMode(page, 'Markdown')
      await locateEntryText(page).fill(some.map((snippet, at) => `Snippet ${from + at}\n\n${snippet}`).join('\n\n'))
      await page.getByRole('radio', { name: 'Write', exact: true }).click()
      await expect(locateEntryText(page)).toBeVisible()
      await everythingTried(page)
      await quiet()
      await saveEntry(page, title)
      const shown = await page.locator('.journal-prose').innerText()
      for (const at of some.keys()) expect(shown).toContain(`Snippet ${from + at}`)
      expect(
        await page
          .locator('.journal-prose :is(script, iframe, object, embed, svg, style, form, [onerror], [onload])')
          .count(),
      ).toBe(0)
      expect(await page.locator('.journal-prose a:not([href^="http"], [href^="#/"], [href^="mailto:"])').count()).toBe(
        0,
      )
      await page.emulateMedia({ media: 'print' })
      await host.printPdf(info.outputPath(`hostile-${from}.pdf`))
      await page.emulateMedia({ media: null })
      await quiet()
    })
  }

  await test.step('pasted as Markdown and as HTML', async () => {
    const text = await beginEntry(page, 'Pasted')
    await switchWritingMode(page, 'Write')
    await text.click()
    await text.evaluate((element, snippets) => {
      const paste = (type: string, value: string) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(type, value)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }
      for (const snippet of snippets) {
        paste('text/plain', snippet)
        paste('text/html', `<p>words</p>${snippet}`)
      }
    }, SNIPPETS)
    await everythingTried(page)
    await quiet()
    await expect(text).toContainText('press')
    expect(
      await text.locator(':is(script, iframe, object, embed, svg, style, form, [onerror], [onload])').count(),
    ).toBe(0)
    await saveEntry(page, 'Pasted')
    await quiet()
  })
})
