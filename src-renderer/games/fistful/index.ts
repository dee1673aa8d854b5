import { Calculator, Rocket, ShieldCheck } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { GameFeatures } from '#renderer/ui/pages/feature.ts'
import { parseShipCode } from './games/ship-code.ts'

/** Pages of A Fistful of Planets: orders with odds, sealing, mailing, resolution, and the archive of turns. */
export const fistfulFeatures: GameFeatures = {
  id: 'fistful',
  features: [
    {
      id: 'turns',
      place: { label: 'Turns', icon: Rocket, path: '/turns', shortcut: 'G T', group: 'play', isAtThumb: true },
      routes: [
        {
          path: '/turns',
          component: () => import('./games/TurnsPage.vue'),
          meta: { askEarly: ({ fistful }, cache) => cache.prefetchQuery(fistful.list.queryOptions()) },
        },
        { path: '/turns/new', component: () => import('./games/NewGamePage.vue') },
        {
          path: '/turns/odds',
          component: () => import('./games/OddsPage.vue'),
          meta: {
            printForm: ({ query }) => ({ form: 'odds', a: parseShipCode(query['a']), b: parseShipCode(query['b']) }),
          },
        },
        { path: '/turns/verify', component: () => import('./games/VerifyPage.vue') },
        {
          path: '/turns/:id',
          component: () => import('./GamePage.vue'),
          props: true,
          meta: { printForm: (route) => `/turns/${getRouteParameter(route, 'id')}/print` },
        },
        { path: '/turns/:id/print', component: () => import('./print/TurnsPrintPage.vue'), props: true },
      ],
      actions: (open) => [
        {
          id: 'new-fistful-game',
          label: 'New game of A Fistful of Planets',
          icon: Rocket,
          run: () => open('/turns/new'),
        },
        { id: 'fistful-odds', label: 'Odds of a fleet battle', icon: Calculator, run: () => open('/turns/odds') },
        { id: 'verify-archive', label: 'Verify a game archive', icon: ShieldCheck, run: () => open('/turns/verify') },
      ],
    },
  ],
}
