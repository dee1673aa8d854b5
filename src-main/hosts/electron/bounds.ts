import * as z from 'zod'

/** Position and size of a window or display, in pixels. */
export const Bounds = z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() })
export type Bounds = z.infer<typeof Bounds>

const USUAL = { width: 1400, height: 900 }

/** Smallest window size with a usable layout. */
export const MIN_WINDOW_SIZE = { width: 380, height: 480 }

/**
 * Initial window bounds: the saved ones, moved and shrunk to fit on one display, or centred on the first display if
 * there are none.
 */
export function clampBounds(saved: Bounds | null, displays: readonly Bounds[]): Bounds {
  const [first = { x: 0, y: 0, ...USUAL }] = displays
  const home = saved ? mostShared(saved, displays, first) : first
  const width = between(saved?.width ?? USUAL.width, Math.min(MIN_WINDOW_SIZE.width, home.width), home.width)
  const height = between(saved?.height ?? USUAL.height, Math.min(MIN_WINDOW_SIZE.height, home.height), home.height)
  const x = saved?.x ?? home.x + Math.round((home.width - width) / 2)
  const y = saved?.y ?? home.y + Math.round((home.height - height) / 2)
  return {
    x: between(x, home.x, home.x + home.width - width),
    y: between(y, home.y, home.y + home.height - height),
    width,
    height,
  }
}

/** The display with the largest overlap with the window; the first if there is no overlap. */
function mostShared(window: Bounds, displays: readonly Bounds[], first: Bounds): Bounds {
  return displays.reduce((best, display) => (shared(window, display) > shared(window, best) ? display : best), first)
}

function shared(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
