import type { Component } from 'vue'

/** Menu item that a game adds for its matches. */
export interface MatchMenuItem {
  readonly id: string
  readonly label: string
  readonly icon: Component
  /** Why it cannot be chosen now; null if it can. */
  readonly reason?: string | null
}
