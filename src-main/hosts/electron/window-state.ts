import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { Bounds } from './bounds.ts'

const WindowState = z.object({ bounds: Bounds, isMaximized: z.boolean() })

/** Where the window was when it was closed. */
export type WindowState = z.infer<typeof WindowState>

/** What was kept, or null where nothing can be read: the window then opens as it did the first time. */
export function findWindowState(path: string): WindowState | null {
  try {
    return WindowState.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** Keeps where the window is. */
export function saveWindowState(path: string, state: WindowState): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(state))
  renameSync(`${path}.new`, path)
}
