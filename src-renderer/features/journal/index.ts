import { BookMarked, BookOpenText, Feather, UserPlus, Waypoints } from '@lucide/vue'
import { defineAsyncComponent } from 'vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'
import { INITIAL_ENTRY_LIST_QUERY } from './new/initial-entry-list-query.ts'

/** Renders pictures inside texts of any feature. */
export const JournalPicture = defineAsyncComponent(() => import('./JournalPicture.vue'))

/** Journal of the campaign: entries that link to stars, people and each other. */
export const journalFeature: Feature = {
  id: 'journal',
  place: {
    label: 'Journal',
    icon: BookOpenText,
    path: '/journal',
    shortcut: 'G J',
    group: 'remember',
    isAtThumb: true,
  },
  routes: [
    {
      path: '/journal',
      component: () => import('./list/JournalPage.vue'),
      meta: {
        askEarly: ({ journal }, cache) =>
          cache.prefetchQuery(journal.list.queryOptions({ input: INITIAL_ENTRY_LIST_QUERY })),
      },
    },
    {
      path: '/journal/relations',
      component: () => import('./relations/RelationsPage.vue'),
      meta: { printForm: () => ({ form: 'relations', edition: { for: 'gamemaster' } }) },
    },
    { path: '/journal/chronicle', component: () => import('./chronicle/ChroniclePage.vue') },
    { path: '/journal/new', component: () => import('./new/NewEntryPage.vue') },
    {
      path: '/journal/:id',
      component: () => import('./entry/EntryPage.vue'),
      props: true,
      meta: {
        printForm: (route) => ({ form: 'entry', id: getRouteParameter(route, 'id'), edition: { for: 'gamemaster' } }),
      },
    },
  ],
  actions: (open) => [
    { id: 'new-entry', label: 'New journal entry', icon: Feather, run: () => open('/journal/new') },
    { id: 'new-person', label: 'New person', icon: UserPlus, run: () => open('/journal/new?kind=person') },
    { id: 'relations', label: 'Relations', icon: Waypoints, run: () => open('/journal/relations') },
    { id: 'chronicle', label: 'Chronicle', icon: BookMarked, run: () => open('/journal/chronicle') },
  ],
}
