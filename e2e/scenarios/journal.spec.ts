import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, soakTest, test } from '../hosts/test.ts'
import { listAccessibilityFaults } from '../pages/accessibility-faults.ts'
import { getClient } from '../pages/client.ts'
import { beginEntry, locateEntryText, saveEntry, switchWritingMode } from '../pages/journal.ts'
import { openPlace } from '../pages/shell.ts'

// Editing an entry as formatted text: links, lists, tables, secrets, without loss of data.

const [ALT, CONTROL] = [1, 2]

test('an entry is written by keyboard alone, and read', async ({ page }) => {
  const text = await beginEntry(page, 'The third lamp')

  await test.step('headings, marks and links as they are typed', async () => {
    await page.getByRole('textbox', { name: /^Title/ }).press('Tab')
    await expect(text).toBeFocused()
    await page.keyboard.type('## At the quay\nSomebody **lit** the lamp near [[Emb')
    await expect(page.getByRole('listbox', { name: 'Names to link to' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' with @')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' and [[Nobody Yet')
    await expect(page.getByRole('option', { name: 'Nobody Yet' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' at night')
    for (const [typed, name] of [
      [', after [[The lamp w', 'The lamp war'],
      [' and [[Fog d', 'Fog days at Tarn Hollow'],
    ] as const) {
      await page.keyboard.type(typed)
      await expect(page.getByRole('option').first()).toContainText(name)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.type('.')
    await expect(text.getByRole('heading', { name: 'At the quay' })).toBeVisible()
    await expect(text.locator('strong')).toHaveText('lit')
    await expect(text.locator('.journal-missing')).toHaveText('Nobody Yet')
  })

  await test.step('a check list, a table and a secret by the tools', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+9')
    await page.keyboard.type('buy oil\nask the keeper\n\n')
    await page.keyboard.press('Alt+F10')
    await expect(page.getByRole('toolbar', { name: 'Text tools' }).getByRole('button').first()).toBeFocused()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await expect(text).toBeFocused()
    for (const words of ['Lamp', 'Keeper', 'Lit', 'First', 'Mira']) {
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('yes')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'Remove row' }).click()
    await expect(text).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Alt+s')
    await page.keyboard.type('The keeper is a machine.')
  })

  await test.step('what was written is Markdown', async () => {
    await switchWritingMode(page, 'Markdown')
    const source = await locateEntryText(page).inputValue()
    expect(source).toContain('## At the quay\n\nSomebody **lit** the lamp near [[Ember]] with [[')
    expect(source).toContain('- [ ] buy oil\n- [ ] ask the keeper')
    expect(source).toContain('| Lamp | Keeper | Lit |\n| --- | --- | --- |\n| First | Mira | yes |\n\n')
    expect(source).toContain(':::secret\nThe keeper is a machine.\n:::')
    await switchWritingMode(page, 'Write')
  })

  await test.step('a reload keeps the draft', async () => {
    await expect(text).toContainText('The keeper is a machine.')
    await page.reload()
    await expect(page.getByText('This is what you were writing before')).toBeVisible()
    await expect(text).toContainText('The keeper is a machine.')
    await saveEntry(page, 'The third lamp')
  })

  await test.step('reading: a box is ticked, a secret says that it is one', async () => {
    const article = page.getByRole('main')
    await article.getByRole('checkbox', { name: 'buy oil' }).click()
    await expect(article.getByRole('checkbox', { name: 'buy oil' })).toBeChecked()
    await expect(article.getByRole('note', { name: 'Secret' })).toContainText('The keeper is a machine.')
    await expect(article.getByRole('link', { name: 'Ember' }).first()).toBeVisible()
  })

  await test.step('a name without a page leads to the page to be written', async () => {
    await page.getByRole('main').locator('.journal-prose').getByRole('link', { name: 'Nobody Yet' }).click()
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Nobody Yet')
    await page.getByRole('button', { name: 'Discard' }).click()
    await openPlace(page, 'Journal')
    await page.getByRole('link', { name: 'The third lamp' }).first().click()
  })

  await test.step('games that it tells of are opened, and lead back', async () => {
    const main = page.getByRole('main')
    for (const name of ['The lamp war', 'Fog days at Tarn Hollow']) {
      await main.getByRole('link', { name }).first().click()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      if (name === 'The lamp war') await page.getByRole('tab', { name: 'The game' }).click()
      await page.getByRole('region', { name: 'In the journal' }).getByRole('link', { name: 'The third lamp' }).click()
      await expect(page.getByRole('heading', { name: 'The third lamp', level: 1 })).toBeVisible()
    }
  })
})

soakTest('a secret is made where the caret is, however fast the keys come', async ({ page }) => {
  const text = await beginEntry(page, 'In haste')
  await text.click()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.keyboard.type('Lamp')
  await page.getByRole('button', { name: 'Remove row' }).click()
  // Sends keys without waiting: the second arrives before the browser has reported the caret moved by the first.
  const hands = await page.context().newCDPSession(page)
  const strike = (key: string, windowsVirtualKeyCode: number, modifiers: number) =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      hands.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode, modifiers }),
    )
  await Promise.all([...strike('End', 35, CONTROL), ...strike('s', 83, CONTROL + ALT)])
  await page.keyboard.type('The keeper is a machine.')
  await switchWritingMode(page, 'Markdown')
  expect(await locateEntryText(page).inputValue()).toContain(
    '| --- |\n|  |  |  |\n\n:::secret\nThe keeper is a machine.\n:::',
  )
  await switchWritingMode(page, 'Write')
  await text.press('Control+End')
  await text.press('Enter')
  await page.keyboard.type(':::for Mira\nShe knows the keeper.')
  await switchWritingMode(page, 'Markdown')
  expect(await locateEntryText(page).inputValue()).toMatch(/:::for Mira\nShe knows the keeper\.\n:::\s*$/)
})

