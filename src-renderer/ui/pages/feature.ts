import type { Component } from 'vue'
import type { RouteRecordRaw } from 'vue-router'

/** Something a person can do: menu, toolbar, palette, shortcut and help all show this one object. */
export interface Action {
  readonly id: string
  readonly label: string
  readonly icon: Component
  /** Keys such as “Mod+Z” (Mod is Ctrl, on a Mac Cmd), “?” or “G C” (one after the other). */
  readonly shortcut?: string
  /** Why it cannot be done now, or null. Without it the action can always be done. */
  readonly whyNot?: () => string | null
  readonly run: () => void | Promise<void>
}

/** What the places of a campaign are for, in the order of the side bar. */
export const PLACE_GROUPS = ['campaign', 'prepare', 'play', 'remember', 'keep'] as const
type PlaceGroup = (typeof PLACE_GROUPS)[number]

/** An entry of the side bar. */
export interface Place {
  readonly label: string
  readonly icon: Component
  readonly path: string
  /** Two keys one after the other, such as “G C”. */
  readonly shortcut: string
  /** Null for places that need no open campaign, and stand at the lower end. */
  readonly group: PlaceGroup | null
  /** Phones show it at the thumb; the others are under “More”. */
  readonly isAtThumb?: boolean
}

/** The list of one game in a place that several games share, such as Battles. */
export interface PlaceList {
  /** The path of the place. */
  readonly place: string
  /** The path of this game's list. */
  readonly path: string
  /** The game. */
  readonly label: string
}

/** What can be begun at a star of the map. */
export interface StarAction {
  readonly label: string
  readonly icon: Component
  /** The page that begins it there. */
  readonly path: (starId: string) => string
}

/** A feature's door: what the app needs to know of it. */
export interface Feature {
  readonly id: string
  /** Null for pages that the side bar does not list. */
  readonly place: Place | null
  /** Where its list stands in a place that games share. */
  readonly list?: PlaceList
  readonly atStar?: StarAction
  readonly routes: readonly RouteRecordRaw[]
  /** Actions for the palette, such as “New character”; called once at start with a way to open a page. */
  readonly actions: (open: (path: string) => void) => readonly Action[]
}

/** A game's door: its places and pages, in the order of the side bar. */
export interface GamePages {
  readonly id: string
  readonly features: readonly Feature[]
}
