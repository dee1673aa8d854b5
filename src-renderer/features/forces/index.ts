import { Swords, Truck, UserPlus } from '@lucide/vue'
import type { Feature } from '../../ui/feature.ts'

const forcesPage = () => import('./ForcesPage.vue')
const characterPage = () => import('./CharacterPage.vue')
const vehiclePage = () => import('./VehiclePage.vue')

/** Warbands with their characters and vehicles, and the two builders. */
export const forcesFeature: Feature = {
  id: 'forces',
  place: { label: 'Forces', icon: Swords, path: '/forces', shortcut: 'G F' },
  routes: [
    { path: '/forces', component: forcesPage },
    { path: '/forces/warbands/:id', component: forcesPage },
    { path: '/forces/characters/new', component: characterPage },
    { path: '/forces/characters/:id', component: characterPage },
    { path: '/forces/vehicles/new', component: vehiclePage },
    { path: '/forces/vehicles/:id', component: vehiclePage },
  ],
  actions: (open) => [
    { id: 'forces.new-character', label: 'New character', icon: UserPlus, run: () => open('/forces/characters/new') },
    { id: 'forces.new-vehicle', label: 'New vehicle', icon: Truck, run: () => open('/forces/vehicles/new') },
  ],
}
