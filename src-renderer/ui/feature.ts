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

/** An entry of the side bar. */
export interface Place {
  readonly label: string
  readonly icon: Component
  readonly path: string
  /** Two keys one after the other, such as “G C”. */
  readonly shortcut: string
}

/** A feature's door: what the app needs to know of it. */
export interface Feature {
  readonly id: string
  /** Null for pages that the side bar does not list. */
  readonly place: Place | null
  readonly routes: readonly RouteRecordRaw[]
  /** Actions for the palette, such as “New character”; called once at start with a way to open a page. */
  readonly actions: (open: (path: string) => void) => readonly Action[]
}
