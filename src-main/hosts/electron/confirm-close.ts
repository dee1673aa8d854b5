import type { BrowserWindow } from 'electron'
import { askUser } from './message-box.ts'

/** Asks before the window closes while the page is saving. Without this, Electron silently keeps the window open. */
export function confirmClose(window: BrowserWindow): void {
  let isAsking = false

  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const answer = await askUser(window, {
      message: 'Orrery is still saving.',
      detail: 'Wait a moment, then close the window again. If it closes now, what is being saved may be lost.',
      buttons: ['Wait', 'Close Anyway'],
    })
    isAsking = false
    if (answer === 1 && !window.isDestroyed()) window.destroy()
  }

  window.webContents.on('will-prevent-unload', () => void ask())
}
