import { usePreferredReducedMotion, useTimeoutFn } from '@vueuse/core'
import { computeHexCentre, type HexPlace, type HexPoint } from '#shared/kit/hex.ts'
import {
  interpolateCamera,
  type Camera,
  fitCamera,
  centreCamera,
  panCamera,
  revealPoint,
  type ScreenPoint,
  type BoardView,
  zoomAt,
} from './camera.ts'

/** What the camera needs to know and whom it tells. */
export interface CameraOptions {
  /** Null while the view has no size. */
  readonly viewport: () => BoardView | null
  /** Where it stands at first. */
  readonly first: (viewport: BoardView) => Camera
  /** The camera moved, or zooming has come to rest. */
  readonly onMove: () => void
}

/** Milliseconds of a flight, and after which zooming is over. */
const FLIGHT = 180
const REST = 140

interface Flight {
  readonly from: Camera
  readonly to: Camera
  readonly startedAt: number
}

/** Where the map is looked at from. */
export function useMapCamera({ viewport, first, onMove }: CameraOptions) {
  let camera: Camera | null = null
  let isMoved = false
  let flight: Flight | null = null
  const isCalm = usePreferredReducedMotion()
  const atRest = useTimeoutFn(onMove, REST, { immediate: false })

  function set(next: Camera): void {
    if (camera && next.scale !== camera.scale) atRest.start()
    if (next === camera) return
    camera = next
    onMove()
  }

  function current(): Camera | null {
    const board = viewport()
    return (camera ??= board && first(board))
  }

  /** Moves at once; whoever drags is not carried on by a flight. */
  function move(next: (camera: Camera, viewport: BoardView) => Camera): void {
    const [from, at] = [current(), viewport()]
    if (!from || !at) return
    flight = null
    isMoved = true
    set(next(from, at))
  }

  /** Moves smoothly, or at once where motion is not wanted. */
  function fly(next: (camera: Camera, viewport: BoardView) => Camera): void {
    const [from, at] = [flight?.to ?? current(), viewport()]
    if (!from || !at || !camera) return
    const to = next(from, at)
    if (to === from) return
    if (document.documentElement.dataset['motion'] === 'reduced' || isCalm.value === 'reduce') return move(() => to)
    isMoved = true
    flight = { from: camera, to, startedAt: performance.now() }
    onMove()
  }

  return {
    current,
    isZoomAtRest: () => !atRest.isPending.value,
    /** A frame begins: a flight goes on; answers whether it is still under way. */
    step(now: number): boolean {
      if (!flight) return false
      const part = Math.min(1, (now - flight.startedAt) / FLIGHT)
      const next = interpolateCamera(flight.from, flight.to, part)
      if (part === 1) flight = null
      set(next)
      return flight !== null
    },
    /** Goes back to the first camera in a view of another size, unless somebody moved it. */
    refit(): void {
      if (!isMoved) camera = null
    },
    /** Another board: begins with the first camera again. */
    begin(): void {
      camera = null
      flight = null
      isMoved = false
      onMove()
    },
    move,
    pan: (shift: { dx: number; dy: number }) => move((from, { board }) => panCamera(from, board, shift)),
    zoomAt: (at: ScreenPoint, factor: number) => move((from, at_) => zoomAt(from, at_, { at, factor })),
    /** The whole board. */
    fit: () => fly((_, at) => fitCamera(at)),
    zoomBy: (factor: number) =>
      fly((from, at) => zoomAt(from, at, { at: { x: at.view.width / 2, y: at.view.height / 2 }, factor })),
    /** Brings a hex into sight. */
    reveal: (place: HexPlace) => fly((from, at) => revealPoint(from, at.view, computeHexCentre(place, at.board))),
    /** A hex in the middle, at a scale in pixels a hex radius. */
    goTo: (place: HexPlace, scale: number) =>
      fly((_, at) => centreCamera(computeHexCentre(place, at.board), scale, at)),
    /** A point of the board in the middle, at once. */
    centreOn: (point: HexPoint) => move((from, at) => centreCamera(point, from.scale, at)),
  }
}
