import type { Page } from '@playwright/test'

/** Keyboard input with a step count: a key pressed or a word typed is one step. */
export interface Typist {
  readonly steps: () => number
  readonly press: (...keys: string[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
}

/** Creates a user who works by keyboard only. */
export function createTypist({ keyboard }: Page): Typist {
  let steps = 0
  return {
    steps: () => steps,
    async press(...keys) {
      for (const key of keys) {
        steps += 1
        await keyboard.press(key)
      }
    },
    async type(text) {
      steps += 1
      await keyboard.type(text)
    },
  }
}
