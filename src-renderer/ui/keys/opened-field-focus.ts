import { defaultDocument, useEventListener, useMediaQuery, useMutationObserver } from '@vueuse/core'
import { createTypingBuffer } from './typing-buffer.ts'
import { isTextInput } from './typing.ts'

const FIELDS = 'input:enabled, textarea:enabled, select:enabled, [contenteditable="true"]'
/** Elements that open a field: marked ones, and links to the forms of new things. */
const OPENERS = '[data-opens-field], a[href$="/new"], a[href*="/new?"]'
const CAPTURE = { capture: true }

const wait = createTypingBuffer(() => performance.now())
/** Fields on the page before the action; null once the opened field has the focus. */
let before: ReadonlySet<Element> | null = null

/**
 * Call when an action opens a field: once the field is on the page it receives the focus and the text typed meanwhile.
 */
export function prepareOpenedFieldFocus(): void {
  wait.begin()
  before = new Set(document.querySelectorAll(FIELDS))
}

/**
 * Focuses the field that an action opens. Such actions carry `data-opens-field` (page keys: `opensField`) or link to
 * the form of a new thing. The first new field of the page receives the focus, and for a second letters are not
 * shortcuts. On touch devices nothing is focused: the on-screen keyboard would cover what was opened.
 */
export function useOpenedFieldFocus(): void {
  const isTouch = useMediaQuery('(pointer: coarse)')
  function onClick({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest(OPENERS) !== null) prepareOpenedFieldFocus()
    else wait.end()
  }
  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Control' && event.key !== 'Meta') wait.end()
      return
    }
    if (event.altKey || event.isComposing || isTextInput(event.target)) return
    if (!wait.hold(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  useEventListener(defaultDocument, 'click', onClick, CAPTURE)
  useEventListener(defaultDocument, 'keydown', onKey, CAPTURE)
  useEventListener(defaultDocument, 'focusin', ({ target }) => fill(target), CAPTURE)
  useMutationObserver(defaultDocument?.body, () => isTouch.value || focusOpened(), { childList: true, subtree: true })
}

function focusOpened(): void {
  if (before === null || !wait.isWaiting()) return
  const known = before
  const opened = [...document.querySelectorAll<HTMLElement>(FIELDS)].filter((field) => !known.has(field))
  const field = opened.find((htmlElement) => htmlElement.matches('[data-initial-focus]')) ?? opened[0]
  if (!field) return
  before = null
  if (opened.some((htmlElement) => htmlElement === document.activeElement)) return
  if (field instanceof HTMLInputElement) field.select()
  field.focus()
}

/** Passes on what was typed before the field existed. */
function fill(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !isTextInput(target)) return
  const text = wait.isWaiting() ? wait.take() : ''
  if (text === '' || target.selectionStart === null) return
  target.setRangeText(text, target.selectionStart, target.selectionEnd ?? target.selectionStart, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
