import type { Feature, Place, PlaceList } from '../ui/pages/feature.ts'

export function listPlaces(features: readonly Feature[]): readonly Place[] {
  return features.flatMap(({ place }) => place ?? [])
}

/** Whether a path belongs to a place: the place itself or a page below it. */
export function isPathWithinPlace(path: string, placePath: string): boolean {
  return path === placePath || path.startsWith(`${placePath}/`)
}

/** The place that a path belongs to, or null. */
export function findPlaceOfPath(places: readonly Place[], path: string): Place | null {
  return places.find((place) => isPathWithinPlace(path, place.path)) ?? null
}

/**
 * Breadcrumb label of a page within a place. The list of a game is labelled with the game, because its title equals
 * that of the place.
 */
export function getPageLabel(lists: readonly PlaceList[], path: string, title: string): string {
  return lists.find((list) => list.path === path)?.label ?? title
}
