import type { TextSlot } from './text-slots.ts'
import type { World } from './world.ts'

/** Traveller text formats with a world on each line. */
export const WORLD_FORMATS = ['traveller-sec', 'traveller-tab', 'traveller-column'] as const
export type WorldFormat = (typeof WORLD_FORMATS)[number]

/** A world of a file with its line, counted from 1. */
export interface WorldRow {
  readonly line: number
  readonly world: World
  readonly source: TextSlot
}

/** A file of worlds. */
export interface WorldFileContent {
  readonly rows: readonly WorldRow[]
  /** The file text around its rows. */
  readonly pieces: readonly string[]
  /** Line that names the columns, followed by the line of dashes for fixed-width columns. Empty for legacy files. */
  readonly header: readonly string[]
}
