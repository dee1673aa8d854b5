import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'

/** The parent window of a dialog; none while the window is hidden, because the dialog would be hidden with it. */
export function getDialogParentArguments(window: BrowserWindow): [BrowserWindow] | [] {
  return window.isDestroyed() || !window.isVisible() ? [] : [window]
}

/** Shows a message box. Returns the index of the button; 0 if it was closed without one. */
export async function askUser(
  window: BrowserWindow,
  options: MessageBoxOptions & { buttons: string[] },
): Promise<number> {
  const shown = { type: 'warning', title: 'Orrery', cancelId: 0, defaultId: 0, noLink: true, ...options } as const
  const [parent] = getDialogParentArguments(window)
  const { response } = await (parent ? dialog.showMessageBox(parent, shown) : dialog.showMessageBox(shown))
  return response
}

export function showMessage(window: BrowserWindow, message: string): void {
  void askUser(window, { message, buttons: ['OK'] })
}
