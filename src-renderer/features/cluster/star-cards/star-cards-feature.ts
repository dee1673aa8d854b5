import { Sparkle } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'
import { STAR_CARDS_PATH } from './star-cards-path.ts'

/** Cards of stars, in the print room. */
export const starCardsFeature: Feature = {
  id: 'star-cards',
  place: null,
  list: { place: '/print', path: STAR_CARDS_PATH, label: 'Star cards' },
  routes: [{ path: STAR_CARDS_PATH, component: () => import('./StarCardsPage.vue') }],
  actions: (open) => [{ id: 'star-cards', label: 'Print star cards', icon: Sparkle, run: () => open(STAR_CARDS_PATH) }],
}
