import { useEventListener } from '@vueuse/core'
import { isKeyEventHandledElsewhere, isTextInput } from '../ui/keys/typing.ts'
import type { AppAction } from '../ui/pages/feature.ts'
import { createShortcutReader, type KeyPress } from './shortcuts.ts'

/** Whether the platform's Mod key is Cmd. */
export const IS_MAC = /mac/i.test(navigator.userAgent)

const FROM_MENU = 'orrery:action:'

/** Runs actions by shortcuts and by the menu of the desktop app. */
export function useShortcuts(actions: readonly AppAction[], run: (action: AppAction) => void): void {
  const bindings = actions.flatMap(({ id, shortcut }) => (shortcut ? [{ id, shortcut }] : []))
  const read = createShortcutReader(bindings)
  const find = (id: string) => actions.find((action) => action.id === id)

  function onKey(event: KeyboardEvent): void {
    if (isKeyEventHandledElsewhere(event)) return
    const id = read(pressOf(event))
    const action = id === null ? null : find(id)
    if (!action) return
    event.preventDefault()
    run(action)
  }

  function onMessage({ source, data }: MessageEvent<unknown>): void {
    if (source !== window || typeof data !== 'string' || !data.startsWith(FROM_MENU)) return
    const action = find(data.slice(FROM_MENU.length))
    if (action) run(action)
  }

  useEventListener('keydown', onKey)
  useEventListener('message', onMessage)
}

function pressOf(event: KeyboardEvent): KeyPress {
  const { key, shiftKey: shift, altKey: alt, timeStamp: at, target } = event
  return { key, mod: IS_MAC ? event.metaKey : event.ctrlKey, shift, alt, at, isTyping: isTextInput(target) }
}
