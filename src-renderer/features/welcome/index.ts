import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Where a campaign is created, opened, or saved from damage. */
export const welcomeFeature: Feature = {
  id: 'welcome',
  place: null,
  routes: [{ path: '/welcome', component: () => import('./WelcomePage.vue') }],
  actions: () => [],
}
