import { ZoomIn } from '@lucide/vue'
import type { MapTool } from '../tool.ts'

/** Edits nothing: while it is active, the map is zoomed. */
export const zoomTool: MapTool<'zoom', null, null> = {
  id: 'zoom',
  name: 'Zoom',
  icon: ZoomIn,
  key: 'Z',
  purpose: 'look',
  cursor: 'zoom-in',
  options: null,
  help: () => 'Click to go nearer, with Alt farther, or drag a box to fill the view with it.',
  idle: null,
  on: () => ({ state: null }),
  phase: () => 'idle',
}
