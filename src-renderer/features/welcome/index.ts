import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Creating, opening and recovering campaigns. */
export const welcomeFeature: Feature = {
  id: 'welcome',
  place: null,
  routes: [{ path: '/welcome', component: () => import('./WelcomePage.vue') }],
  actions: () => [],
}
