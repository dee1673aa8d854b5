import { Hand } from '@lucide/vue'
import type { MapTool } from '../tool.ts'

/** Edits nothing: while it is active, dragging pans the map. */
export const panTool: MapTool<'pan', null, null> = {
  id: 'pan',
  name: 'Pan',
  icon: Hand,
  key: 'H',
  purpose: 'look',
  cursor: 'grab',
  options: null,
  help: () => 'Drag the map. The middle button, or Space held down, does so with every tool.',
  idle: null,
  on: () => ({ state: null }),
  phase: () => 'idle',
}
