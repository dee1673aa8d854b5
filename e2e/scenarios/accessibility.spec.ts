import { test } from '../hosts/test.ts'
import { listPlayPages, listPreparationPages, walkTo } from '../pages/every-page.ts'
import { expectFitForAll } from '../pages/sights.ts'
import { STUDIO_DIALOGS, STUDIO_TABS } from '../pages/studio.ts'

// Opens every page, tab and dialog once and checks it on a desktop in both themes and in forced colours, with touch, on
// a phone, and zoomed.

/** No trace: a run over all pages would produce a huge one, and its faults name the page and the element. */
test.use({ trace: 'off' })
test.slow()

/** Two runs, which can execute in parallel. */
for (const [what, pagesOf] of Object.entries({ preparing: listPreparationPages, playing: listPlayPages }))
  test(`every page of ${what} is fit for all`, async ({ host }) => {
    const page = host.page()
    for (const { name, path } of await pagesOf(page)) {
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
