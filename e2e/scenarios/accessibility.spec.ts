import { test } from '../hosts/test.ts'
import { listPlayPages, listPreparationPages, navigateWithinApp } from '../pages/every-page.ts'
import { expectAccessible } from '../pages/expect-accessible.ts'
import { STUDIO_DIALOGS, STUDIO_TABS } from '../pages/studio.ts'

// Opens every page, tab and dialog once and checks it on a desktop and in one other state: on a phone or tablet by
// finger, in the other theme, in forced colours or zoomed. The soak checks all of them in all states.

/** Two runs, which can execute in parallel. */
for (const [what, pagesOf] of Object.entries({ preparing: listPreparationPages, playing: listPlayPages }))
  test(`every page of ${what} is fit for all`, async ({ host }) => {
    const page = host.page()
    for (const { name, path } of await pagesOf(page)) {
      await navigateWithinApp(page, path)
      await expectAccessible(page, name)
    }
  })

for (const [kind, views] of Object.entries({ tab: STUDIO_TABS, dialog: STUDIO_DIALOGS }))
  test(`every ${kind} of the studio is fit for all`, async ({ host }) => {
    const page = host.page()
    for (const { name, open } of views) {
      await open(page)
      await expectAccessible(page, name)
    }
  })
