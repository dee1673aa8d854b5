import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'

/** Shows a context menu for text. Spell checking is off, because Chromium downloads its dictionaries. */
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
