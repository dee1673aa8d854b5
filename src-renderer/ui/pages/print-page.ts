import { nextTick } from 'vue'

/**
 * Prints the page. Dispatches `beforeprint` and waits for the next render first, so that lists and sheets that draw
 * only what is on the screen draw everything: `window.print` would not wait for them.
 */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'))
  await nextTick()
  window.print()
}
