import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { Bounds } from './bounds.ts'

const WindowState = z.object({ bounds: Bounds, isMaximized: z.boolean() })

/** Window state when it was closed. */
export type WindowState = z.infer<typeof WindowState>

/** Reads the saved state, or null if it is unreadable; the window then opens as on the first start. */
export function findWindowState(path: string): WindowState | null {
  try {
    return WindowState.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

export function saveWindowState(path: string, state: WindowState): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(state))
  renameSync(`${path}.new`, path)
}
