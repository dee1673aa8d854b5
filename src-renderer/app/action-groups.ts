import type { AppAction } from '../ui/pages/feature.ts'

/** Actions under a heading, for the shortcut sheet and the palette. */
export interface ActionGroup {
  readonly label: string
  readonly actions: readonly AppAction[]
}

/** Merges groups with the same heading: several features are listed under the name of their game. */
export function mergeGroupsByHeading(groups: readonly ActionGroup[]): ActionGroup[] {
  return [...Map.groupBy(groups, ({ label }) => label)]
    .map(([label, same]) => ({ label, actions: same.flatMap(({ actions }) => actions) }))
    .filter(({ actions }) => actions.length > 0)
}
