import type { Component } from 'vue'
import type { RouteRecordRaw } from 'vue-router'

/** A user action. Menus, toolbars, the palette, shortcuts and help all show this object. */
export interface AppAction {
  readonly id: string
  readonly label: string
  readonly icon: Component
  /** Shortcut such as “Mod+Z” (Mod is Ctrl, or Cmd on a Mac), “?” or “G C” (a sequence). */
  readonly shortcut?: string
  /** Reason why the action is unavailable, or null (default: always available). */
  readonly whyNot?: () => string | null
  readonly run: () => void | Promise<void>
}

/** Groups of places of a campaign, in the order of the side bar. */
export const SIDE_BAR_GROUPS = ['campaign', 'prepare', 'play', 'remember', 'keep'] as const
type SideBarGroup = (typeof SIDE_BAR_GROUPS)[number]

/** An entry of the side bar. */
export interface SideBarItem {
  readonly label: string
  readonly icon: Component
  readonly path: string
  /** Key sequence, such as “G C”. */
  readonly shortcut: string
  /** Null for places that need no open campaign; they are listed at the lower end. */
  readonly group: SideBarGroup | null
  /** Whether phones show it in the tab bar; the others are under “More”. */
  readonly isAtThumb?: boolean
}

/** The list of one game in a place shared by several games, such as Battles. */
export interface GameListPage {
  /** Path of the shared place. */
  readonly place: string
  readonly path: string
  readonly label: string
}

/** An action that a game offers for a star of the map. */
export interface StarAction {
  readonly label: string
  readonly icon: Component
  /** Path of the page that starts it at a star. */
  readonly path: (starId: string) => string
}

/** Public interface of a feature: everything the app needs to know about it. */
export interface Feature {
  readonly id: string
  /** Null for pages that are not in the side bar. */
  readonly place: SideBarItem | null
  /** Its list in a place shared by games. */
  readonly list?: GameListPage
  readonly atStar?: StarAction
  readonly routes: readonly RouteRecordRaw[]
  /** Palette actions, such as “New character”. Called once at start with a function that opens a page. */
  readonly actions: (open: (path: string) => void) => readonly AppAction[]
}

/** The places and pages of a game, in the order of the side bar. */
export interface GameFeatures {
  readonly id: string
  readonly features: readonly Feature[]
}
