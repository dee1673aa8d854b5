// The part of Electron that the desktop app uses, on Node and the test's browser.
export { app } from './app.ts'
export { MessageChannelMain } from './ports.ts'
export { dialog, Menu, protocol, screen, session, shell } from './system.ts'
export { BrowserWindow, ipcMain } from './windows.ts'
