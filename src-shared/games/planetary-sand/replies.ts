import type { Command } from './commands.ts'

/** Advice of a bot. */
export interface BotAdvice {
  /** Its next order on the map, or null. */
  readonly order: Command | null
  /** Action of each unit and its reason, as text for play without a map. */
  readonly lines: readonly { readonly unit: string; readonly does: string; readonly why: string }[]
}
