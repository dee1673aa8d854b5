import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'

/** Opens a menu on a right click: what can be done with the text there. Spelling is not checked, because Chromium fetches its dictionaries from outside. */
export function showContextMenus(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const copy: MenuItemConstructorOptions = { role: 'copy', enabled: editFlags.canCopy }
    const selectAll: MenuItemConstructorOptions = { role: 'selectAll', enabled: editFlags.canSelectAll }
    const editing: MenuItemConstructorOptions[] = [
      { role: 'cut', enabled: editFlags.canCut },
      copy,
      { role: 'paste', enabled: editFlags.canPaste },
      { type: 'separator' },
      selectAll,
    ]
    if (isEditable) Menu.buildFromTemplate(editing).popup({ window })
    else if (selectionText.trim() !== '') Menu.buildFromTemplate([copy, selectAll]).popup({ window })
  })
}
