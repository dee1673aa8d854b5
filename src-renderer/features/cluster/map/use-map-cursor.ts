import { useEventListener } from '@vueuse/core'
import { computed, ref, type Ref, shallowRef, watch } from 'vue'
import type { ModifierKeys } from '#renderer/parts/star-map/input/map-event.ts'
import { getModifierKeys } from '#renderer/parts/star-map/input/use-map-pointers.ts'
import { type HexPlace, isOnBoard } from '#shared/kit/hex.ts'
import { describeHex, type StarMap } from '../model/star-map.ts'
import { findCursorDestination } from './keyboard.ts'
import { ARROW_DIRECTIONS, findStarHexInDirection } from './star-in-direction.ts'

export interface MapCursorOptions {
  readonly host: Readonly<Ref<HTMLElement | null>>
  readonly map: () => StarMap
  /** Hex of the cursor when the map receives the focus; null keeps its last position. */
  readonly start: () => HexPlace | null
  readonly isSelecting: () => boolean
  readonly onMove: (place: HexPlace, keys: ModifierKeys) => void
  readonly onAct: (place: HexPlace, keys: ModifierKeys) => void
  readonly onDone: () => void
  readonly onRename: () => void
}

/** Keyboard cursor on the map: drawn while keys are in use, and announced to screen readers. */
export function useMapCursor({ host, map, start, isSelecting, onMove, onAct, onDone, onRename }: MapCursorOptions) {
  const cursor = shallowRef<HexPlace>({ row: 1, column: 1 })
  const isShown = ref(false)
  const spoken = ref('')

  function nextPlace(event: KeyboardEvent): HexPlace | null {
    if (!event.altKey) return findCursorDestination(event, cursor.value, map().board)
    const arrow = Object.entries(ARROW_DIRECTIONS).find(([key]) => key === event.key)?.[1]
    return arrow ? (findStarHexInDirection(map(), cursor.value, arrow) ?? cursor.value) : null
  }

  function moveTo(place: HexPlace, keys: ModifierKeys): void {
    cursor.value = place
    isShown.value = true
    spoken.value = describeHex(map(), place)
    onMove(place, keys)
  }

  function press(event: KeyboardEvent): boolean {
    const place = nextPlace(event)
    if (place) {
      moveTo(place, getModifierKeys(event))
      return true
    }
    if (event.key === ' ' && isShown.value) {
      onAct(cursor.value, getModifierKeys(event))
      return true
    }
    if (event.key !== 'Enter') return false
    isShown.value = true
    if (isSelecting()) {
      onAct(cursor.value, getModifierKeys(event))
      onRename()
    } else onDone()
    return true
  }

  function onKey(event: KeyboardEvent): void {
    if (event.target !== host.value || !press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function onFocus(): void {
    if (!host.value?.matches(':focus-visible')) return
    cursor.value = start() ?? cursor.value
    isShown.value = true
    spoken.value = describeHex(map(), cursor.value)
  }

  /** Announces the result of a key. */
  watch(map, (starMap) => {
    if (!isOnBoard(cursor.value, starMap.board)) cursor.value = { row: 1, column: 1 }
    if (isShown.value) spoken.value = describeHex(starMap, cursor.value)
  })

  useEventListener(host, 'keydown', onKey)
  useEventListener(host, 'focus', onFocus)
  useEventListener(host, 'blur', () => (isShown.value = false))

  return {
    spoken,
    /** The cursor hex while keys are in use. */
    shown: computed(() => (isShown.value ? cursor.value : null)),
    /** Hides the cursor while the pointer is in use; the next key shows it again. */
    rest: () => void (isShown.value = false),
    /** Moves the cursor to the pointer's hex. */
    leaveTo(place: HexPlace | null): void {
      isShown.value = false
      cursor.value = place ?? cursor.value
    },
  }
}
