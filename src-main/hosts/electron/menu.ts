import { Menu, type MenuItemConstructorOptions } from 'electron'
import { type MenuEntry, buildMenuEntries, type MenuState, type MenuTask } from './menu-entries.ts'

/** Callbacks of the menu. */
export interface MenuCallbacks {
  /** Sends an action to the page. */
  act(action: string): void
  open(path: string): void
  doTask(task: MenuTask): void
}

export function installApplicationMenu(facts: MenuState, actions: MenuCallbacks): void {
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(buildMenuEntries(facts).map((entry) => itemFor(entry, facts.isMac, actions))),
  )
}

function itemFor(entry: MenuEntry, isMac: boolean, actions: MenuCallbacks): MenuItemConstructorOptions {
  switch (entry.kind) {
    case 'separator':
      return { type: 'separator' }
    case 'role':
      return { role: entry.role, ...(entry.label !== undefined && { label: entry.label }) }
    case 'open':
      return { label: entry.label, click: () => actions.open(entry.path) }
    case 'task':
      return { label: entry.label, click: () => actions.doTask(entry.task) }
    case 'menu':
      return {
        label: entry.label,
        enabled: entry.isOff !== true,
        submenu: entry.entries.map((inner) => itemFor(inner, isMac, actions)),
      }
    case 'action':
      return {
        label: entry.label,
        enabled: entry.isOff !== true,
        click: () => actions.act(entry.action),
        // on macOS, a displayed accelerator would take the keys away from the page
        ...(entry.keys !== undefined && !isMac && { accelerator: entry.keys, registerAccelerator: false }),
      }
  }
}
