import {
  Brush,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Feather,
  Flag,
  House,
  Maximize,
  Orbit,
  Pencil,
  Scissors,
  Sparkle,
  Spline,
  SquareMousePointer,
  StickyNote,
  Trash2,
  TypeOutline,
} from '@lucide/vue'
import type { MenuItem } from '#renderer/ui/types.ts'
import { type HexPlace, getHexLabel } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'
import { getInspectorTitle } from '../page/inspector-title.ts'
import type { MapThingRef } from '../tools/tool.ts'

/** Target of the context menu. */
export interface MenuTarget {
  readonly hex: HexPlace | null
  /** The thing under the pointer, or the selection that contains it. */
  readonly things: readonly MapThingRef[]
}

/** Title of the menu: the thing, or the hex. */
export function getMenuTitle(map: StarMap, { hex, things }: MenuTarget): string {
  return getInspectorTitle(map, things, hex)
}

/** Actions on the target, with their keys. */
export function listMenuItems(map: StarMap, spot: MenuTarget): readonly MenuItem[] {
  const [thingRef, ...others] = spot.things
  if (!thingRef) return emptyItems(map, spot.hex)
  return [
    ...(others.length === 0 ? itemsOfOne(map, thingRef) : []),
    ...(thingRef.kind === 'route' || thingRef.kind === 'region'
      ? []
      : [
          { id: 'copy', label: 'Copy', icon: Copy, shortcut: 'Ctrl+C', separated: others.length === 0 },
          { id: 'cut', label: 'Cut', icon: Scissors, shortcut: 'Ctrl+X' },
          { id: 'duplicate', label: 'Duplicate', icon: CopyPlus, shortcut: 'Ctrl+D' },
        ]),
    { id: 'delete', label: deleteWords(spot.things), icon: Trash2, shortcut: 'Del', danger: true, separated: true },
  ]
}

function itemsOfOne(map: StarMap, { kind, id }: MapThingRef): MenuItem[] {
  const rename: MenuItem = { id: 'rename', label: RENAME[kind], icon: Pencil, shortcut: 'F2' }
  switch (kind) {
    case 'star': {
      const star = map.findStar(id)
      if (star === null) return [rename]
      return [
        rename,
        { id: 'details', label: 'Edit owner and details', icon: Flag },
        {
          id: 'homeworld',
          label: star.isHomeworld ? 'Remove the homeworld mark' : 'Mark as homeworld',
          icon: House,
        },
        {
          id: 'hide',
          label: star.isHidden ? 'Show to players' : 'Hide from players',
          icon: star.isHidden ? Eye : EyeOff,
        },
        { id: 'system', label: 'Open system', icon: Orbit, separated: true },
        { id: 'write', label: 'Write a journal entry', icon: Feather },
        { id: 'route', label: 'Draw a route from here', icon: Spline, shortcut: 'R' },
        { id: 'alike', label: `Select all of rating ${star.rating}`, icon: SquareMousePointer },
      ]
    }
    case 'route':
      return [rename, { id: 'alike', label: 'Select all that look like it', icon: SquareMousePointer }]
    case 'region':
      return [
        rename,
        { id: 'paint', label: 'Paint it', icon: Brush, shortcut: 'P' },
        { id: 'stars', label: 'Select its stars', icon: SquareMousePointer },
      ]
    default:
      return [rename]
  }
}

const RENAME: Readonly<Record<MapThingRef['kind'], string>> = {
  star: 'Rename',
  route: 'Edit',
  region: 'Rename',
  label: 'Edit',
  fleet: 'Rename',
  bookmark: 'Rename',
}

function deleteWords({ length }: readonly MapThingRef[]): string {
  return length === 1 ? 'Delete' : `Delete ${length} things`
}

function emptyItems(map: StarMap, hex: HexPlace | null): MenuItem[] {
  const fit: MenuItem = {
    id: 'fit',
    label: 'Fit the whole map',
    icon: Maximize,
    shortcut: '0',
    separated: hex !== null,
  }
  if (!hex) return [fit]
  const at = getHexLabel(hex, map.board)
  return [
    { id: 'draw', label: `Draw a star at ${at}`, icon: Sparkle, shortcut: 'S' },
    { id: 'label', label: 'Write a label here', icon: TypeOutline, shortcut: 'L' },
    { id: 'note', label: 'Write a note here', icon: StickyNote },
    { id: 'paste', label: 'Paste', icon: ClipboardPaste, shortcut: 'Ctrl+V' },
    fit,
  ]
}
