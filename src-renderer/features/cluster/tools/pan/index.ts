import type { Tool } from '../tool.ts'

/** Edits nothing: with it in hand the map itself is panned or zoomed. */
export function viewTool(id: 'pan' | 'zoom'): Tool<null> {
  return { id, idle: null, on: () => ({ state: null }) }
}
