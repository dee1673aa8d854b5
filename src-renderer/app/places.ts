import type { Feature, Place, PlaceList } from '../ui/pages/feature.ts'

/** The places of features that have one. */
export function listPlaces(features: readonly Feature[]): readonly Place[] {
  return features.flatMap(({ place }) => place ?? [])
}

/** Whether a path lies in a place: the place itself or a page below it. */
export function isWithin(path: string, placePath: string): boolean {
  return path === placePath || path.startsWith(`${placePath}/`)
}

/** The place that a path lies in, or null. */
export function findPlace(places: readonly Place[], path: string): Place | null {
  return places.find((place) => isWithin(path, place.path)) ?? null
}

/** What the trail calls a page within a place: a game's list by its game, because its title is the place's own. */
export function getPageLabel(lists: readonly PlaceList[], path: string, title: string): string {
  return lists.find((list) => list.path === path)?.label ?? title
}
