import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { computed } from 'vue'
import { useClusterPageSettings } from './cluster-page-settings.ts'
import { DEFAULT_MAP_LAYER_STATES } from './map-layers.ts'

beforeEach(() => setActivePinia(createPinia()))

test('a symmetry is detected once for each cluster, and stays as it is set', () => {
  const studio = useClusterPageSettings()
  const shown = computed(() => studio.getSymmetry('reach', () => 'half-turn'))
  expect(shown.value).toBe('half-turn')
  expect(studio.getSymmetry('reach', () => 'none')).toBe('half-turn')
  studio.setSymmetry('reach', 'none')
  expect(shown.value).toBe('none')
  expect(studio.getSymmetry('shore', () => 'half-turn')).toBe('half-turn')
})

test('transports follow the routes of a map that has some, unless it is set otherwise', () => {
  const studio = useClusterPageSettings()
  const [withRoutes, without] = [{ routes: ['a route'] }, { routes: [] }]
  expect(studio.getRouteMode(withRoutes)).not.toBe(studio.getRouteMode(without))
  studio.analysis.routeMode = studio.getRouteMode(withRoutes)
  expect(studio.getRouteMode(without)).toBe(studio.getRouteMode(withRoutes))
})

test('a reset forgets all settings', () => {
  const studio = useClusterPageSettings()
  studio.analysis.overlay = 'reach'
  studio.analysis.reach.turns = 5
  studio.panes.sideTab = 'study'
  studio.layers = { ...DEFAULT_MAP_LAYER_STATES, fog: { isShown: false, isLocked: true, opacity: 1 } }
  studio.setSymmetry('reach', 'half-turn')
  studio.getSymmetry('shore', () => 'half-turn')
  studio.reset()
  expect(studio.analysis).toMatchObject({ overlay: 'off', reach: { turns: 2 } })
  expect([studio.panes.sideTab, studio.layers]).toEqual(['inspect', DEFAULT_MAP_LAYER_STATES])
  expect(['reach', 'shore'].map((id) => studio.getSymmetry(id, () => 'none'))).toEqual(['none', 'none'])
})