soakTest('a picture that is pasted stands in the text', async ({ page }) => {
  const text = await beginEntry(page, 'A picture')
  await text.click()
  await text.evaluate(async (element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const data = new DataTransfer()
    data.items.add(new File([blob ?? ''], 'the-quay.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(text.getByRole('img', { name: 'the quay' })).toBeVisible()
  await saveEntry(page, 'A picture')
  await expect(page.getByRole('main').getByRole('img', { name: 'the quay' })).toHaveAttribute('src', /^data:image/)
})

soakTest('a text that cannot be shown is edited as Markdown, and says why', async ({ page }) => {
  await beginEntry(page, 'Notes')
  await switchWritingMode(page, 'Markdown')
  await locateEntryText(page).fill('See [the map][1].\n\n[1]: https://example.org')
  await page.getByRole('radio', { name: 'Write', exact: true }).click()
  await expect(page.getByText('addresses of links stand apart')).toBeVisible()
  await expect(locateEntryText(page)).toHaveValue('See [the map][1].\n\n[1]: https://example.org')
})

test('people, places and who may read of them', async ({ page }) => {
  const client = await getClient(page)
  const mira = await client.players.create({ name: 'Mira the player', notes: '' })
  const template = { title: 'Person of note', kind: 'template', body: '## {{title}}\n\nLooks like' } as const
  await client.journal.create(template)
  await client.journal.create({ title: 'The Oil Guild', kind: 'organisation', body: 'They sell light.' })

  await test.step('a person from a template, for one player', async () => {
    await openPlace(page, 'Journal')
    await page.getByRole('tab', { name: 'People' }).click()
    await page.getByRole('button', { name: 'From a template' }).click()
    await page.getByRole('menuitem', { name: 'Person of note' }).click()
    await page.getByRole('textbox', { name: /^Title/ }).fill('Captain Vash')
    await page.getByRole('button', { name: 'Create page' }).click()
    await expect(locateEntryText(page).getByRole('heading', { name: 'Captain Vash' })).toBeVisible()
    await page.getByRole('radio', { name: 'Chosen players' }).check()
    await page.getByRole('checkbox', { name: 'Mira the player' }).check()
    await locateEntryText(page).press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Alt+s')
    await page.keyboard.type('Vash is the keeper.')
    await saveEntry(page, 'Captain Vash')
    await expect(page.getByText('You, Mira the player')).toBeVisible()
  })

  await test.step('a relation, in the list and in the drawing', async () => {
    await page.getByRole('button', { name: 'New relation' }).click()
    await page.getByRole('combobox', { name: /^Related to/ }).fill('Oil')
    await page.getByRole('option', { name: /The Oil Guild/ }).click()
    await page.getByRole('textbox', { name: /^Relation/ }).fill('owes money to')
    await page.getByRole('combobox', { name: 'Standing' }).selectOption('-2')
    await page.getByRole('button', { name: 'Add the relation' }).click()
    await expect(page.getByRole('complementary').getByRole('link', { name: 'The Oil Guild' })).toBeVisible()
    await openPlace(page, 'Journal')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Relations' }).click()
    const drawn = page.getByRole('group', { name: 'Relations' }).getByRole('link')
    await expect(drawn.filter({ hasText: 'Captain Vash' })).toHaveAccessibleName(/owes money to, Enemies/)
    await expect(page.getByRole('row').filter({ hasText: 'owes money to' })).toContainText('Enemies (−2)')
  })

  await test.step('View as: what the player may read, and no more', async () => {
    await openPlace(page, 'Journal')
    await page.getByRole('tab', { name: 'People' }).click()
    await page.getByRole('link', { name: 'Captain Vash' }).click()
    await page.getByRole('button', { name: 'View as…' }).click()
    await expect(page.getByText('This is what may be read, and no more.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Looks like')
    await expect(page.getByRole('main')).not.toContainText('Vash is the keeper')
    await page.getByRole('combobox', { name: 'View as' }).selectOption('everyone')
    await expect(page.getByRole('heading', { name: 'Not visible to this player' })).toBeVisible()
    await page.getByRole('combobox', { name: 'View as' }).selectOption(mira.id)
    await expect(page.getByRole('heading', { name: 'Captain Vash', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Back to mine' }).click()
    await expect(page.getByRole('note', { name: 'Secret' })).toBeVisible()
  })

  await test.step('nothing that axe finds', async () => {
    for (const path of ['/journal', '/journal/relations', '/journal/chronicle', '/journal/new']) {
      await page.goto(`${page.url().split('#')[0]}#${path}`)
      await expect(page.locator('main h1').first()).toBeVisible()
      if (path === '/journal/new') await expect(locateEntryText(page)).toBeVisible()
      expect(await listAccessibilityFaults(page, null), path).toEqual([])
    }
  })
})

test('the journal goes out as Markdown, and a folder comes in', async ({ host, page }) => {
  await openPlace(page, 'Journal')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export as a folder' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('journal.zip')
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()

  const folder = join(host.home, 'notes')
  mkdirSync(join(folder, 'People'), { recursive: true })
  writeFileSync(join(folder, 'The lamp.md'), 'Lit by [[Ilka Brand]].')
  writeFileSync(join(folder, 'People', 'Ilka Brand.md'), 'Keeps the lamp.\n\n- [ ] pay her')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import a folder' }).click()
  await page.getByLabel('Folder', { exact: true }).setInputFiles(folder)
  await expect(page.getByText('2 of 2 entries and 0 pictures would come in.')).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('2 of 2 entries and 0 pictures came in.')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByRole('link', { name: 'The lamp', exact: true }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ilka Brand' }).first()).toBeVisible()
})
