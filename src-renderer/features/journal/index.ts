import { BookOpenText, Feather } from '@lucide/vue'
import type {} from '../../client/ask-early.ts'
import type { Feature } from '../../ui/feature.ts'
import { FIRST_PAGE } from './first-page.ts'

/** The campaign's journal: entries that link to stars, people and one another. */
export const journalFeature: Feature = {
  id: 'journal',
  place: { label: 'Journal', icon: BookOpenText, path: '/journal', shortcut: 'G J' },
  routes: [
    {
      path: '/journal',
      component: () => import('./JournalPage.vue'),
      meta: { askEarly: ({ journal }, cache) => cache.prefetchQuery(journal.list.queryOptions({ input: FIRST_PAGE })) },
    },
    { path: '/journal/new', component: () => import('./NewEntryPage.vue') },
    { path: '/journal/:id', component: () => import('./EntryPage.vue'), props: true },
  ],
  actions: (open) => [{ id: 'new-entry', label: 'New journal entry', icon: Feather, run: () => open('/journal/new') }],
}
