import { computed, type Ref } from 'vue'
import type { RouteLocationNormalizedLoaded } from 'vue-router'
import { CAMPAIGN_FEATURES, SIDE_BAR_FOOTER_FEATURES, PATHS_WITHOUT_CAMPAIGN, GAME_LIST_PAGES } from './features.ts'
import { findSideBarItemOfPath, getBreadcrumbLabel, listSideBarItems } from './side-bar-items.ts'

/** Navigation of the shell: places of the side bar (upper and lower) and of the tab bar on phones. */
export function useShellNavigation({ campaignName, route, pageTitle }: Whereabouts) {
  const isOpen = computed(() => campaignName.value !== null)
  const upper = computed(() => (isOpen.value ? listSideBarItems(CAMPAIGN_FEATURES) : []))
  const lower = computed(() =>
    listSideBarItems(SIDE_BAR_FOOTER_FEATURES).filter(
      ({ path }) => isOpen.value || PATHS_WITHOUT_CAMPAIGN.some((open) => open === path),
    ),
  )
  /** On a phone, at the table, what is played comes first. */
  const thumb = computed(() => {
    const atThumb = upper.value.filter(({ isAtThumb }) => isAtThumb)
    return atThumb.toSorted((a, b) => Number(b.group === 'play') - Number(a.group === 'play'))
  })
  const more = computed(() => [...upper.value.filter(({ isAtThumb }) => !isAtThumb), ...lower.value])
  /** Breadcrumb trail from the campaign to the current page, shown in the top strip. */
  const trail = computed(() => {
    const place = findSideBarItemOfPath([...upper.value, ...lower.value], route.path)
    const isDeeper = place !== null && route.path !== place.path && pageTitle.value !== ''
    return [
      ...(campaignName.value === null || place?.path === '/campaign'
        ? []
        : [{ label: campaignName.value, to: '/campaign' }]),
      place ? { label: place.label, to: place.path } : { label: 'Welcome' },
      ...(isDeeper ? [{ label: getBreadcrumbLabel(GAME_LIST_PAGES, route.path, pageTitle.value) }] : []),
    ]
  })
  return { upper, lower, thumb, more, trail }
}

interface Whereabouts {
  readonly campaignName: Readonly<Ref<string | null>>
  readonly route: RouteLocationNormalizedLoaded
  readonly pageTitle: Readonly<Ref<string>>
}
