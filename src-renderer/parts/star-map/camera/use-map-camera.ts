import { usePreferredReducedMotion, useTimeoutFn } from '@vueuse/core'
import { computeHexCentre, type HexPlace, type HexPoint } from '#shared/kit/hex.ts'
import {
  interpolateCamera,
  type MapCamera,
  fitCameraToBoard,
  centreCamera,
  panCamera,
  panCameraToReveal,
  type ScreenPoint,
  type BoardViewport,
  zoomCameraAt,
} from './map-camera.ts'

/** Inputs and callbacks of the camera. */
export interface MapCameraOptions {
  /** Null while the view has no size. */
  readonly viewport: () => BoardViewport | null
  readonly first: (viewport: BoardViewport) => MapCamera
  /** Called when the camera moved, or when zooming has come to rest. */
  readonly onMove: () => void
}

/** Duration of an animated move, and the delay after which zooming counts as finished, in milliseconds. */
const FLIGHT = 180
const REST = 140

interface Flight {
  readonly from: MapCamera
  readonly to: MapCamera
  readonly startedAt: number
}

/** Camera of the map with animated moves. */
export function useMapCamera({ viewport, first, onMove }: MapCameraOptions) {
  let camera: MapCamera | null = null
  let isMoved = false
  let flight: Flight | null = null
  const isCalm = usePreferredReducedMotion()
  const atRest = useTimeoutFn(onMove, REST, { immediate: false })

  function set(next: MapCamera): void {
    if (camera && next.scale !== camera.scale) atRest.start()
    if (next === camera) return
    camera = next
    onMove()
  }

  function current(): MapCamera | null {
    const board = viewport()
    return (camera ??= board && first(board))
  }

  /** Moves at once and cancels an animation, so that it does not continue under a drag. */
  function move(next: (camera: MapCamera, viewport: BoardViewport) => MapCamera): void {
    const [from, at] = [current(), viewport()]
    if (!from || !at) return
    flight = null
    isMoved = true
    set(next(from, at))
  }

  /** Animates a move, or moves at once if reduced motion is preferred. */
  function fly(next: (camera: MapCamera, viewport: BoardViewport) => MapCamera): void {
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
    /** Advances the animation by a frame. Returns whether it is still running. */
    step(now: number): boolean {
      if (!flight) return false
      const part = Math.min(1, (now - flight.startedAt) / FLIGHT)
      const next = interpolateCamera(flight.from, flight.to, part)
      if (part === 1) flight = null
      set(next)
      return flight !== null
    },
    /** Restores the initial camera after a resize, unless the user moved it. */
    refit(): void {
      if (!isMoved) camera = null
    },
    /** Restarts with the initial camera for another board. */
    begin(): void {
      camera = null
      flight = null
      isMoved = false
      onMove()
    },
    move,
    pan: (shift: { dx: number; dy: number }) => move((from, { board }) => panCamera(from, board, shift)),
    zoomAt: (at: ScreenPoint, factor: number) => move((from, at_) => zoomCameraAt(from, at_, { at, factor })),
    /** Fits the whole board. */
    fit: () => fly((_, at) => fitCameraToBoard(at)),
    zoomBy: (factor: number) =>
      fly((from, at) => zoomCameraAt(from, at, { at: { x: at.view.width / 2, y: at.view.height / 2 }, factor })),
    /** Pans until a hex is visible. */
    reveal: (place: HexPlace) => fly((from, at) => panCameraToReveal(from, at.view, computeHexCentre(place, at.board))),
    /** Centres a hex, at a scale in pixels per hex radius. */
    goTo: (place: HexPlace, scale: number) =>
      fly((_, at) => centreCamera(computeHexCentre(place, at.board), scale, at)),
    /** Centres a point of the board without animation. */
    centreOn: (point: HexPoint) => move((from, at) => centreCamera(point, from.scale, at)),
  }
}
