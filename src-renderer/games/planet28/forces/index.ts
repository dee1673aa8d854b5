import { Flag, Swords, Truck, UserPlus, UsersRound } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

const characterPage = () => import('./unit/CharacterPage.vue')
const squadPage = () => import('./unit/SquadPage.vue')
const vehiclePage = () => import('./vehicle/VehiclePage.vue')
const warbandPage = () => import('./warband/WarbandPage.vue')

/** Feature: warbands with characters, squads and vehicles, and their editors. */
export const forcesFeature: Feature = {
  id: 'forces',
  place: { label: 'Forces', icon: Swords, path: '/forces', shortcut: 'G F', group: 'prepare', isAtThumb: true },
  list: { place: '/forces', path: '/forces', label: 'Planet 28' },
  routes: [
    {
      path: '/forces',
      component: () => import('./list/ForcesPage.vue'),
      meta: {
        askEarly: async ({ warbands, characters, squads, vehicles }, cache) => {
          await Promise.all([
            cache.prefetchQuery(warbands.list.queryOptions()),
            cache.prefetchQuery(characters.list.queryOptions()),
            cache.prefetchQuery(squads.list.queryOptions()),
            cache.prefetchQuery(vehicles.list.queryOptions()),
          ])
        },
      },
    },
    { path: '/forces/warbands/new', component: warbandPage },
    {
      path: '/forces/warbands/:id',
      component: warbandPage,
      meta: { printForm: (route) => `/print/warbands/${getRouteParameter(route, 'id')}` },
    },
    { path: '/forces/characters/new', component: characterPage },
    {
      path: '/forces/characters/:id/:as(edit|sheet)?',
      component: characterPage,
      meta: { printForm: (route) => `/print/characters/${getRouteParameter(route, 'id')}` },
    },
    { path: '/forces/squads/new', component: squadPage },
    {
      path: '/forces/squads/:id/:as(edit|sheet)?',
      component: squadPage,
      meta: { printForm: (route) => `/print/squads/${getRouteParameter(route, 'id')}` },
    },
    { path: '/forces/vehicles/new', component: vehiclePage },
    {
      path: '/forces/vehicles/:id/:as(edit|sheet)?',
      component: vehiclePage,
      meta: { printForm: (route) => `/print/vehicles/${getRouteParameter(route, 'id')}` },
    },
  ],
  actions: (open) => [
    { id: 'forces.new-warband', label: 'New warband', icon: Flag, run: () => open('/forces/warbands/new') },
    { id: 'forces.new-character', label: 'New character', icon: UserPlus, run: () => open('/forces/characters/new') },
    { id: 'forces.new-squad', label: 'New squad', icon: UsersRound, run: () => open('/forces/squads/new') },
    { id: 'forces.new-vehicle', label: 'New vehicle', icon: Truck, run: () => open('/forces/vehicles/new') },
  ],
}
