import type { Feature, SideBarItem, GameListPage } from '../ui/pages/feature.ts'

export function listSideBarItems(features: readonly Feature[]): readonly SideBarItem[] {
  return features.flatMap(({ place }) => place ?? [])
}

/** Whether a path belongs to a place: the place itself or a page below it. */
export function isPathAtOrBelow(path: string, placePath: string): boolean {
  return path === placePath || path.startsWith(`${placePath}/`)
}

/** The place that a path belongs to, or null. */
export function findSideBarItemOfPath(places: readonly SideBarItem[], path: string): SideBarItem | null {
  return places.find((place) => isPathAtOrBelow(path, place.path)) ?? null
}

/**
 * Breadcrumb label of a page within a place. The list of a game is labelled with the game, because its title equals
 * that of the place.
 */
export function getBreadcrumbLabel(lists: readonly GameListPage[], path: string, title: string): string {
  return lists.find((list) => list.path === path)?.label ?? title
}
