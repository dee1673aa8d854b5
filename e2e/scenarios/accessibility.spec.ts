import { test } from '../hosts/test.ts'
import { everyPage, walkTo } from '../pages/every-page.ts'
import { expectFitForAll } from '../pages/sights.ts'
import { STUDIO_DIALOGS, STUDIO_TABS } from '../pages/studio.ts'

// Every page, tab and dialog is opened once, and looked at by everybody: on a desk in both themes and in forced colours, under a finger, on a phone, zoomed.

/** A run over all pages is long, and would be one large trace; its faults name the page and the element. */
test.use({ trace: 'off' })
test.slow()

/** So that two can walk at once. */
const PARTS = 2

for (let part = 0; part < PARTS; part += 1)
  test(`every page is fit for all, part ${part + 1} of ${PARTS}`, async ({ host }) => {
    const page = host.page()
    const pages = (await everyPage(page)).filter((_, at) => at % PARTS === part)
    for (const { name, path } of pages) {
      await walkTo(page, path)
      await expectFitForAll(page, name)
    }
  })

for (const [kind, views] of Object.entries({ tab: STUDIO_TABS, dialog: STUDIO_DIALOGS }))
  test(`every ${kind} of the studio is fit for all`, async ({ host }) => {
    const page = host.page()
    for (const { name, open } of views) {
      await open(page)
      await expectFitForAll(page, name)
    }
  })
