import type { Place } from '../ui/pages/feature.ts'
import { PLACE_LISTS } from './features.ts'
import { pageLabel } from './places.ts'

/** Where the page stands that is shown. */
interface Standing {
  /** The open campaign's name, or null. */
  readonly campaign: string | null
  readonly place: Place | null
  readonly path: string
  readonly title: string
}

/** The way from the campaign to the page that is shown, as the top strip says it. */
export function trailOf({ campaign, place, path, title }: Standing) {
  const isDeeper = place !== null && path !== place.path && title !== ''
  return [
    ...(campaign === null || place?.path === '/campaign' ? [] : [{ label: campaign, to: '/campaign' }]),
    place ? { label: place.label, to: place.path } : { label: 'Welcome' },
    ...(isDeeper ? [{ label: pageLabel(PLACE_LISTS, path, title) }] : []),
  ]
}
