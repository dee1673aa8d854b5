import { computed, type Ref } from 'vue'
import type { RouteLocationNormalizedLoaded } from 'vue-router'
import { CAMPAIGN_FEATURES, LOWER_FEATURES, OPEN_PATHS } from './features.ts'
import { findPlace, placesOf } from './places.ts'
import { trailOf } from './trail.ts'

/** Where somebody is, and where they may go: the places of the side bar, above and below, and of a phone's bar at the thumb. */
export function useShellPlaces({ campaignName, route, pageTitle }: Whereabouts) {
  const isOpen = computed(() => campaignName.value !== null)
  const upper = computed(() => (isOpen.value ? placesOf(CAMPAIGN_FEATURES) : []))
  const lower = computed(() =>
    placesOf(LOWER_FEATURES).filter(({ path }) => isOpen.value || OPEN_PATHS.some((open) => open === path)),
  )
  const thumb = computed(() => upper.value.filter(({ isAtThumb }) => isAtThumb))
  const more = computed(() => [...upper.value.filter(({ isAtThumb }) => !isAtThumb), ...lower.value])
  const trail = computed(() => {
    const place = findPlace([...upper.value, ...lower.value], route.path)
    return trailOf({ campaign: campaignName.value, place, path: route.path, title: pageTitle.value })
  })
  return { upper, lower, thumb, more, trail }
}

interface Whereabouts {
  readonly campaignName: Readonly<Ref<string | null>>
  readonly route: RouteLocationNormalizedLoaded
  readonly pageTitle: Readonly<Ref<string>>
}
