import { nextTick } from 'vue'

/**
 * Prints this page. What is only drawn near the window is drawn first: it is told by `beforeprint`, but `window.print`
 * does not wait for the drawing.
 */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'))
  await nextTick()
  window.print()
}
