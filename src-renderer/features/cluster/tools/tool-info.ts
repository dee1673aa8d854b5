import {
  Eraser,
  Hand,
  Hexagon,
  type LucideIcon,
  MousePointer2,
  Ruler,
  Sparkle,
  Spline,
  TypeOutline,
  ZoomIn,
} from '@lucide/vue'
import { countWords } from '#shared/kit/words.ts'
import type { ToolOptions } from './tool-options.ts'
import type { ToolId } from './tool.ts'

/** How a tool is shown and taken in hand. */
export interface ToolInfo {
  readonly id: ToolId
  readonly label: string
  readonly icon: LucideIcon
  /** The letter that takes it in hand. */
  readonly shortcut: string
  /** What to do with it as it is set. */
  readonly hint: (options: ToolOptions) => string
}

/** What the tools are, by what one does with them. */
export const TOOL_GROUPS: readonly (readonly ToolInfo[])[] = [
  [
    { id: 'select', label: 'Select and move', icon: MousePointer2, shortcut: 'V', hint: selectHint },
    { id: 'star', label: 'Draw stars', icon: Sparkle, shortcut: 'S', hint: starHint },
    { id: 'route', label: 'Draw routes', icon: Spline, shortcut: 'R', hint: routeHint },
    { id: 'region', label: 'Paint regions', icon: Hexagon, shortcut: 'P', hint: regionHint },
    { id: 'label', label: 'Labels and notes', icon: TypeOutline, shortcut: 'L', hint: labelHint },
    { id: 'erase', label: 'Erase', icon: Eraser, shortcut: 'E', hint: eraseHint },
  ],
  [
    { id: 'measure', label: 'Measure', icon: Ruler, shortcut: 'M', hint: measureHint },
    { id: 'pan', label: 'Pan', icon: Hand, shortcut: 'H', hint: panHint },
    { id: 'zoom', label: 'Zoom', icon: ZoomIn, shortcut: 'Z', hint: zoomHint },
  ],
]

/** Every tool. */
export const TOOLS: readonly ToolInfo[] = TOOL_GROUPS.flat()

/** How a tool is shown. */
export function toolInfo(id: ToolId): ToolInfo {
  const info = TOOLS.find((tool) => tool.id === id)
  if (!info) throw new Error(`There is no tool ${id}`)
  return info
}

function selectHint({ select }: ToolOptions): string {
  const area = select.by === 'box' ? 'a box' : 'a loop'
  return `Click, drag ${area}, or double-click for all of a kind. Drag what is chosen to move it, with Alt to copy it.`
}

function starHint({ star }: ToolOptions): string {
  return star.mode === 'click'
    ? `Click an empty hex to draw a star of rating ${star.rating}.`
    : `Drag to strew stars of rating ${star.rating} on ${star.density} % of the hexes.`
}

function routeHint({ route }: ToolOptions): string {
  switch (route.mode) {
    case 'pair':
      return 'Drag from star to star, or click one and then the other.'
    case 'chain':
      return 'Click star after star. Enter, Escape or a double click ends the chain.'
    case 'auto':
      return `Click to join the chosen stars, or all, that are at most ${countWords(route.reach, 'hex', 'hexes')} apart.`
  }
}

function regionHint({ region }: ToolOptions): string {
  const what = region.target.kind === 'fog' ? 'fog' : region.target.kind === 'new' ? 'a new region' : 'the region'
  const deed = region.mode === 'paint' ? `Drag to paint ${what}` : `Click to fill ${what} up to the next border`
  return `${deed}, with Alt to take hexes out.`
}

function labelHint({ label }: ToolOptions): string {
  return `Click a hex to pin a ${label.kind} to it, then write it in the inspector.`
}

function eraseHint(): string {
  return 'Click or drag over stars, routes, labels and fleets, or hexes of the chosen region.'
}

function measureHint(): string {
  return 'Drag from hex to hex, or click one and then the other.'
}

function panHint(): string {
  return 'Drag the map. The middle button, or Space held down, does so with every tool.'
}

function zoomHint(): string {
  return 'Click to go nearer, with Alt farther, or drag a box to fill the view with it.'
}
