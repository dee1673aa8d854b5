import { Dices, VenetianMask } from '@lucide/vue'
import type {} from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: the gamemaster's audit of hidden agendas (P28-AGENDA-1). */
export const agendasFeature: Feature = {
  id: 'agendas',
  place: {
    label: 'Agendas',
    icon: VenetianMask,
    path: '/agendas',
    shortcut: 'G A',
    group: 'remember',
  },
  routes: [
    {
      path: '/agendas',
      component: () => import('./AgendasPage.vue'),
      meta: { printForm: () => ({ form: 'agendas' }) },
    },
    { path: '/agendas/cards/:id', component: () => import('./hand/OwnCardsPage.vue') },
  ],
  actions: (open) => [
    { id: 'deal-agenda', label: 'Deal a hidden agenda', icon: Dices, run: () => open('/agendas?deal=1') },
  ],
}
